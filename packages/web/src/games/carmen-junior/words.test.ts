import { LANGUAGES } from '@tabletrotter/rules';
import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { expect, test } from 'vitest';
import { createWords } from '../../words/language.ts';
import { BOARD_WORDS } from './words.ts';

test.each(LANGUAGES)('every word of the board is in the dictionary: %s', async (language) => {
  const words = createWords(language, {});
  const dictionary = await carmenJunior.words[language]();
  words.add('game', dictionary);
  const translate = words.game('game') ?? ((key: string) => key);
  for (const key of BOARD_WORDS) expect(translate(key, { count: 2 }), key).not.toBe(key);
  // and no words for a board that does not use them
  const used = new Set<string>(BOARD_WORDS);
  const spare = Object.keys(dictionary)
    .filter((key) => /^(board|afterword|prompt|wait)\b/.test(key))
    .filter((key) => !used.has(key.replace(/_(one|few|many|other)$/, '')));
  expect(spare).toEqual([]);
});
