import {
  type Customs,
  customs,
  EMPTY_CHAIRS,
  type Grant,
  grants,
  type KeptProposal,
  keptProposal,
  OFFERED_LEVELS,
  type Saying,
  said,
  type TableHook,
  type TableStatus,
  tableHook,
} from '@tabletrotter/protocol';
import type { Logger } from '../log.ts';
import type { Cell, Row } from './driver.ts';
import {
  type Chair,
  type ClassRecord,
  type Link,
  type PushDevice,
  type StoredSight,
  type TableRecord,
  Unreadable,
} from './store.ts';

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

const customsFrom = (row: Row): Customs => {
  const read = customs.safeParse(JSON.parse(json(row, 'customs')));
  if (!read.success) throw new Unreadable("the store's customs cannot be read");
  return read.data;
};

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
  customs: customsFrom(row),
  clockFrom: whole(row, 'clock_from'),
  rematch: row['rematch'] === null ? null : text(row, 'rematch'),
  classId: row['class_id'] === null ? null : text(row, 'class_id'),
});

export const classFrom = (row: Row): ClassRecord => ({
  id: text(row, 'id'),
  game: text(row, 'game'),
  empty: oneOf(row, 'empty', EMPTY_CHAIRS),
  hostHash: text(row, 'host_hash'),
  touched: whole(row, 'touched'),
});

export const chairFrom = (row: Row): Chair => {
  const kind = oneOf(row, 'kind', ['open', 'person', 'bot'] as const);
  switch (kind) {
    case 'open':
      return { kind };
    case 'person':
      return {
        kind,
        name: text(row, 'name'),
        word: row['word'] === null ? null : text(row, 'word'),
        secretHash: text(row, 'secret_hash'),
        host: whole(row, 'host') === 1,
        standIn: row['stand_in'] === null ? null : oneOf(row, 'stand_in', ['turn', 'back'] as const),
      };
    case 'bot':
      return { kind, level: oneOf(row, 'level', OFFERED_LEVELS) };
  }
};

/** Kind, level, name, word, hash of the secret, whether it is the host's, and its stand-in. */
export const chairCells = (chair: Chair): readonly Cell[] => {
  switch (chair.kind) {
    case 'open':
      return [chair.kind, null, null, null, null, 0, null];
    case 'person':
      return [chair.kind, null, chair.name, chair.word, chair.secretHash, chair.host ? 1 : 0, chair.standIn];
    case 'bot':
      return [chair.kind, chair.level, null, null, null, 0, null];
  }
};

export const sightFrom = (row: Row): StoredSight => ({
  seat: whole(row, 'seat'),
  version: whole(row, 'version'),
  events: json(row, 'events'),
});

export const linkFrom = (row: Row): Link => ({
  seat: whole(row, 'seat'),
  host: whole(row, 'host') === 1,
  until: whole(row, 'until'),
});

export const sayingFrom = (row: Row): Saying => {
  const what = said.safeParse(JSON.parse(json(row, 'what')));
  if (!what.success) throw new Unreadable("the store's talk cannot be read");
  return { seat: whole(row, 'seat'), time: whole(row, 'at'), what: what.data };
};

export const deviceFrom = (row: Row): PushDevice => ({
  endpoint: text(row, 'endpoint'),
  p256dh: text(row, 'p256dh'),
  auth: text(row, 'auth'),
  title: text(row, 'title'),
  body: text(row, 'body'),
});

export const hookFrom = ({ form, url, text }: Row): TableHook => {
  const hook = tableHook.safeParse({ form, url, text });
  if (!hook.success) throw new Unreadable("the store's webhook cannot be read");
  return hook.data;
};

/** What a cell is to hold. */
interface Form<Value> {
  safeParse(raw: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

const parsed = (cell: unknown): unknown => {
  try {
    return typeof cell === 'string' ? JSON.parse(cell) : undefined;
  } catch {
    return undefined;
  }
};

/** What a game can do without: nothing where it cannot be read, and the log is told. */
const dispensable = <Value>(row: Row, column: string, form: Form<Value>, log: Logger): Value | null => {
  if (row[column] === null) return null;
  const read = form.safeParse(parsed(row[column]));
  if (read.success) return read.data;
  log.warn({ table: row['id'] }, `the store's ${column} cannot be read: the table goes on without`);
  return null;
};

export const proposalFrom = (row: Row, log: Logger): KeptProposal | null => dispensable(row, 'proposal', keptProposal, log);
export const grantsFrom = (row: Row, log: Logger): readonly Grant[] | null => dispensable(row, 'grants', grants, log);

export const truthFrom = (row: Row): string => text(row, 'truth');
export const idFrom = (row: Row, column: string): string => text(row, column);
export const timeFrom = (row: Row, column: string): number | null => (row[column] === null ? null : whole(row, column));
