import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';

test('the last of its kind is the new card', () => {
  expect(arrivals(['joplin', 'dexter'], ['joplin', 'joplin', 'dexter'])).toEqual([1]);
  expect(arrivals(['joplin', 'hinton'], ['joplin', 'dexter', 'gibson'])).toEqual([1, 2]);
});

test('what was played or discarded is no arrival, and neither is a new deal', () => {
  expect(arrivals(['joplin', 'dexter'], ['dexter'])).toEqual([]);
  expect(arrivals(['joplin'], ['dexter', 'gibson', 'hinton'])).toEqual([]);
});
