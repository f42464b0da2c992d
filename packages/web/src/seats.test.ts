import { expect, test } from 'vitest';
import { type Held, parseSeats, withSeat } from './seats.ts';

const held = (table: string): Held => ({ table, code: 'ABCDE', game: 'bonnie-and-clyde', seat: 0, secret: 's', host: null });

test('a seat is put first, in the place of an older one at its table', () => {
  const seats = withSeat([held('a'), held('b')], { ...held('b'), secret: 'new' });
  expect(seats.map(({ table, secret }) => [table, secret])).toEqual([
    ['b', 'new'],
    ['a', 's'],
  ]);
});

test('the oldest seats are forgotten', () => {
  const many = Array.from({ length: 60 }, (_, number) => held(`t${number}`)).reduce<readonly Held[]>(withSeat, []);
  expect(many).toHaveLength(40);
  expect(many[0]?.table).toBe('t59');
});

test.each([null, '', 'null', '{}', '[1, {"table": "a"}]', '[{"table":'])('storage that holds %s gives no seats', (text) => {
  expect(parseSeats(text)).toEqual([]);
});
