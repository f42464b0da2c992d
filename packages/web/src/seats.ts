import { recall, remember } from './storage.ts';

/** A chair that this browser holds: the secrets are the only proof of it. */
export interface Held {
  readonly table: string;
  readonly code: string | null;
  readonly game: string | null;
  readonly seat: number;
  readonly secret: string;
  /** The host's secret, where this browser made the table. */
  readonly host: string | null;
}

/** More tables than this are forgotten, the oldest first. */
const MOST = 40;

const isHeld = (raw: unknown): raw is Held =>
  typeof raw === 'object' &&
  raw !== null &&
  'table' in raw &&
  typeof raw.table === 'string' &&
  'seat' in raw &&
  typeof raw.seat === 'number' &&
  'secret' in raw &&
  typeof raw.secret === 'string';

/** The seats held, newest first. */
export const parseSeats = (text: string | null): readonly Held[] => {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter(isHeld) : [];
  } catch {
    return [];
  }
};

/** The list with one seat put first, in the place of an older one at the same table. */
export const withSeat = (seats: readonly Held[], held: Held): readonly Held[] =>
  [held, ...seats.filter(({ table }) => table !== held.table)].slice(0, MOST);

export const heldSeats = (): readonly Held[] => parseSeats(recall('seats'));

/** The seat held at a table, known by its id or its code. */
export const seatAt = (table: string): Held | undefined =>
  heldSeats().find((held) => held.table === table || held.code?.toLowerCase() === table.toLowerCase());

export const holdSeat = (held: Held): void => remember('seats', JSON.stringify(withSeat(heldSeats(), held)));
