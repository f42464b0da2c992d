import { LANGUAGES } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { expect, test } from 'vitest';
import { createWords } from '../../words/language.ts';
import { cardOf, DIRECTIONS, PRODUCTS } from './model.ts';
import { PLACES } from './places.ts';
import { BOARD_WORDS } from './words.ts';

test.each(LANGUAGES)('every word of the board is in the dictionary, and none that it does not use: %s', async (language) => {
  const words = createWords(language, {});
  const dictionary = await wideWorld.words[language]();
  words.add('game', dictionary);
  const translate = words.game('game') ?? ((key: string) => key);
  const made = [
    ...Object.keys(PLACES).map((place) => `place.${place}`),
    ...PRODUCTS.flatMap((product) => [`product.${product}`, `country.${cardOf(product).country}`]),
    ...DIRECTIONS.map((direction) => `direction.${direction}`),
  ];
  for (const key of [...BOARD_WORDS, ...made]) expect(translate(key, { count: 2 }), key).not.toBe(key);
  const used = new Set<string>(BOARD_WORDS);
  const spare = Object.keys(dictionary)
    .filter((key) => /^(board|afterword|prompt|wait)\b/.test(key))
    .filter((key) => !used.has(key.replace(/_(one|few|many|other)$/, '')));
  expect(spare).toEqual([]);
});
