import { expect, test } from 'vitest';
import { parseClasses } from './held-classes.ts';

test.each([
  [null, []],
  ['no JSON', []],
  ['{"code":"ABCDE"}', []],
  ['[null,{"code":"ABCDE"},{"code":"FGHJK","secret":"s","more":1}]', [{ code: 'FGHJK', secret: 's' }]],
] as const)('of what is stored, only classes with their secret are read: %j', (text, classes) => {
  expect(parseClasses(text)).toEqual(classes);
});
