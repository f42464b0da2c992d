import { quickRandom } from '@tabletrotter/rules';
import type { OwnPlace } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { expect, test } from 'vitest';
import { mixed } from './mix.ts';

/** A file that is sorted from west to east. */
const SORTED: readonly OwnPlace[] = Array.from({ length: 60 }, (_, index) => ({
  id: `own-${index + 2}`,
  names: { en: `P${index}`, es: `P${index}`, ru: `P${index}` },
  kind: 'city',
  latitudeMinutes: 0,
  longitudeMinutes: index * 60,
}));

test('the ids of a sorted file tell nothing of its order, and no place is lost', () => {
  const places = mixed(SORTED, quickRandom(1));
  expect(places.map(({ id }) => id)).toEqual(SORTED.map((_, index) => `own-${index + 1}`));
  expect(places.map(({ names }) => names.en).toSorted()).toEqual(SORTED.map(({ names }) => names.en).toSorted());
  const longitudes = places.map(({ longitudeMinutes }) => longitudeMinutes);
  const growing = longitudes.filter((longitude, index) => index > 0 && longitude > (longitudes[index - 1] ?? 0)).length;
  expect(growing).toBeLessThan(45); // 59 where it is still sorted, some 30 by chance
});
