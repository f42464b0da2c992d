import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fanOf } from './hand-fan.ts';

test('a hand on a desk lies in one row, on a phone in one or two, and no card is narrower to a finger than it must be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 240, max: 1400 }), (count, width) => {
      const { columns, step, card } = fanOf(count, width);
      const rows = Math.ceil(count / columns);
      expect(rows).toBeLessThanOrEqual(width >= 600 ? 1 : 2);
      expect(step).toBeGreaterThanOrEqual(24);
      // it fits, unless there are more cards than any finger could tell apart
      if (step > 24) expect((columns - 1) * step + card).toBeLessThanOrEqual(width + 0.001);
    }),
  );
});

test.each([
  ['sixteen cards on the narrowest phone of today', 16, 352, { columns: 8, step: 44 }],
  ['eight of them', 8, 352, { columns: 8, step: 44 }],
  ['few cards', 3, 352, { columns: 3, step: 47 }],
  ['a zoomed page', 15, 312, { columns: 8, step: 38 }],
  ['fifteen cards on a tablet', 15, 752, { columns: 15, step: 48 }],
])('%s', (_, count, width, expected) => {
  const { columns, step } = fanOf(count, width);
  expect({ columns, step: Math.floor(step) }).toEqual(expected);
});

test('a name runs down the spine where there is no room for it across', () => {
  expect(fanOf(10, 848).spines).toBe(false);
  expect(fanOf(15, 848).spines).toBe(true);
  expect(fanOf(3, 352).spines).toBe(true);
});
