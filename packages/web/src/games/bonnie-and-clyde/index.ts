import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { lazily } from '../../ui/lazily.tsx';
import { defineBoard } from '../define.tsx';
import { Board } from './Board.tsx';
import { cueFor, type Thing } from './cue.ts';
import type { Action, EventView, View } from './model.ts';
import { prompt } from './prompt.ts';
import { countedRounds } from './round.tsx';
import { SeatDetail } from './SeatDetail.tsx';
import { Travelling } from './Travelling.tsx';

const { seats, options } = bonnieAndClyde;
const WhereTheyHid = lazily(async () => (await import('./newsreel/WhereTheyHid.tsx')).WhereTheyHid);

export default defineBoard<View, Action, EventView, Thing>(bonnieAndClyde, {
  setup: {
    seats,
    options: [
      { name: 'memory', values: options.choices.memory ?? [], preset: options.defaults.memory, help: true },
      { name: 'target', values: options.choices.target ?? [], preset: options.defaults.target, help: false },
    ],
    // BC-1.7: the seat to the left of the dealer begins
    first: (seat, count) => ({ dealer: seat === null ? null : (seat + count - 1) % count }),
  },
  Board,
  Journal: null,
  SeatDetail,
  prompt,
  toAct: ({ toAct }) => toAct,
  totals: ({ scores }) => scores,
  target: ({ options: { target } }) => target,
  rounds: countedRounds,
  Afterword: WhereTheyHid,
  isPrivate: () => true,
  forgets: ({ options: { memory } }) => memory === 'printed',
  isTurn: ({ type }) => type === 'turn-began' || type === 'dealt',
  cue: cueFor,
  dwells: () => false,
  Travelling,
});
