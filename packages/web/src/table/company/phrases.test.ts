import { PHRASES as OF_THE_PROTOCOL } from '@tabletrotter/protocol';
import { expect, test } from 'vitest';
import en from '../../words/en.ts';
import { createWords } from '../../words/language.ts';
import ru from '../../words/ru.ts';
import { PHRASES, pictureOf, saidText } from './phrases.ts';

test('every phrase of the protocol can be said', () => {
  expect([...PHRASES].sort()).toEqual([...OF_THE_PROTOCOL].sort());
});

test('a phrase is read in the reader’s language, a free text as it was written', () => {
  const thanks = { kind: 'phrase', phrase: 'thanks' } as const;
  expect(saidText(createWords('en', en).t, thanks)).toBe('Thank you!');
  expect(saidText(createWords('ru', ru).t, thanks)).toBe('Спасибо!');
  expect(saidText(createWords('ru', ru).t, { kind: 'text', text: 'hello' })).toBe('hello');
});

test('every phrase has words', () => {
  const { t } = createWords('en', en);
  for (const phrase of PHRASES) expect(saidText(t, { kind: 'phrase', phrase })).not.toContain('talk.');
});

test('feelings have a picture, and a free text has none', () => {
  expect(pictureOf({ kind: 'phrase', phrase: 'heart' })).toBe('heart');
  expect(pictureOf({ kind: 'phrase', phrase: 'hello' })).toBeNull();
  expect(pictureOf({ kind: 'text', text: 'heart' })).toBeNull();
});
