import { expect, test } from 'vitest';
import { cueFor, type Thing } from './cue.ts';
import type { EventView } from './model.ts';

const nameOf = (thing: Thing): string => (thing === 'token' ? thing : `${thing.card.id}${thing.turns ? ' turns' : ''}`);

const ways = (event: EventView, seat: number | null = 0): readonly string[] =>
  cueFor(event, { seat }).moves.map(({ thing, from, to }) => `${nameOf(thing)}: ${from} > ${to}`);

const placed = {
  type: 'placed',
  card: { id: 'oslo' },
  line: 'north-south',
  gap: 0,
  before: null,
  after: { id: 'cairo' },
} as const;
const CHECKED = {
  type: 'checked',
  seat: 1,
  by: 0,
  line: 'north-south',
  side: 'after',
  placed: { id: 'oslo' },
  neighbour: { id: 'cairo' },
  error: true,
  winner: 0,
  from: 1,
} as const;
const COUNTED = {
  type: 'counted',
  seat: 0,
  start: 'cairo',
  northSouth: [],
  westEast: [],
  caught: [],
  errors: 1,
  guesses: [1, 3, 1],
  earned: [2, 0, 2],
  tokens: [6, 4, 6],
} as const;

const CASES: readonly (readonly [string, EventView, readonly string[]])[] = [
  ['a card comes up', { type: 'turned-up', seat: 1, card: { id: 'oslo' } }, ['oslo turns: seat.1 > stack']],
  ['the own card is laid from where it lay', { ...placed, seat: 0 }, ['oslo: stack > card.oslo']],
  ['that of another comes from its seat', { ...placed, seat: 2 }, ['oslo: seat.2 > card.oslo']],
  [
    'both cards of a check turn, and a token goes to the caller',
    CHECKED,
    ['oslo turns: card.oslo > card.oslo', 'cairo turns: card.cairo > card.cairo', 'token: seat.1 > seat.0'],
  ],
  [
    'whoever has no token pays nothing: it comes from the supply',
    { ...CHECKED, error: false, winner: 1, from: null },
    ['oslo turns: card.oslo > card.oslo', 'cairo turns: card.cairo > card.cairo', 'token: supply > seat.1'],
  ],
  ['a count pays the nearest guesses', COUNTED, ['token: supply > seat.0', 'token: supply > seat.2']],
  ['nobody sees a secret answer on its way', { type: 'answered', seat: 1 }, []],
];

test.each(CASES)('%s', (_, event, expected) => {
  expect(ways(event)).toEqual(expected);
});

test('nothing that moves shows a number, not even while the cards are face up', () => {
  const open = { latitudeMinutes: 1, longitudeMinutes: 2 };
  const event = { ...CHECKED, placed: { id: 'oslo', ...open }, neighbour: { id: 'cairo', ...open } };
  for (const { thing } of cueFor(event, { seat: 0 }).moves)
    if (thing !== 'token') expect(Object.keys(thing.card)).toEqual(['id']);
});

test('an error sounds otherwise than a card that lay rightly', () => {
  expect(cueFor(CHECKED, { seat: 0 }).sound).toBe('bad');
  expect(cueFor({ ...CHECKED, error: false }, { seat: 0 }).sound).toBe('good');
});
