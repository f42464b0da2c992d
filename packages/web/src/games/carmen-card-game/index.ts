import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { lazily } from '../../ui/lazily.tsx';
import { defineBoard } from '../define.tsx';
import { Board } from './Board.tsx';
import { cueFor, type Thing } from './cue.ts';
import { Journal } from './journal/Journal.tsx';
import type { Action, EventView, View } from './model.ts';
import { prompt } from './prompt.ts';
import { SeatDetail } from './SeatDetail.tsx';
import { Travelling } from './Travelling.tsx';
import { dwells } from './verdict.ts';

const { seats, options } = carmenCardGame;
const WhatEveryoneKnew = lazily(async () => (await import('./afterword/WhatEveryoneKnew.tsx')).WhatEveryoneKnew);

export default defineBoard<View, Action, EventView, Thing>(carmenCardGame, {
  setup: {
    seats,
    options: [{ name: 'memory', values: options.choices.memory ?? [], preset: options.defaults.memory, help: true }],
    first: (seat) => ({ first: seat }),
  },
  Board,
  Journal,
  SeatDetail,
  prompt,
  toAct: ({ toAct }) => toAct,
  totals: () => null,
  target: () => null,
  rounds: () => [],
  Afterword: WhatEveryoneKnew,
  isPrivate: () => true,
  forgets: ({ options: { memory } }) => memory === 'printed',
  isTurn: ({ type }) => type === 'turn-began' || type === 'dealt',
  cue: cueFor,
  dwells,
  Travelling,
});
