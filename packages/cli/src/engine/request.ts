import type { Result, Seat } from '@tabletrotter/rules';
import { err, misread, readBoolean, reading, readRecord, readWhole } from '@tabletrotter/rules';

export const OPS = [
  'games',
  'components',
  'new',
  'load',
  'legal',
  'act',
  'view',
  'position',
  'bot',
  'imagine',
  'record',
  'close',
] as const;
export type Op = (typeof OPS)[number];

/**
 * A request whose fields are all there and of their types. Seats are any numbers yet: which there are, the table knows.
 * What only a game can judge (`options`, `position`, `action`) is still as it came.
 */
export type Request =
  | { readonly op: 'games' }
  | { readonly op: 'components'; readonly game: string }
  | {
      readonly op: 'new';
      readonly game: string;
      readonly seats: number;
      readonly options: unknown;
      readonly seed: string | undefined;
    }
  | { readonly op: 'load'; readonly position: unknown; readonly seed: string | undefined }
  | { readonly op: 'legal'; readonly table: string; readonly seat: Seat }
  | { readonly op: 'act'; readonly table: string; readonly seat: Seat; readonly action: unknown }
  | { readonly op: 'view'; readonly table: string; readonly seat: Seat | null; readonly recall: boolean }
  | { readonly op: 'bot'; readonly table: string; readonly seat: Seat; readonly level: string; readonly budgetMs: number }
  | { readonly op: 'imagine'; readonly table: string; readonly seat: Seat; readonly seed: string | undefined }
  | { readonly op: 'position' | 'record' | 'close'; readonly table: string };

/** A request to a table that is there already. */
export type TableRequest = Extract<Request, { readonly table: string }>;

/** What the request was wrong in, by the protocol's code. */
export interface BadRequest {
  readonly code: 'unknown-op' | 'bad-request';
  readonly message: string;
}

const BUDGET = 200;

const text = (raw: unknown, name: string): string => (typeof raw === 'string' ? raw : misread(`"${name}" must be a text`));
const optionalText = (raw: unknown, name: string): string | undefined => (raw === undefined ? undefined : text(raw, name));
const number = (raw: unknown, name: string): number => (typeof raw === 'number' ? raw : misread(`"${name}" must be a number`));

const milliseconds = (raw: unknown): number => {
  const value = number(raw, 'budgetMs');
  return value >= 0 && Number.isFinite(value) ? value : misread('"budgetMs" must be a number of milliseconds, 0 or more');
};

/** An optional field is one that may be absent: a `null` is a wrong value. */
const read = (op: Op, raw: object): Request => {
  const fields = (needed: readonly string[], optional: readonly string[] = []) =>
    readRecord(raw, `the request "${op}"`, ['op', ...needed], ['id', ...optional]);
  switch (op) {
    case 'games':
      fields([]);
      return { op };
    case 'components':
      return { op, game: text(fields(['game'])['game'], 'game') };
    case 'new': {
      const { game, seats, options = {}, seed } = fields(['game', 'seats'], ['options', 'seed']);
      return {
        op,
        game: text(game, 'game'),
        seats: readWhole(seats, '"seats"', { min: 1 }),
        options,
        seed: optionalText(seed, 'seed'),
      };
    }
    case 'load': {
      const { position, seed } = fields(['position'], ['seed']);
      return { op, position, seed: optionalText(seed, 'seed') };
    }
    case 'legal': {
      const { table, seat } = fields(['table', 'seat']);
      return { op, table: text(table, 'table'), seat: number(seat, 'seat') };
    }
    case 'act': {
      const { table, seat, action } = fields(['table', 'seat', 'action']);
      return { op, table: text(table, 'table'), seat: number(seat, 'seat'), action };
    }
    case 'view': {
      const { table, seat, recall = false } = fields(['table', 'seat'], ['recall']);
      const viewer = seat === null ? null : number(seat, 'seat');
      return { op, table: text(table, 'table'), seat: viewer, recall: readBoolean(recall, '"recall"') };
    }
    case 'bot': {
      const { table, seat, level, budgetMs = BUDGET } = fields(['table', 'seat', 'level'], ['budgetMs']);
      const who = { table: text(table, 'table'), seat: number(seat, 'seat') };
      return { op, ...who, level: text(level, 'level'), budgetMs: milliseconds(budgetMs) };
    }
    case 'imagine': {
      const { table, seat, seed } = fields(['table', 'seat'], ['seed']);
      return { op, table: text(table, 'table'), seat: number(seat, 'seat'), seed: optionalText(seed, 'seed') };
    }
    case 'position':
    case 'record':
    case 'close':
      return { op, table: text(fields(['table'])['table'], 'table') };
  }
};

/** Reads a request from a line's JSON: first which one it is, then its fields. */
export const parseRequest = (raw: object): Result<Request, BadRequest> => {
  const named = 'op' in raw ? raw.op : undefined;
  if (typeof named !== 'string') return err({ code: 'bad-request', message: 'a request needs an "op", a text' });
  const op = OPS.find((each) => each === named);
  if (op === undefined)
    return err({ code: 'unknown-op', message: `there is no op "${named.slice(0, 60)}"; there are ${OPS.join(', ')}` });
  const request = reading(() => read(op, raw));
  return request.ok ? request : err({ code: 'bad-request', message: request.error.message });
};
