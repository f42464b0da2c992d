import { expect, test } from 'vitest';
import { answerByKey, digitByKey, digitOf } from './keys.ts';

const key = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  repeat: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test.each([
  ['KeyE', {}, 'call-error'],
  ['Space', {}, 'call-error'],
  ['KeyL', {}, 'agree'],
  ['KeyA', {}, null],
  ['Enter', {}, null],
  ['KeyE', { repeat: true }, null],
  ['Space', { repeat: true }, null],
  ['KeyE', { ctrlKey: true }, null],
  ['KeyL', { metaKey: true }, null],
  ['KeyL', { altKey: true }, null],
] as const)('%s %j: %s', (code, more, answer) => {
  expect(answerByKey(key(code, more))).toBe(answer);
});

test.each([
  ['Digit3', {}, digitOf(2)],
  ['Numpad6', {}, digitOf(5)],
  ['Digit0', {}, null],
  ['KeyE', {}, null],
  ['Digit3', { repeat: true }, null],
  ['Digit3', { ctrlKey: true }, null],
] as const)('of several at one device, %s %j: %s', (code, more, digit) => {
  expect(digitByKey(key(code, more))).toBe(digit);
});
