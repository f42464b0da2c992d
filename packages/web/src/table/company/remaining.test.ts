import { expect, test } from 'vitest';
import { remaining, WARNING } from './remaining.ts';

const TIMES = { at: 100_000, until: 130_000 } as const;
const WHOLE = 60_000;

test('before the deadline its time runs', () => {
  expect(remaining(TIMES, 70_000, WHOLE)).toEqual({ phase: 'time', ms: 30_000, share: 0.5, short: false });
});

test('at least twenty seconds before the end one is warned', () => {
  expect(WARNING).toBeGreaterThanOrEqual(20_000);
  expect(remaining(TIMES, 100_000 - WARNING, WHOLE)).toMatchObject({ phase: 'time', short: true });
  expect(remaining(TIMES, 100_000 - WARNING - 1, WHOLE)).toMatchObject({ phase: 'time', short: false });
});

test('after the deadline comes the grace, and after that nothing', () => {
  expect(remaining(TIMES, 115_000, WHOLE)).toEqual({ phase: 'grace', ms: 15_000, share: 0.5, short: true });
  expect(remaining(TIMES, 130_000, WHOLE)).toEqual({ phase: 'over', ms: 0, share: 0, short: true });
});

test('without grace the time is simply over', () => {
  expect(remaining({ at: 100_000, until: 100_000 }, 100_000, WHOLE).phase).toBe('over');
});
