import { expect, test } from 'vitest';
import { PIECES } from './model.ts';
import { wayTo } from './way.ts';

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
