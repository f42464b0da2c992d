import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { lazily } from '../../ui/lazily.tsx';
import { defineBoard } from '../define.tsx';
import { Board } from './Board.tsx';
import { cueFor, type Thing } from './cue.ts';
import type { Action, EventView, View } from './model.ts';
import { OPTIONS_SHOWN } from './options.ts';
import { prompt } from './prompt.ts';
import { countedRounds } from './round.tsx';
import { SeatDetail } from './SeatDetail.tsx';
import { Travelling } from './Travelling.tsx';

const { seats } = coordinatesOfWonders;
const TravelLog = lazily(async () => (await import('./after/Travels.tsx')).TravelLog);
const DeckField = lazily(async () => (await import('../../setup/deck/DeckField.tsx')).DeckField);

export default defineBoard<View, Action, EventView, Thing>(coordinatesOfWonders, {
  setup: {
    seats,
    options: OPTIONS_SHOWN,
    Extra: DeckField,
    first: (seat) => ({ first: seat }),
  },
  Board,
  Journal: null,
  SeatDetail,
  prompt,
  toAct: ({ toAct }) => toAct,
  totals: ({ tokens }) => tokens,
  target: () => null,
  rounds: countedRounds,
  Afterword: TravelLog,
  // a guess, and an answer in secret
  isPrivate: ({ turn }) => turn.step === 'guess' || (turn.step === 'doubt' && turn.sealed !== undefined),
  forgets: ({ options: { memory } }) => memory === 'printed',
  isTurn: ({ type }) => type === 'turned-up' || type === 'paused',
  cue: cueFor,
  dwells: ({ type }) => type === 'checked',
  Travelling,
});
