import type { OwnTable } from '@tabletrotter/protocol';
import { expect, test } from 'vitest';
import { othersAt, rowsOf } from './own-tables.ts';

const person = (name: string) => ({ kind: 'person', name, present: true, standIn: null }) as const;
const at = (table: string, more: Partial<OwnTable> = {}): OwnTable => ({
  table,
  code: table.toUpperCase(),
  game: 'wide-world',
  status: 'playing',
  seat: 0,
  sitters: [person('Ana'), person('Leo'), { kind: 'open' }, { kind: 'bot', level: 'casual' }],
  asked: false,
  since: 0,
  rematch: null,
  ...more,
});

const names = (tables: readonly OwnTable[]): readonly string[] => rowsOf(tables).map(({ table }) => table);

test('those that wait for the reader come first, then those that go on, begin, and are over', () => {
  expect(
    names([
      at('over', { status: 'over', since: 9 }),
      at('lobby', { status: 'waiting', since: 8 }),
      at('playing', { since: 1 }),
      at('mine', { asked: true }),
    ]),
  ).toEqual(['mine', 'playing', 'lobby', 'over']);
});

test('of equals the latest comes first', () => {
  expect(names([at('old', { since: 1 }), at('new', { since: 2 })])).toEqual(['new', 'old']);
});

test('several seats at one table are one line, and it waits if one of them does', () => {
  const rows = rowsOf([at('a', { seat: 0, asked: true }), at('a', { seat: 1 })]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ seats: [0, 1], asked: true });
});

test('the others are those whose seats are not held here, robots among them', () => {
  const [row] = rowsOf([at('a')]);
  expect(row === undefined ? [] : othersAt(row).map(({ seat }) => seat)).toEqual([1, 3]);
});
