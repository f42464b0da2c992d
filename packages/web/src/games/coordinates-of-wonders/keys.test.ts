import { expect, test } from 'vitest';
import { answerByKey } from './keys.ts';

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
