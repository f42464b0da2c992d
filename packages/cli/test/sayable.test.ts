import { expect, test } from 'vitest';
import { unsayable } from '../src/sayable.ts';
import type { Speaker } from '../src/words.ts';

/** Knows one key and no words. */
const speaker: Speaker = {
  translate: (key) => key,
  knows: (key) => key === 'told',
  say: ({ key }) => key,
  nameOf: String,
};

const SEATS = 3;
/** A parameter as a foreign record may hold it. */
const why = (param: unknown): string | undefined =>
  unsayable(JSON.parse(JSON.stringify({ key: 'told', params: { who: param } })), speaker, SEATS);

test.each([
  [{ seats: [0, 2] }, undefined],
  [{ seats: [] }, undefined],
  [{ seats: [0, 3] }, 'its "who" are not seats of this table'],
  [{ seats: 'all' }, 'its "who" are not seats of this table'],
  [{ names: { en: 'Lima', es: 'Lima', ru: 'Лима' } }, undefined],
  [{ names: { en: 'Lima', es: 'Lima' } }, 'its "who" is not named in every language'],
  [{ names: null }, 'its "who" is not named in every language'],
])('%j in a sentence out of a foreign record', (param, expected) => {
  expect(why(param)).toBe(expected);
});
