import { expect, test } from 'vitest';
import { handsIn, isWhole } from './hands.ts';

const events = (text: string): readonly { readonly type: string }[] => text.split(' ').map((type) => ({ type }));

test('a hand is what happened from its deal to its end', () => {
  const hands = handsIn(events('dealt drew hand-ended dealt played hand-ended game-ended dealt drew'));
  expect(hands).toEqual([events('dealt drew hand-ended'), events('dealt played hand-ended')]);
  expect(hands.every(isWhole)).toBe(true);
});

test('a hand whose beginning the log does not hold is not whole', () => {
  const [first, second] = handsIn(events('drew hand-ended dealt hand-ended'));
  expect([first, second].map((hand) => hand !== undefined && isWhole(hand))).toEqual([false, true]);
});
