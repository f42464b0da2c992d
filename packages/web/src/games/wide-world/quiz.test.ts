import { expect, test } from 'vitest';
import { PRODUCTS } from './model.ts';
import { choicesIn, matching, toggled } from './quiz.ts';

const choices = choicesIn('en', (key) => (key === 'country.peru' ? 'Perú' : (key.split('.')[1] ?? key).replaceAll('-', ' ')));
const names = (typed: string): readonly string[] => matching(choices, typed).map(({ product }) => product);

test('the list has each product once, in the order of the alphabet', () => {
  expect(choices.map(({ product }) => product).sort()).toEqual([...PRODUCTS].sort());
  expect(choices[0]?.name).toBe('alpaca wool');
});

test('with nothing typed all are there', () => {
  expect(names('')).toHaveLength(56);
});

test.each([
  ['co', ['bananas', 'cocoa', 'cod', 'coffee', 'copper', 'cork', 'cotton', 'orchids']],
  ['wool', ['alpaca-wool', 'merino-wool']],
  ['PERU', ['alpaca-wool', 'copper']],
  ['perú', ['alpaca-wool', 'copper']],
  ['zz', []],
])('"%s" finds the words that begin so, of products and of countries', (typed, expected) => {
  expect([...names(typed)].sort()).toEqual(expected);
});

test('a tap chooses, a second one lets go, and a third product pushes the first one out', () => {
  expect(toggled([], 'tea', 2)).toEqual(['tea']);
  expect(toggled(['tea'], 'tea', 2)).toEqual([]);
  expect(toggled(['tea', 'gold'], 'silk', 2)).toEqual(['gold', 'silk']);
  expect(toggled(['tea'], 'silk', 1)).toEqual(['silk']);
});
