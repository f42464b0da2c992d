import { expect, test } from 'vitest';
import { seedNumber, selfOf, tableSeed } from './random.ts';

test('a bot is the same at its seat of a table, another at another seat, and another at another table', () => {
  const selves = ['one table', 'another'].flatMap((secret) => [0, 1, 2].map((seat) => selfOf(secret, seat)));
  expect(new Set(selves).size).toBe(selves.length);
  expect(selfOf('one table', 1)).toBe(selves[1]);
  expect(selves).not.toContain(seedNumber('one table'));
  expect(selves).not.toContain(seedNumber(tableSeed('one table', [])));
  for (const self of selves) expect(self | 0).toBe(self);
});
