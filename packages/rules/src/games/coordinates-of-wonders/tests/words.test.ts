import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../core/basics.ts';
import { checkSentence, sentenceIn, wordsOf } from '../../../testing/sentences.ts';
import { coordinatesOfWonders, LINES } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { EventView, Face, Turned } from '../state.ts';
import { tell } from '../tell.ts';

const words = await wordsOf(coordinatesOfWonders);

const face = (id: string, name: string): Face => ({ id, names: { en: name, es: name, ru: name } });
const OSLO = face('own-1', 'Oslo');
const CAIRO = face('own-2', 'Cairo');
const LIMA = face('own-3', 'Lima');
const OPEN: readonly [Turned, Turned] = [
  { ...OSLO, latitudeMinutes: 3595, longitudeMinutes: 645 },
  { ...LIMA, latitudeMinutes: -723, longitudeMinutes: -4622 },
];

const PLACED: readonly EventView[] = LINES.flatMap((line) =>
  [
    { before: CAIRO, after: LIMA },
    { before: null, after: LIMA },
    { before: CAIRO, after: null },
  ].map((ends): EventView => ({ type: 'placed', seat: 1, card: OSLO, line, gap: 1, ...ends })),
);

const CHECKED: readonly EventView[] = LINES.flatMap((line) =>
  [true, false].flatMap((error) =>
    [1, null].flatMap((from) =>
      [
        { placed: OPEN[0], neighbour: OPEN[1] },
        { placed: OSLO, neighbour: LIMA },
      ].map((cards): EventView => ({ type: 'checked', seat: 1, by: 2, line, side: 'before', error, winner: 2, from, ...cards })),
    ),
  ),
);

test.each([...PLACED, ...CHECKED].map((event) => ({ event, key: tell(event).key })))('$key can be said', ({ event }) => {
  checkSentence(words, tell(event), 'tell');
});

test('numbers are said as the back prints them, and only where both are face up', () => {
  const said = CHECKED.map((event) => sentenceIn(words, 'en', tell(event)));
  const northSouth = [['59°55′N', '12°03′S'], []];
  const westEast = [['10°45′E', '77°02′W'], []];
  expect(said.map((text) => text.match(/\d+°\d\d′[NSEW]/g) ?? [])).toEqual([
    ...[northSouth, northSouth, northSouth, northSouth].flat(),
    ...[westEast, westEast, westEast, westEast].flat(),
  ]);
});

/** Options with a few values, each of which the new-table page names. */
const NAMED = ['memory', 'rounds', 'calls', 'fame', 'continent', 'kinds'] as const;

test.each(LANGUAGES)('every option and each of its values has a word in %s', (language) => {
  for (const option of Object.keys(OPTIONS.defaults)) expect(words[language]).toHaveProperty([`option.${option}`]);
  for (const option of NAMED)
    for (const value of OPTIONS.choices[option] ?? []) expect(words[language]).toHaveProperty([`option.${option}.${value}`]);
});
