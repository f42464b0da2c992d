import type { WebSocket } from 'ws';
import { type Arrive, afterThinking } from './players.ts';
import { openSocket } from './socket.ts';

/** As long as a game of the gin-like game. */
const TURNS = 62;

const say = (socket: WebSocket, turn: number): Promise<void> =>
  new Promise((resolve) => {
    socket.once('message', (data) => {
      JSON.parse(data.toString());
      resolve();
    });
    socket.send(JSON.stringify({ type: 'act', ask: turn, action: { type: 'discard', card: 17 }, id: `i${turn}` }));
  });

/** Two connections that say something in turn; it counts as acknowledged when it comes back. */
export const arrive: Arrive = async (address) => {
  const sockets = await Promise.all([openSocket(address, '/'), openSocket(address, '/')]);
  return {
    async play(watch) {
      for (let turn = 0; turn < TURNS; turn++) {
        await new Promise<void>((resolve) => afterThinking(watch, resolve));
        const sent = performance.now();
        await say(sockets[turn % 2 === 0 ? 0 : 1], turn);
        watch.acknowledged(sent);
      }
    },
    leave() {
      for (const socket of sockets) socket.close();
    },
  };
};
