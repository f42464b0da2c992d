import { expect, test } from 'vitest';
import { parsePlace, showPlace } from './place.ts';

const within = { last: 40, seats: 3 };

test.each([
  ['#at=12&eyes=0', { at: 12, eyes: 0, bare: false }],
  ['#at=12&eyes=all', { at: 12, eyes: 'all', bare: false }],
  ['#at=0&eyes=public&bare', { at: 0, eyes: null, bare: true }],
  ['', { at: 40, eyes: null, bare: false }],
  ['#at=99&eyes=3', { at: 40, eyes: null, bare: false }],
  ['#at=-4&eyes=-1', { at: 0, eyes: null, bare: false }],
  ['#at=1.5&eyes=x', { at: 40, eyes: null, bare: false }],
])('%s', (hash, place) => {
  expect(parsePlace(hash, within)).toEqual(place);
});

test('an address leads back to its place', () => {
  for (const eyes of [null, 0, 2, 'all'] as const)
    for (const bare of [true, false]) {
      const place = { at: 7, eyes, bare };
      expect(parsePlace(showPlace(place), within)).toEqual(place);
    }
});
