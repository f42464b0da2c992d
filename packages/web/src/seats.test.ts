import { expect, test } from 'vitest';
import { type Held, parseSeats, withHeld } from './seats.ts';

const held = (table: string, secret = 's'): Held => ({
  table,
  code: 'ABCDE',
  game: 'bonnie-and-clyde',
  host: null,
  keeper: 'server',
  seats: [{ seat: 0, secret }],
});

test('a table is put first, in the place of what was held there before', () => {
  const all = withHeld([held('a'), held('b')], held('b', 'new'));
  expect(all.map(({ table, seats }) => [table, seats[0]?.secret])).toEqual([
    ['b', 'new'],
    ['a', 's'],
  ]);
});

test('the oldest tables are forgotten', () => {
  const many = Array.from({ length: 60 }, (_, number) => held(`t${number}`)).reduce<readonly Held[]>(withHeld, []);
  expect(many).toHaveLength(40);
  expect(many[0]?.table).toBe('t59');
});

test('what an older page kept, a seat a table, is read', () => {
  const old = '[{"table":"a","code":"ABCDE","game":"wide-world","seat":2,"secret":"s","host":"h"}]';
  expect(parseSeats(old)).toEqual([
    { table: 'a', code: 'ABCDE', game: 'wide-world', host: 'h', keeper: 'server', seats: [{ seat: 2, secret: 's' }] },
  ]);
});

test.each([null, '', 'null', '{}', '[1, {"table": "a"}]', '[{"table":', '[{"table":"a","seats":[{"seat":"x"}]}]'])(
  'storage that holds %s gives no seats',
  (text) => {
    expect(parseSeats(text)).toEqual([]);
  },
);
