import type { Seat } from '@tabletrotter/rules';
import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import type { View } from './model.ts';

/** Three seats, for tests: seat 0 knows its own top loot, the location it belongs to, and a henchman of seat 2. */
export const POSITION = {
  game: 'carmen-card-game',
  options: { memory: 'helped' },
  rows: [
    { henchman: ['robin-banks', null], loot: ['liberty-torch', 'hudson-bay'], location: ['oslo', 'lima'] },
    { henchman: ['carmen-sandiego', 'li-non-mee'], loot: ['crown-jewels', 'tea-in-china'], location: ['new-york', 'paris'] },
    { henchman: ['fast-eddie-b', 'sarah-nade'], loot: ['grand-canyon', 'opera-chandelier'], location: ['london', 'sydney'] },
  ],
  center: { henchman: 'nick-brunch', loot: 'gandhis-glasses', location: 'new-delhi' },
  decks: {
    henchman: [
      'yul-b-sorry',
      'bessie-may-mucho',
      'sam-o-nella',
      'sandy-dunes',
      'bjorn-toulouse',
      'irma-dillow',
      'katherine-drib',
    ],
    loot: ['montezumas-remedy', 'eiffel-elevator', 'haralds-shampoo', 'abominable-snowman', 'pyramid-plans', 'pizarros-sword'],
    location: ['montreal', 'mexico-city', 'kathmandu', 'arizona', 'cairo', 'beijing'],
  },
  solved: [],
  looked: [{ seat: 0, kind: 'loot', slot: 'top' }],
  known: [
    { seat: 0, card: 'liberty-torch' },
    { seat: 0, card: 'new-york' },
    { seat: 0, card: 'fast-eddie-b' },
    { seat: 1, card: 'new-york' },
  ],
  out: [],
  lastArrest: null,
  idleTurns: 0,
  turn: { seat: 0, step: 'start', when: 'start', warrantUsed: false, shifted: false },
};

/** A seat's view of a position, as the server shows it. */
export const viewOf = (changes: object = {}, seat: Seat | null = 0): View => {
  const state = carmenCardGame.parsePosition({ ...POSITION, ...changes });
  if (!state.ok) throw new Error(state.error.message);
  return carmenCardGame.viewFor(state.value, seat, { recall: state.value.options.memory === 'helped' });
};
