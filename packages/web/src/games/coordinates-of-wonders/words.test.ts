import { LANGUAGES } from '@tabletrotter/rules';
import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { expect, test } from 'vitest';
import { FAULT_REASONS } from '../../setup/deck/rows.ts';
import { createWords } from '../../words/language.ts';
import { OPTIONS_SHOWN } from './options.ts';
import { BOARD_WORDS } from './words.ts';

/** Those of the field for a deck of one's own. */
const DECK_WORDS = [
  ...['choose', 'columns', 'count', 'line', 'more', 'more-faults', 'refused'].map((key) => `deck.${key}`),
  ...FAULT_REASONS.map((reason) => `deck.fault.${reason}`),
];

test.each(LANGUAGES)('every word of the board is in the dictionary, and none that it does not use: %s', async (language) => {
  const words = createWords(language, {});
  const dictionary = await coordinatesOfWonders.words[language]();
  words.add('game', dictionary);
  const translate = words.game('game') ?? ((key: string) => key);
  const options = OPTIONS_SHOWN.flatMap(({ name, values }) => [
    `option.${name}`,
    `option.${name}.help`,
    ...values.map((value) => `option.${name}.${value}`),
  ]);
  for (const key of [...BOARD_WORDS, ...DECK_WORDS, ...options]) expect(translate(key, { count: 2 }), key).not.toBe(key);
  const used = new Set<string>([...BOARD_WORDS, ...DECK_WORDS]);
  const spare = Object.keys(dictionary)
    .filter((key) => /^(board|deck|afterword|prompt|story|wait)\b/.test(key))
    .filter((key) => !used.has(key.replace(/_(one|few|many|other)$/, '')));
  expect(spare).toEqual([]);
});
