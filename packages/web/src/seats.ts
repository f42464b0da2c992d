import { listIn, recall, remember } from './browser/storage.ts';
import type { Keeper } from './live/live.ts';
import { isTold, setTold } from './notices/told.ts';

/** A seat and the secret that is the only proof of it. */
export interface HeldSeat {
  readonly seat: number;
  readonly secret: string;
}

/** What this browser holds at a table. */
export interface Held {
  readonly table: string;
  readonly code: string | null;
  readonly game: string | null;
  /** Several where people share this device. */
  readonly seats: readonly HeldSeat[];
  /** The host's secret, where this browser made the table. */
  readonly host: string | null;
  /** Where the table is kept. */
  readonly keeper: Keeper;
}

/** More tables than this are forgotten, the oldest first. */
const MOST = 40;

const isSeat = (raw: unknown): raw is HeldSeat =>
  typeof raw === 'object' &&
  raw !== null &&
  'seat' in raw &&
  typeof raw.seat === 'number' &&
  'secret' in raw &&
  typeof raw.secret === 'string';

/** One table of the list; those kept by an older page held one seat each. */
const heldFrom = (raw: unknown): readonly Held[] => {
  if (typeof raw !== 'object' || raw === null || !('table' in raw) || typeof raw.table !== 'string') return [];
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const listed: readonly unknown[] = 'seats' in raw && Array.isArray(raw.seats) ? raw.seats : [raw];
  const seats = listed.filter(isSeat);
  if (seats.length === 0) return [];
  const code = 'code' in raw ? text(raw.code) : null;
  const game = 'game' in raw ? text(raw.game) : null;
  const host = 'host' in raw ? text(raw.host) : null;
  const keeper = 'keeper' in raw && raw.keeper === 'device' ? 'device' : 'server';
  return [{ table: raw.table, code, game, host, keeper, seats: seats.map(({ seat, secret }) => ({ seat, secret })) }];
};

/** The tables at which seats are held, newest first. */
export const parseSeats = (text: string | null): readonly Held[] => listIn(text, heldFrom);

/** The list with one table put first, in the place of what was held there before. */
export const withHeld = (all: readonly Held[], held: Held): readonly Held[] =>
  [held, ...all.filter(({ table }) => table !== held.table)].slice(0, MOST);

export const heldTables = (): readonly Held[] => parseSeats(recall('seats'));

/** What is held at a table, known by its id or its code. */
export const heldAt = (table: string): Held | undefined =>
  heldTables().find((held) => held.table === table || held.code?.toLowerCase() === table.toLowerCase());

const keep = (all: readonly Held[]): void => remember('seats', JSON.stringify(all));

export const hold = (held: Held): void => keep(withHeld(heldTables(), held));

/** What is known of a seat just taken. */
export interface Taken extends HeldSeat, Pick<Held, 'table' | 'host'> {
  readonly keeper?: Keeper;
  readonly code?: string;
  readonly game?: string;
}

/** Holds one more seat at a table. */
export const holdSeat = ({ table, seat, secret, host, code, game, keeper }: Taken): void => {
  const before = heldAt(table);
  const others = (before?.seats ?? []).filter((each) => each.seat !== seat && each.secret !== secret);
  hold({
    table,
    code: code ?? before?.code ?? null,
    game: game ?? before?.game ?? null,
    host: host ?? before?.host ?? null,
    keeper: keeper ?? before?.keeper ?? 'server',
    seats: [...others, { seat, secret }].sort((one, other) => one.seat - other.seat),
  });
};

/** Where the people of a table play again, what is held there holds their seats too. */
export const holdAgain = (table: string, rematch: string): void => {
  const held = heldAt(table);
  if (held === undefined || heldAt(rematch) !== undefined) return;
  hold({ ...held, table: rematch, code: null });
  // the server goes on telling the device as well
  for (const { seat } of held.seats) if (isTold({ table, seat })) setTold({ table: rematch, seat }, true);
};

/** Holds nothing at a table any more, or one seat less. */
export const letGo = (table: string, seat: number | null = null): void => {
  const rest = heldTables().flatMap((held) => {
    if (held.table !== table) return [held];
    const seats = seat === null ? [] : held.seats.filter((each) => each.seat !== seat);
    return seats.length === 0 ? [] : [{ ...held, seats }];
  });
  keep(rest);
};
