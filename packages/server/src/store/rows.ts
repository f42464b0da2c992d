import { OFFERED_LEVELS, type TableStatus } from '@tabletrotter/protocol';
import type { Cell, Row } from './driver.ts';
import { type Chair, type StoredSight, type TableRecord, Unreadable } from './store.ts';

// What comes out of the file is checked like anything from outside: a corrupt record throws and freezes its own table.

const text = (row: Row, column: string): string => {
  const cell = row[column];
  if (typeof cell !== 'string') throw new Unreadable(`the store's ${column} is no text`);
  return cell;
};

/** A text that is JSON: whoever reads it need not fear that it is none. */
const json = (row: Row, column: string): string => {
  const found = text(row, column);
  try {
    JSON.parse(found);
    return found;
  } catch {
    throw new Unreadable(`the store's ${column} is no JSON`);
  }
};

const whole = (row: Row, column: string): number => {
  const cell = row[column];
  if (typeof cell !== 'number' || !Number.isSafeInteger(cell)) throw new Unreadable(`the store's ${column} is no whole number`);
  return cell;
};

const oneOf = <Choice extends string>(row: Row, column: string, choices: readonly Choice[]): Choice => {
  const cell = row[column];
  const found = choices.find((choice) => choice === cell);
  if (found === undefined) throw new Unreadable(`the store's ${column} is none of ${choices.join(', ')}`);
  return found;
};

const STATUSES = ['waiting', 'playing', 'over', 'frozen'] as const satisfies readonly TableStatus[];

export const tableFrom = (row: Row): TableRecord => ({
  id: text(row, 'id'),
  code: text(row, 'code'),
  game: text(row, 'game'),
  status: oneOf(row, 'status', STATUSES),
  options: json(row, 'options'),
  position: row['position'] === null ? null : json(row, 'position'),
  secret: text(row, 'secret'),
  commitment: text(row, 'commitment'),
  hostHash: text(row, 'host_hash'),
  created: whole(row, 'created'),
});

export const chairFrom = (row: Row): Chair => {
  const kind = oneOf(row, 'kind', ['open', 'person', 'bot'] as const);
  switch (kind) {
    case 'open':
      return { kind };
    case 'person':
      return { kind, name: text(row, 'name'), word: text(row, 'word'), secretHash: text(row, 'secret_hash') };
    case 'bot':
      return { kind, level: oneOf(row, 'level', OFFERED_LEVELS) };
  }
};

/** Kind, level, name, word and hash of the secret. */
export const chairCells = (chair: Chair): readonly Cell[] => {
  switch (chair.kind) {
    case 'open':
      return [chair.kind, null, null, null, null];
    case 'person':
      return [chair.kind, null, chair.name, chair.word, chair.secretHash];
    case 'bot':
      return [chair.kind, chair.level, null, null, null];
  }
};

export const sightFrom = (row: Row): StoredSight => ({
  seat: whole(row, 'seat'),
  version: whole(row, 'version'),
  events: json(row, 'events'),
});

export const truthFrom = (row: Row): string => text(row, 'truth');
export const idFrom = (row: Row, column: string): string => text(row, column);
export const timeFrom = (row: Row, column: string): number | null => (row[column] === null ? null : whole(row, column));
