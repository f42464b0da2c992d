import { expect, test } from 'vitest';
import { PIECES } from './model.ts';
import { lineOver, wayTo } from './way.ts';

test('the shortest way, over pieces that are there', () => {
  expect(wayTo('pacific-ocean', 'arctic-ocean', PIECES)).toHaveLength(3);
  expect(wayTo('japan', 'alaska', PIECES)).toEqual(['japan', 'pacific-ocean', 'alaska']);
  const board = PIECES.filter((piece) => piece !== 'pacific-ocean');
  expect(wayTo('japan', 'alaska', board)).toEqual(['japan', 'russia', 'arctic-ocean', 'alaska']);
});

test('from a gap, and to where one is', () => {
  const board = PIECES.filter((piece) => piece !== 'japan');
  expect(wayTo('japan', 'china', board)).toEqual(['japan', 'china']);
  expect(wayTo('china', 'china', board)).toEqual(['china']);
  expect(wayTo('china', 'japan', board)).toEqual([]);
});

test('a line goes over the edge of the map where that is nearer', () => {
  expect(
    lineOver(
      [
        [100, 50],
        [300, 80],
      ],
      1000,
    ),
  ).toBe('M100 50L300 80');
  expect(
    lineOver(
      [
        [900, 50],
        [100, 90],
      ],
      1000,
    ),
  ).toBe('M900 50L1000 70M0 70L100 90');
  expect(
    lineOver(
      [
        [100, 90],
        [800, 30],
        [700, 30],
      ],
      1000,
    ),
  ).toBe('M100 90L0 70M1000 70L800 30L700 30');
});
