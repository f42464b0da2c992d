import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arranged, gapBeside, type Order, orderOf, rearranged, regrouped } from './hand-order.ts';

const cards = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 });
const sortedCards = cards.map((hand) => hand.toSorted());
const orders: fc.Arbitrary<Order> = fc.option(cards, { nil: null });

const isPermutation = (places: readonly number[], count: number): void =>
  expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, place) => place));
const namesOf = (hand: readonly string[], places: readonly number[]): string => places.map((place) => hand[place]).join('');

test('whatever was kept, a hand is shown whole: each card once', () => {
  fc.assert(
    fc.property(sortedCards, orders, (hand, order) => {
      const places = arranged(hand, order);
      isPermutation(places, hand.length);
      // and what is kept of it shows the same again
      expect(namesOf(hand, arranged(hand, orderOf(hand, places)))).toBe(namesOf(hand, places));
    }),
  );
});

test('moving cards loses none, keeps the others in their order, and those that moved together', () => {
  fc.assert(
    fc.property(sortedCards, orders, fc.array(fc.nat(11)), fc.nat(12), (hand, order, some, gap) => {
      const places = arranged(hand, order);
      const picked = places.filter((place) => some.includes(place));
      const moved = regrouped(places, picked, Math.min(gap, hand.length));
      isPermutation(moved, hand.length);
      const isPicked = (place: number): boolean => picked.includes(place);
      expect(moved.filter((place) => !isPicked(place))).toEqual(places.filter((place) => !isPicked(place)));
      const first = moved.findIndex(isPicked);
      if (picked.length > 0) expect(moved.slice(first, first + picked.length)).toEqual(picked);
    }),
  );
});

test('cards that stay keep their order while others come and go', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...'abcdefgh')), fc.uniqueArray(fc.constantFrom(...'abcdefgh')), (before, now) => {
      const hand = now.toSorted();
      const shown = namesOf(hand, arranged(hand, before));
      const stay = (names: readonly string[]): string =>
        names.filter((name) => before.includes(name) && now.includes(name)).join('');
      expect(stay([...shown])).toBe(stay(before));
    }),
  );
});

test('a new card lies behind the last of its like, or at the end', () => {
  expect(namesOf(['a', 'a', 'b', 'c'], arranged(['a', 'a', 'b', 'c'], ['c', 'a', 'b']))).toBe('caab');
  expect(namesOf(['a', 'b', 'c'], arranged(['a', 'b', 'c'], ['c', 'b']))).toBe('cba');
});

test('of equal cards the one that was moved stays the one, until the hand is another', () => {
  const moved = { hand: ['a', 'b', 'c', 'c'], places: [3, 0, 1, 2] };
  expect(rearranged(moved, ['a', 'b', 'c', 'c'])).toBe(moved);
  expect(rearranged(moved, ['a', 'c', 'c']).places).toEqual([1, 0, 2]);
});

test('a sorted hand stays sorted whatever comes', () => {
  const sorted = { hand: ['a', 'c'], places: [0, 1] };
  expect(rearranged(sorted, ['a', 'b', 'c']).places).toEqual([0, 1, 2]);
});

test('a hand in the order in which it comes is sorted, and nothing is kept of it', () => {
  expect(orderOf(['a', 'b'], [0, 1])).toBeNull();
  expect(orderOf(['a', 'a', 'b'], [1, 0, 2])).toBeNull();
  expect(orderOf(['a', 'b'], [1, 0])).toEqual(['b', 'a']);
});

test('one step to the left and one to the right are each other undone; at the ends there is none', () => {
  const places = [4, 0, 1, 2, 3];
  const left = gapBeside(places, [1], -1) ?? Number.NaN;
  const moved = regrouped(places, [1], left);
  expect(moved).toEqual([4, 1, 0, 2, 3]);
  expect(regrouped(moved, [1], gapBeside(moved, [1], 1) ?? Number.NaN)).toEqual(places);
  expect(gapBeside(places, [4], -1)).toBeNull();
  expect(gapBeside(places, [3], 1)).toBeNull();
  expect(gapBeside(places, [], 1)).toBeNull();
});
