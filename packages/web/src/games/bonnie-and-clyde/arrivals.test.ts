import { expect, test } from 'vitest';
import { arrivals, freshPlaces, type Sight, seenAgain } from './arrivals.ts';
import type { HandCard } from './model.ts';

const sight = (hand: readonly HandCard[], fresh: readonly HandCard[] = []): Sight => ({ turn: 0, hand, fresh });

test('what was not in the hand has come', () => {
  expect(arrivals(['joplin', 'dexter'], ['joplin', 'joplin', 'dexter'])).toEqual(['joplin']);
  expect(arrivals(['joplin', 'hinton'], ['joplin', 'dexter', 'gibson'])).toEqual(['dexter', 'gibson']);
});

test('what was played or discarded is no arrival, and neither is a new deal', () => {
  expect(arrivals(['joplin', 'dexter'], ['dexter'])).toEqual([]);
  expect(arrivals(['joplin'], ['dexter', 'gibson', 'hinton'])).toEqual([]);
});

test('of equal cards the last one is the new one', () => {
  expect(freshPlaces(sight(['joplin', 'joplin', 'dexter'], ['joplin']))).toEqual([1]);
  expect(freshPlaces(sight(['joplin', 'dexter', 'dexter'], ['dexter', 'dexter']))).toEqual([1, 2]);
});

test('a card is new for the rest of its turn, and no longer', () => {
  const drawn = seenAgain(sight(['dexter', 'gibson']), 0, ['joplin', 'dexter', 'gibson']);
  const played = seenAgain(drawn, 0, ['joplin', 'gibson']);
  expect(played.fresh).toEqual(['joplin']);
  expect(seenAgain(played, 0, ['gibson']).fresh).toEqual([]);
  expect(seenAgain(played, 1, ['joplin', 'gibson']).fresh).toEqual([]);
});
