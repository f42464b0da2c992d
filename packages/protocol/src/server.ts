import type { Json, Outcome, RetoldEntry, Seat, Sentence, Shown, Viewer } from '@tabletrotter/rules';
import type { Book, Customs, EmptyChairs, OfferedLevel, SaidWhat } from './client.ts';

/** Who sits on a chair. `open`: somebody may still take it. `standIn`: a bot plays for the person, so long. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string; readonly present: boolean; readonly standIn: 'turn' | 'back' | null }
  | { readonly kind: 'bot'; readonly level: OfferedLevel };

/** `frozen`: something broke inside the game; nothing more can be done at this table, and nothing is lost. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'frozen';

/**
 * Something that all people who sit at the table have to agree to, here or away, but for those for whom a bot plays until they are back.
 */
export interface Proposal {
  readonly id: number;
  readonly by: Seat;
  /** Back to before entry `seq`, or the end of the game here. */
  readonly what: { readonly kind: 'rewind'; readonly seq: number } | { readonly kind: 'end' };
  /** Who has agreed so far, whoever made it among them. */
  readonly agreed: readonly Seat[];
}

/** What everybody may know of a table besides the game itself. */
export interface TableInfo {
  readonly table: string;
  /** Five letters to join or watch by. */
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly sitters: readonly Sitter[];
  readonly options: Json;
  /** Hash of the secret seed, published before any card. */
  readonly commitment: string;
  readonly customs: Customs;
  /** No device shows the host's seat: others may do what else is the host's alone for those who are away. */
  readonly hostAway: boolean;
  readonly proposal: Proposal | null;
  /** The table where the same people play again; `null`: none yet. */
  readonly rematch: string | null;
  /** It belongs to a class, whose code it bears. */
  readonly inClass: boolean;
}

/** The clock of a question that several answer side by side: times of the server's clock, in milliseconds. */
export interface QuestionClock {
  /** In a race, when answers begin to count; `null`: from the beginning. */
  readonly openAt: number | null;
  /** When the silent are taken to have given the fallback; `null`: it takes as long as it takes. */
  readonly closeAt: number | null;
}

/** By when a person has to answer, by the table's customs: times of the server's clock, in milliseconds. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
  /** When the grace after it is over. */
  readonly until: number;
  /** Others may give a minute more. */
  readonly more: boolean;
}

/** A call in a race, as it was judged. */
export interface PhotoCall {
  readonly seat: Seat;
  /** Milliseconds after the race opened. */
  readonly ms: number;
  /** Its own measure of the time could not be taken: reckoned from when it came and the lag of its line. */
  readonly lagAdjusted: boolean;
}

/** The photo finish of a race: all that came close enough to be compared, the earliest first. */
export interface PhotoFinish {
  /** Whose call counts: the earliest, or among those too close to tell apart who sits first clockwise after the asker. */
  readonly first: Seat;
  readonly calls: readonly PhotoCall[];
}

/** The game as one viewer sees it now. */
export interface Showing {
  readonly version: number;
  readonly view: Shown;
  /** The number of the viewer's present question, `null` where it is asked nothing. */
  readonly ask: number | null;
  readonly outcome: Outcome | null;
  /** Of the question that is open now; `null` where it has no clock. */
  readonly clock: QuestionClock | null;
  /** How the last race was decided, until the next question of its kind is asked. */
  readonly photo: PhotoFinish | null;
  /** Of all people who are asked now; empty at a table without a clock. */
  readonly deadlines: readonly Deadline[];
  /** The viewer may take back its last action. */
  readonly canUndo: boolean;
  /** It may not, only because it has taken back often enough what it did in this place. */
  readonly undoSpent: boolean;
  /** The earliest entry that all together may go back to before; `null`: none, since the last one revealed something. */
  readonly rewindTo: number | null;
}

/** Why something was not done. `refused` cites the rules, `beaten` says who was first; the others are about the table or the message. */
export type ServerError =
  | { readonly code: 'refused'; readonly rule: string; readonly reason: string; readonly params: Sentence['params'] }
  /** Another seat's call came first. */
  | { readonly code: 'beaten'; readonly by: Seat; readonly message: string }
  | { readonly code: ErrorCode; readonly message: string };

export const ERROR_CODES = [
  'bad-message',
  'too-long',
  'too-fast',
  'wrong-version',
  'unknown-game',
  'unknown-table',
  'is-class',
  'unknown-seat',
  'unknown-level',
  'bad-options',
  'bad-position',
  'bad-action',
  'not-seated',
  'not-host',
  'seat-taken',
  'not-started',
  'already-started',
  'not-full',
  'not-asked',
  'stale',
  'too-early',
  'id-used',
  'over',
  'not-over',
  'moved',
  'not-now',
  'cannot-undo',
  'would-unreveal',
  'link-used',
  'is-here',
  'hooks-off',
  'hook-scheme',
  'hook-address',
  'frozen',
  'not-saved',
  'too-many',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What the server says to a page. */
export type ServerMessage =
  /**
   * `address`: where other devices find this server, such as `http://192.168.1.7:3000`; `null` where it has no such address.
   * `pushKey`: the key by which a browser knows its notices; `null` where it sends none.
   */
  | { readonly type: 'welcome'; readonly version: number; readonly address: string | null; readonly pushKey: string | null }
  /** The answer to `ping`, with the server's clock as it was sent. */
  | { readonly type: 'pong'; readonly n: number; readonly time: number }
  /** The answer to `create`, `join`, `claim` and `enter`: the secret that came along holds this seat. `host`: and that of the host the table. */
  | {
      readonly type: 'seated';
      readonly n: number;
      readonly table: string;
      readonly seat: Seat;
      readonly host: boolean;
    }
  /** Who sits where, to everybody at the table, whenever it changes. */
  | ({ readonly type: 'table' } & TableInfo)
  /** The answer to `show`: everything anew. `game` is `null` before the start. `older`: there are older lines in the log. */
  | {
      readonly type: 'shown';
      readonly n: number;
      readonly info: TableInfo;
      readonly viewer: Viewer;
      readonly game: (Showing & { readonly log: readonly RetoldEntry[]; readonly older: boolean }) | null;
      /** Private sights not yet seen. */
      readonly sights: readonly Sight[];
      readonly notes: string;
      /** What the seat's game wrote into its private journal. */
      readonly journal: string;
      /** What was said lately, oldest first. */
      readonly talk: readonly Saying[];
      /** The seats of `also` as they are numbered now, in its order; `null`: held no more. */
      readonly also: readonly (Seat | null)[];
    }
  /** Before the start the viewer's seat got another number. */
  | { readonly type: 'reseated'; readonly seat: Seat }
  /** Something happened: what this viewer is told of it, and what it sees now. Every viewer gets every version. */
  | ({
      readonly type: 'update';
      readonly entry: RetoldEntry;
      readonly sights: readonly Sight[];
    } & Showing)
  /** The seat's notes or journal are now this, whichever of its connections wrote them: to all of them, and nobody else. */
  | { readonly type: 'kept'; readonly book: Book; readonly text: string }
  /** The seat's private sights up to this version were put away, or it has acted since: to all of its connections, and nobody else. */
  | { readonly type: 'seen'; readonly version: number }
  /** The action with this id is done and on disk. */
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  /** The action with this id was not done; nothing has changed. */
  | { readonly type: 'undone'; readonly id: string; readonly error: ServerError }
  /** The answer to `link`: what moves the seat, once, until a time of the server's clock. */
  | { readonly type: 'link'; readonly n: number; readonly token: string; readonly until: number }
  /** By when people have to answer, where that changes though nothing happened. */
  | { readonly type: 'deadlines'; readonly deadlines: readonly Deadline[] }
  /** Something was said at the table; `time` is of the server's clock. */
  | ({ readonly type: 'said' } & Saying)
  /** Somebody reminds the viewer that it is its turn. */
  | { readonly type: 'nudged'; readonly by: Seat }
  /** The answer to `class`: its code. */
  | { readonly type: 'class'; readonly n: number; readonly code: string }
  /** The answer to `board`. */
  | ({ readonly type: 'board'; readonly n: number } & ClassBoard)
  /** The answer to `tables`; tables that are no more, and seats that are held no more, are left out. */
  | { readonly type: 'tables'; readonly n: number; readonly tables: readonly OwnTable[] }
  | { readonly type: 'log'; readonly n: number; readonly log: readonly RetoldEntry[]; readonly older: boolean }
  | { readonly type: 'saved'; readonly n: number; readonly game: Json }
  /** A request was carried out and there is nothing more to say. */
  | { readonly type: 'ok'; readonly n: number }
  | { readonly type: 'error'; readonly n: number | null; readonly error: ServerError };

/** Something shown to a seat in private, delivered until seen; without its events while the seat is shown veiled. */
export interface Sight {
  readonly version: number;
  readonly events: readonly Shown[];
}

/** Something said at a table, by a seat or, where the server says it, about it. */
export interface Saying {
  readonly seat: Seat;
  readonly time: number;
  readonly what: SaidWhat;
}

/** All tables of a class, as anybody may see them. */
export interface ClassBoard {
  readonly class: string;
  readonly game: string;
  readonly empty: EmptyChairs;
  readonly tables: readonly ClassTable[];
}

/** A table of a class. */
export interface ClassTable extends Pick<TableInfo, 'table' | 'status' | 'sitters'> {
  /** What somebody who only watches sees; `null`: not begun; absent: as at the version that is known. */
  readonly game?: (Pick<Showing, 'version' | 'view' | 'outcome'> & { readonly lines: readonly RetoldEntry[] }) | null;
}

/** How things stand at a table where one holds a seat. */
export interface OwnTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** The seat is asked something. */
  readonly asked: boolean;
  /** When the last entry was made, or the table; a time of the server's clock. */
  readonly since: number;
  readonly rematch: string | null;
}
