import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { lazily } from '../../ui/lazily.tsx';
import { defineBoard } from '../define.tsx';
import { Board } from './Board.tsx';
import { cueFor, type Thing } from './cue.ts';
import { HomesField } from './homes/HomesField.tsx';
import type { Action, EventView, View } from './model.ts';
import { prompt } from './prompt.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { Travelling } from './Travelling.tsx';

const { seats, options } = carmenJunior;
const CaseFile = lazily(async () => (await import('./casefile/CaseFile.tsx')).CaseFile);

export default defineBoard<View, Action, EventView, Thing>(carmenJunior, {
  setup: {
    seats,
    options: [
      { name: 'rules', values: options.choices.rules ?? [], preset: options.defaults.rules, help: true },
      { name: 'memory', values: options.choices.memory ?? [], preset: options.defaults.memory, help: true },
    ],
    Extra: HomesField,
    first: (seat) => ({ first: seat }),
  },
  Board,
  Journal: null,
  SeatDetail,
  prompt,
  toAct: ({ toAct }) => toAct,
  totals: () => null,
  target: () => null,
  rounds: () => [],
  Afterword: CaseFile,
  isPrivate: () => true,
  forgets: ({ options: { memory } }) => memory === 'printed',
  isTurn: ({ type }) => type === 'turn-began' || type === 'dealt',
  cue: cueFor,
  dwells: () => false,
  Travelling,
});
