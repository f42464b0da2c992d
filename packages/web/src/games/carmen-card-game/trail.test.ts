import { expect, test } from 'vitest';
import { roundsLeft } from './Trail.tsx';
import { viewOf } from './table.ts';

test('the last six rounds of a case are counted down, and none before', () => {
  // CC-6.2: three seats, 30 rounds of three turns
  expect([71, 72, 73, 87, 89].map((idleTurns) => roundsLeft(viewOf({ idleTurns })))).toEqual([null, 6, 6, 1, 1]);
  expect(roundsLeft(viewOf({ idleTurns: 49, out: [1] }))).toBe(6);
});
