import type { OfferedLevel, TableStatus } from '@tabletrotter/protocol';
import type { SealedEntry, Seat } from '@tabletrotter/rules';

/** A table as it is kept. `secret` is the seed of its luck: it leaves the store for the game alone, until the game is over. */
export interface TableRecord {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  /** The options in full, as JSON. */
  readonly options: string;
  /** The position it starts from, as JSON, or `null`. */
  readonly position: string | null;
  readonly secret: string;
  readonly commitment: string;
  /** Hash of the host's secret. */
  readonly hostHash: string;
  readonly created: number;
}

/** Whom a seat is for, with what the server alone knows of them. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string; readonly word: string; readonly secretHash: string }
  | { readonly kind: 'bot'; readonly level: OfferedLevel };

/** Something a seat was shown in private at a version, as the JSON of its events. */
export interface StoredSight {
  readonly seat: Seat;
  readonly version: number;
  readonly events: string;
}

/** A log entry and all that becomes true with it. */
export interface Append {
  readonly entry: SealedEntry;
  /** The table's status from now on; absent where it stays as it is. */
  readonly status?: TableStatus;
  readonly sights: readonly StoredSight[];
  /** The seat whose older sights are done with, since it acted. */
  readonly sightsDone: Seat | null;
  /** When somebody must look after this table; `null`: what stands stays. */
  readonly dueAt: number | null;
}

/** The first entry of a table that starts as it is made, with the sights it brings, and when somebody must look after it. */
export type Begun = Pick<Append, 'entry' | 'sights'> & { readonly dueAt: number };

/** What is kept of a table is not what was written: no table can be made of it. */
export class Unreadable extends Error {}

/** It is not on disk, nothing of it is, and it may be tried again. */
export class NotSaved extends Error {}

/** Somebody else was first: the entry or the code is already there. */
export class Conflict extends Error {}

/**
 * What outlives the process. A write resolves once it is on disk; it rejects with `NotSaved` or `Conflict`, and then none of
 * it is. All that is written in one tick goes to disk together.
 */
export interface Store {
  /** A new table; `begun`: it starts at once, with this entry, and is due then. */
  createTable(table: TableRecord, chairs: readonly Chair[], begun?: Begun): Promise<void>;
  /** Whom a seat is for. What was kept for whoever had it (notes, journal, sights) goes with them. */
  setChair(table: string, seat: Seat, chair: Chair): Promise<void>;
  setStatus(table: string, status: TableStatus): Promise<void>;
  append(table: string, append: Append): Promise<void>;
  setNotes(table: string, seat: Seat, text: string): Promise<void>;
  setJournal(table: string, seat: Seat, text: string): Promise<void>;
  /** Sights of the seat up to this version were seen. */
  sightsSeen(table: string, seat: Seat, version: number): Promise<void>;
  /** When somebody must look after this table; `null`: nothing is due there. */
  setDue(table: string, at: number | null): Promise<void>;
  /** The tables that are due, each leased: nobody else gets it before `until`. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** Makes all that is due later, or claimed, due now: when a process begins, and when the clock was set back. */
  rouse(now: number): Promise<void>;
  /** When the next table is due or its lease ends. */
  nextDue(): Promise<number | null>;

  /** What is kept of a table; here and below, `Unreadable` where it is junk. */
  table(id: string): Promise<TableRecord | undefined>;
  /** The id of the open table with this code, or else of the newest that had it. */
  tableByCode(code: string): Promise<string | undefined>;
  chairs(table: string): Promise<readonly Chair[]>;
  /** Entries `from` (included) to `before` (excluded). Throws where one cannot be read. */
  entries(table: string, from: number, before: number): Promise<readonly SealedEntry[]>;
  notes(table: string, seat: Seat): Promise<string>;
  journal(table: string, seat: Seat): Promise<string>;
  sights(table: string): Promise<readonly StoredSight[]>;

  /** Throws where the store does not answer. */
  check(): Promise<void>;
  /** Writes what is waiting, and closes. */
  close(): Promise<void>;
}
