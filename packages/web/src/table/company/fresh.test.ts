import { expect, test } from 'vitest';
import { freshSince, lastSaid } from './fresh.ts';

const said = (time: number) => ({ seat: 0, time, what: { kind: 'phrase', phrase: 'hello' } }) as const;
const TALK = [1, 2, 3, 4, 5].map(said);

test('what was said before the page came is not news', () => {
  expect(freshSince(TALK, lastSaid(TALK))).toEqual([]);
  expect(lastSaid([])).toBe(0);
});

test('of much that was said at once the last few are told', () => {
  expect(freshSince(TALK, 4)).toEqual([said(5)]);
  expect(freshSince(TALK, 0)).toEqual([said(3), said(4), said(5)]);
});
