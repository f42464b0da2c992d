// Two people at a table of boardgame.io's server, as `../server/players/players.ts` wants it. They speak its messages through its own
// socket.io, without its client's store, so that they cost little. An action is acknowledged by the update that it brings.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');

let matches = 0;

/** Looks at a match, which is made where there is none; gives its state. */
const look = (socket, match, seat) =>
  new Promise((resolve) => {
    socket.once('sync', (_, { state }) => resolve(state));
    socket.emit('sync', match, seat, undefined, 2);
  });

const playSeat = (socket, match, seat, first, watch) =>
  new Promise((resolve) => {
    let sent;
    const act = ({ G, ctx, _stateID }) => {
      if (ctx.currentPlayer !== seat) return;
      const { hand } = G.players[seat];
      const [type, args] = G.drew ? ['discard', [hand[Math.floor(Math.random() * hand.length)]]] : ['draw', []];
      const send = () => {
        sent = performance.now();
        socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID: seat } }, _stateID, match, seat);
      };
      const pause = watch.thinking();
      if (pause === 0) send();
      else setTimeout(send, pause);
    };
    const listen = (_, state) => {
      if (sent !== undefined) watch.acknowledged(sent);
      sent = undefined;
      if (state.ctx.gameover === undefined) return act(state);
      socket.off('update', listen);
      resolve();
    };
    socket.on('update', listen);
    act(first);
  });

export const arrive = async (address) => {
  const sockets = [0, 1].map(() => io(`${address}/gin-like`, { transports: ['websocket'], forceNew: true }));
  return {
    async play(watch) {
      const match = `${process.pid}-${matches++}`;
      const states = [];
      for (const [seat, socket] of sockets.entries()) states.push(await look(socket, match, String(seat)));
      await Promise.all(sockets.map((socket, seat) => playSeat(socket, match, String(seat), states[seat], watch)));
    },
    leave() {
      for (const socket of sockets) socket.close();
    },
  };
};
