import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { lazily } from '../../ui/lazily.tsx';
import { defineBoard } from '../define.tsx';
import { Board } from './Board.tsx';
import { cueFor, type Thing } from './cue.ts';
import type { Action, EventView, View } from './model.ts';
import { prompt } from './prompt.ts';
import { countedRounds } from './round.tsx';
import { SeatDetail } from './SeatDetail.tsx';
import { Travelling } from './Travelling.tsx';

const { seats, options } = wideWorld;
const FlightRecorder = lazily(async () => (await import('./recorder/FlightRecorder.tsx')).FlightRecorder);

export default defineBoard<View, Action, EventView, Thing>(wideWorld, {
  setup: {
    seats,
    options: [{ name: 'memory', values: options.choices.memory ?? [], preset: options.defaults.memory, help: true }],
    first: (seat) => ({ first: seat }),
  },
  Board,
  Journal: null,
  SeatDetail,
  prompt,
  toAct: ({ toAct }) => toAct,
  totals: () => null,
  target: () => null,
  rounds: countedRounds,
  Afterword: FlightRecorder,
  // the pile of one's own lies open to its owner where the table helps
  isPrivate: ({ options: { memory } }) => memory === 'helped',
  forgets: ({ options: { memory } }) => memory === 'printed',
  isTurn: ({ type }) => type === 'turn-began' || type === 'dealt',
  cue: cueFor,
  dwells: () => false,
  Travelling,
});
