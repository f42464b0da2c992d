import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, gapAt, isDrag } from './point.ts';

test('less than eight pixels in any direction is a tap', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (turn, far) => {
        fc.pre(Math.abs(far - 8) > 0.001);
        expect(isDrag({ x: 5, y: 9 }, { x: 5 + far * Math.cos(turn), y: 9 + far * Math.sin(turn) })).toBe(far > 8);
      },
    ),
  );
});

/** Two rows of three, ten wide and twenty high. */
const BOXES: readonly Box[] = [0, 1, 2, 3, 4, 5].map((index) => {
  const left = (index % 3) * 10;
  const top = index < 3 ? 0 : 30;
  return { left, top, right: left + 10, bottom: top + 20 };
});

test.each([
  ['before the first', { x: -50, y: 5 }, 0],
  ['on the right half of the first', { x: 6, y: 5 }, 1],
  ['behind the first row', { x: 99, y: 5 }, 3],
  ['before the second row', { x: 1, y: 45 }, 3],
  ['below everything, far right', { x: 99, y: 300 }, 6],
  ['between the rows, nearer to the second', { x: 14, y: 28 }, 4],
])('the gap %s', (_, point, gap) => {
  expect(gapAt(BOXES, point)).toBe(gap);
});

test('an empty hand has one gap', () => {
  expect(gapAt([], { x: 3, y: 3 })).toBe(0);
});
