import { GAMES } from '@tabletrotter/rules/games';
import { gin } from '../gin/index.ts';
import { type Play, playHosted, playOf } from './playout.ts';
import { sliceOf } from './slice.ts';

// A process that plays one game of ours, a slice whenever it is sent one's length: `contestant.mjs <game> <seats>`.
const [id = '', seatsText = ''] = process.argv.slice(2);

const find = (): Play => {
  const seats = Number(seatsText);
  if (id === gin.id) return playOf(gin, seats);
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return playHosted(game, seats);
};

const play = find();
process.on('message', (milliseconds) => {
  process.send?.(sliceOf(play, Number(milliseconds)));
});
