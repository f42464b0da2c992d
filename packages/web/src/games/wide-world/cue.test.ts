import { describe, expect, test } from 'vitest';
import { cueFor, type Thing } from './cue.ts';
import { type EventView, PRODUCTS, squareAt, type View } from './model.ts';
import { played } from './played.ts';

const plane = (at: string): View['seats'][number] => ({
  at,
  left: true,
  destinations: { count: 1, top: 'peru' },
  reached: [],
  products: { count: 3 },
});

const table = (seat: number | null): Pick<View, 'seat' | 'seats'> => ({ seat, seats: [plane('2,3'), plane('4,5')] });

const nameOf = (thing: Thing): string =>
  typeof thing === 'string'
    ? thing
    : Object.entries(thing)
        .flat()
        .map((part) => (typeof part === 'object' ? part.card : part))
        .join(' ');

const ways = (event: EventView, seat: number | null = 0): readonly string[] =>
  cueFor(event, table(seat)).moves.map(({ thing, from, to }) => `${nameOf(thing)}: ${from} > ${to}`);

const HERE = squareAt(2, 3);
const THERE = squareAt(2, 6);

const CASES: readonly (readonly [string, EventView, readonly string[]])[] = [
  [
    'a plane flies from its square to another',
    { type: 'flew', seat: 1, by: 'count', direction: 'east', from: HERE, to: THERE },
    ['plane 1: sq.2,3.1 > sq.2,6'],
  ],
  [
    'a plane is carried on',
    { type: 'carried', seat: 0, by: 'flight', from: HERE, to: THERE, airfield: 'suva' },
    ['plane 0: sq.2,3.0 > sq.2,6'],
  ],
  [
    'two planes trade places: the view has them where they came to',
    { type: 'traded', seat: 0, other: 1 },
    ['plane 0: sq.4,5.0 > sq.2,3', 'plane 1: sq.2,3.1 > sq.4,5'],
  ],
  ['a die is thrown', { type: 'rolled', seat: 1, die: 4 }, ['die 4: seat.1 > desk.die']],
  [
    'own products come closed: the sheet shows them',
    { type: 'reached', seat: 0, destination: 'peru', count: 2, products: ['tea', 'gold'] },
    ['closed: desk.products > desk.pile', 'closed: desk.products > desk.pile'],
  ],
  ['products of another go to the seat', { type: 'gift', seat: 1, count: 1 }, ['closed: desk.products > seat.1']],
  [
    'what is lost goes open, for all to see',
    { type: 'declared', seat: 1, count: 1, right: false, products: ['tea'], lost: ['gold'] },
    ['product gold: seat.1 > desk.products'],
  ],
  ['what the log has forgotten does not move', { type: 'declared', seat: 1, count: 1, right: false }, []],
  [
    'a Travel Agent card is shown to all',
    { type: 'agent-drawn', seat: 1, card: { card: 'gift' } },
    ['agent gift: desk.agents > desk.agent'],
  ],
];

test.each(CASES)('%s', (_, event, expected) => {
  expect(ways(event)).toEqual(expected);
});

test('a flight takes longer the farther it goes, up to 700 ms', () => {
  const lasts = (columns: number): number | undefined =>
    cueFor({ type: 'flew', seat: 1, by: 'count', direction: 'east', from: HERE, to: HERE + columns }, table(0)).moves[0]?.lasts;
  expect(lasts(1)).toBe(310);
  expect(lasts(5)).toBe(550);
  expect(lasts(15)).toBe(700);
});

describe('over a whole game', () => {
  test.each([0, 1, null])('no product is shown that was not told to all (viewer %s)', (viewer) => {
    let moved = 0;
    for (const events of played(3, 2, viewer).told)
      for (const event of events)
        for (const { thing } of cueFor(event, { seat: viewer, seats: [plane('2,3'), plane('4,5'), plane('6,6')] }).moves) {
          moved++;
          if (typeof thing === 'string' || !('product' in thing)) continue;
          expect(event.type === 'declared' && event.lost?.includes(thing.product)).toBe(true);
          expect(PRODUCTS).toContain(thing.product);
        }
    expect(moved).toBeGreaterThan(50);
  });
});
