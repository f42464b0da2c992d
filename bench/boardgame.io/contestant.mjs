// Plays the gin-like game through boardgame.io's reducer, a slice whenever it is sent one's length. No view, no legal list.
import { createRequire } from 'node:module';
import { gin } from './gin.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const CHECK_EVERY = 16;
const reducer = CreateGameReducer({ game: gin });

const move = (playerID, type, args) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } });

/** A random legal move of whose turn it is. */
const choose = ({ G, ctx }) => {
  const { currentPlayer } = ctx;
  if (!G.drew) return move(currentPlayer, 'draw', []);
  const { hand } = G.players[currentPlayer];
  return move(currentPlayer, 'discard', [hand[Math.floor(Math.random() * hand.length)]]);
};

let state = InitializeGame({ game: gin });

const play = () => {
  if (state.ctx.gameover !== undefined) state = InitializeGame({ game: gin });
  const next = reducer(state, choose(state));
  if (next._stateID !== state._stateID + 1) throw new Error('a legal move was not taken');
  state = next;
};

// as `../slice.ts` does
process.on('message', (milliseconds) => {
  const until = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let actions = 0;
  for (; performance.now() < until; actions += CHECK_EVERY) for (let each = 0; each < CHECK_EVERY; each++) play();
  const { user, system } = process.cpuUsage(before);
  process.send({ actions, milliseconds: (user + system) / 1_000 });
});
