import map from 'map:south-central';
import { expect, test } from 'vitest';
import { LOCATIONS } from '../model.ts';
import { legsOf, pointOf } from './legs.ts';
import { TOWNS } from './towns.ts';

test('every town lies on the map', () => {
  const [left = 0, top = 0, width = 0, height = 0] = map.viewBox.split(' ').map(Number);
  for (const location of LOCATIONS) {
    const { x, y } = pointOf(TOWNS[location]);
    expect(x, location).toBeGreaterThan(left);
    expect(x, location).toBeLessThan(left + width);
    expect(y, location).toBeGreaterThan(top);
    expect(y, location).toBeLessThan(top + height);
  }
});

test('legs follow the stops; there, back and there again lie apart', () => {
  const legs = legsOf([1, 2, 1, 2]);
  expect(legs).toHaveLength(3);
  const [there, back, again] = legs;
  expect(there?.to).toEqual(back?.from);
  expect(back?.bend).not.toEqual(there?.bend);
  expect(again?.bend).not.toEqual(there?.bend);
  expect(legs.map(({ after }) => Math.round(after * 3))).toEqual([0, 1, 2]);
});

test('a car that never left has no legs', () => {
  expect(legsOf([1])).toEqual([]);
});
