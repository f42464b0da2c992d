import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { expect, test } from 'vitest';
import { readDeckFile } from './file.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const read = (content: string | Uint8Array<ArrayBuffer>) => readDeckFile(new Blob([content]));

const faultsOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<readonly string[]> => {
  const deck = await read(content);
  return deck.ok ? [] : deck.faults.map(({ line, reason }) => `${line ?? 'file'}: ${reason}`);
};

const HEAD = 'name,latitude,longitude';
const lines = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Place ${index},${index / 10},-${index / 10}`);
const csv = (...body: readonly string[]): string => [HEAD, ...body, ''].join('\n');

test('a plain table becomes a deck, its ids by line', async () => {
  expect(await read(csv('Lisbon,38°43′N,9°08′W', 'Sydney,-33.8667,151.2'))).toEqual({
    ok: true,
    places: [
      {
        id: 'own-2',
        names: { en: 'Lisbon', es: 'Lisbon', ru: 'Lisbon' },
        kind: 'city',
        latitudeMinutes: 2323,
        longitudeMinutes: -548,
      },
      {
        id: 'own-3',
        names: { en: 'Sydney', es: 'Sydney', ru: 'Sydney' },
        kind: 'city',
        latitudeMinutes: -2032,
        longitudeMinutes: 9072,
      },
    ],
  });
});

test('with a mark before it, semicolons, comma decimals, CRLF, columns in any order, and others among them', async () => {
  const text =
    '\uFEFFNote;Longitude;LATITUDE;kind;name_ru;colour;name;name_es;country\r\n"Capital; old";-9,14;38,7167;Sight;Лиссабон;blue;Lisbon;Lisboa;Portugal\r\n\r\n';
  expect(await read(text)).toEqual({
    ok: true,
    places: [
      {
        id: 'own-2',
        names: { en: 'Lisbon', es: 'Lisboa', ru: 'Лиссабон' },
        kind: 'sight',
        latitudeMinutes: 2323,
        longitudeMinutes: -548,
        country: 'Portugal',
        note: 'Capital; old',
      },
    ],
  });
});

test('every faulty line is named by its number in the file, and nothing is taken over', async () => {
  const text = csv(
    'A,1,2',
    ',1,2',
    '',
    'B,north,2',
    'C,1,181',
    '"D",91,x',
    'E,1,2,3',
    'a,5,6',
    `${'f'.repeat(121)},1,1`,
    '=1+1,1,1',
    '@SUM(A1),2,2',
    '-G,3,3',
  );
  expect(await faultsOf(text)).toEqual([
    '3: no-name',
    '5: latitude',
    '6: longitude-range',
    '7: latitude-range',
    '7: longitude',
    '8: cells',
    '9: name-twice',
    '10: long',
    '11: formula',
    '12: formula',
    '13: formula',
  ]);
});

test('lines are counted as an editor counts them, after a cell of several lines too', async () => {
  expect(await faultsOf(`${HEAD},note\nA,1,2,"two\nlines"\nB,oops,2,\n`)).toEqual(['2: control', '4: latitude']);
});

test.each([
  ['an empty file', '', ['file: empty']],
  ['only blank lines', '\n\n , ,\n', ['file: empty']],
  ['no head', 'Lisbon,38,9\nOslo,59,10\n', ['1: no-column', '1: no-column', '1: no-column']],
  ['a column that is missing', 'name,latitude\nA,1\n', ['1: no-column']],
  ['a column twice', `${HEAD},name\nA,1,2,B\n`, ['1: twice-column']],
  ['an open quotation mark', csv('"A,1,2'), ['file: broken']],
  ['a kind of its own', 'name,latitude,longitude,kind\nA,1,2,village\n', ['2: kind']],
  ['501 places', csv(...lines(501)), ['file: too-many']],
])('%s is refused', async (_, text, faults) => {
  expect(await faultsOf(text)).toEqual(faults);
});

test('what is no text is refused: other letters than UTF-8, and zeros', async () => {
  expect(await faultsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]))).toEqual(['file: not-text']);
  expect(await faultsOf(bytesOf(`${HEAD}\nA\0,1,2\n`))).toEqual(['file: not-text']);
});

test('ten megabytes are refused before they are read', async () => {
  const arrayBuffer = () => Promise.reject(new Error('it was read'));
  const deck = await readDeckFile({ size: 10_000_000, arrayBuffer });
  expect(deck).toEqual({ ok: false, faults: [{ line: null, reason: 'too-large', params: { size: '10.0', most: 1 } }] });
});

test('500 places are a deck that the rules take', async () => {
  const deck = await read(csv(...lines(500)));
  if (!deck.ok) throw new Error('refused');
  const config = coordinatesOfWonders.parseConfig({ deck: deck.places.map((place) => ({ ...place })) }, 2);
  expect(config.ok).toBe(true);
});
