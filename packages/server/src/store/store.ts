import type {
  Customs,
  EmptyChairs,
  Grant,
  KeptProposal,
  OfferedLevel,
  Saying,
  TableHook,
  TableStatus,
} from '@tabletrotter/protocol';
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
  readonly customs: Customs;
  /** When its clock was set: no question's time runs from before. */
  readonly clockFrom: number;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  /** The class that it belongs to, whose code it bears; `null`: none. */
  readonly classId: string | null;
}

/** Several tables under one code. `id`: that code. */
export interface ClassRecord {
  readonly id: string;
  readonly game: string;
  readonly empty: EmptyChairs;
  /** Hash of the teacher's secret, which is the host's of every table as well. */
  readonly hostHash: string;
  /** When its teacher or a pupil last did something with it, besides playing. */
  readonly touched: number;
}

/** Somebody who sits at a table. `word`: their part of its luck, once they have said it. `host`: they run the table. */
export interface Person {
  readonly kind: 'person';
  readonly name: string;
  readonly word: string | null;
  readonly secretHash: string;
  readonly host: boolean;
  /** A bot plays for them, so long. */
  readonly standIn: 'turn' | 'back' | null;
}

/** What moves a seat to another device, once. */
export interface Link {
  readonly seat: Seat;
  /** The host has made it: to the host's own seat it takes their powers along. */
  readonly host: boolean;
  /** When it is worth nothing any more. */
  readonly until: number;
}

/** A device that takes notices for a seat: where its browser's push service has it, and what its notices say. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly title: string;
  readonly body: string;
}

/** So many devices of a seat are told, the newest. */
export const MOST_DEVICES = 5;

/** Whom a seat is for, with what the server alone knows of them. */
export type Chair = { readonly kind: 'open' } | Person | { readonly kind: 'bot'; readonly level: OfferedLevel };

/** A seat that goes to another device by a link: whose it is, with another secret, and what goes with it. */
export interface Moved {
  readonly table: string;
  readonly seat: Seat;
  readonly chair: Person;
  /** Hash of the host's secret from now on; `null`: as it was. */
  readonly hostHash: string | null;
  /** What the table is told of it, if anything. */
  readonly saying: Saying | null;
}

/** A chair in a new order; `from`: the old seat of whoever sits there, `null` where it is somebody new. */
export interface Arranged {
  readonly chair: Chair;
  readonly from: Seat | null;
}

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
  createTable(table: TableRecord, chairs: readonly Chair[]): Promise<void>;
  /**
   * Before the start: other options, and other chairs in another order. What was kept for whoever sat at an old seat moves with them,
   * or goes with them. Links to seats are worth nothing any more.
   */
  arrange(table: string, options: string, chairs: readonly Arranged[]): Promise<void>;
  /** Whom a seat is for. What was kept for whoever had it (notes, journal, sights, talk, devices) goes with them. */
  setChair(table: string, seat: Seat, chair: Chair): Promise<void>;
  /** Something about whoever has a seat; they stay. */
  keepChair(table: string, seat: Seat, chair: Chair): Promise<void>;
  /** A class and all its tables, with the same chairs each. `Conflict` where the code is taken. */
  createClass(record: ClassRecord, tables: readonly TableRecord[], chairs: readonly Chair[]): Promise<void>;
  touchClass(id: string, at: number): Promise<void>;
  /** A class is no more; its tables have been forgotten. */
  forgetClass(id: string): Promise<void>;
  /** A table is no more, and nothing of it is kept. */
  forget(table: string): Promise<void>;
  /** Leaves none of the bytes of what was deleted, as far as that can be just now: never rejects. */
  scrub(): Promise<void>;
  setCustoms(table: string, customs: Customs, clockFrom: number): Promise<void>;
  /** The table where the people of another play again: their devices and its webhook come along. */
  createRematch(of: string, table: TableRecord, chairs: readonly Chair[]): Promise<void>;
  /** What all are asked to agree to; `null`: nothing any more. */
  setProposal(table: string, proposal: KeptProposal | null): Promise<void>;
  setGrants(table: string, grants: readonly Grant[]): Promise<void>;
  /** A link to a seat, known by the hash of what is in it; an older one to the same seat is worth nothing any more. */
  addLink(table: string, link: Link & { readonly hash: string }): Promise<void>;
  /**
   * Uses a link up: with it seats move, that of its table and those which the same secret held where its people play again. They have no
   * device and no link any more. `Conflict` where it was used before.
   */
  useLink(table: string, hash: string, moved: readonly Moved[]): Promise<void>;
  addSaying(table: string, saying: Saying): Promise<void>;
  /** A seat's device, known by its endpoint; of more than `MOST_DEVICES` the oldest goes. */
  addDevice(table: string, seat: Seat, device: PushDevice): Promise<void>;
  removeDevice(table: string, seat: Seat, endpoint: string): Promise<void>;
  /** A device that is no more, wherever it was. */
  forgetDevice(endpoint: string): Promise<void>;
  setHook(table: string, hook: TableHook | null): Promise<void>;
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
  /** The id of the open table with this code, or else of the newest that had it; tables of a class have none of their own. */
  tableByCode(code: string): Promise<string | undefined>;
  class(id: string): Promise<ClassRecord | undefined>;
  /** The ids of a class's tables, always in the same order. */
  classTables(id: string): Promise<readonly string[]>;
  /** The classes that were touched last before this time. */
  classesBefore(at: number): Promise<readonly string[]>;
  chairs(table: string): Promise<readonly Chair[]>;
  /** Entries `from` (included) to `before` (excluded). Throws where one cannot be read. */
  entries(table: string, from: number, before: number): Promise<readonly SealedEntry[]>;
  notes(table: string, seat: Seat): Promise<string>;
  journal(table: string, seat: Seat): Promise<string>;
  sights(table: string): Promise<readonly StoredSight[]>;
  link(table: string, hash: string): Promise<Link | undefined>;
  /** The oldest first. */
  devices(table: string, seat: Seat): Promise<readonly PushDevice[]>;
  hook(table: string): Promise<TableHook | null>;
  /** Here and below, nothing where it is junk: a game goes on without, and the log is told. */
  proposal(table: string): Promise<KeptProposal | null>;
  grants(table: string): Promise<readonly Grant[]>;
  /** What was said last, oldest first. */
  talk(table: string, count: number): Promise<readonly Saying[]>;
  /** When the last entry was made; `null` before the start. */
  lastTime(table: string): Promise<number | null>;

  /** Throws where the store does not answer. */
  check(): Promise<void>;
  /** Writes what is waiting, and closes. */
  close(): Promise<void>;
}
