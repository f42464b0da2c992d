import type { Json, Language, Problem, Result, Seat, Sentence, Viewer } from './basics.ts';
import type { Dictionary, Level, Means, Outcome, Position, ScoreLine, Waiting } from './game.ts';
import type { Entry, Stamp, Start } from './log.ts';
import type { Luck, Random } from './random.ts';
import type { Declined } from './table.ts';

declare const shown: unique symbol;
/** JSON made for one viewer's eyes. Only `host` mints it, so that sending the truth instead does not compile. */
export interface Shown {
  readonly [shown]: true;
}

declare const sealed: unique symbol;
/** The truth as its keeper holds it: to be stored (`unseal`), not to be looked into or sent. */
export interface Truth {
  readonly [sealed]: true;
}

/** A log entry as the server holds it: where it belongs and whose it is; its content is sealed. */
export interface SealedEntry {
  readonly seq: number;
  readonly kind: Entry<never, never>['kind'];
  readonly time: number;
  readonly seat: Seat | null;
  readonly id: string | null;
  readonly truth: Truth;
}

/** Why an action was not taken; `bad-action` is one that cannot be read. */
export type ActError = { readonly code: 'bad-action'; readonly problem: Problem } | Declined;

/** What an entry that is no action did: back to how things stood after entry `back`, or the end before the game was over. */
export type Turnback =
  | { readonly kind: 'undo' | 'rewind'; readonly seat: Seat; readonly back: number }
  | { readonly kind: 'end'; readonly reason: string };

/** A new entry of a match's log, to be made durable before anybody hears of it, and what there is to tell of it then. */
export interface News {
  readonly entry: SealedEntry;
  /** `null`: the entry is a start or an action. */
  readonly turnback: Turnback | null;
  /** What a viewer is told of it. */
  eventsFor(viewer: Viewer): readonly Shown[];
  /** What it shows a seat in private and no view keeps: delivered until seen. Empty for most. */
  sightsFor(seat: Seat): readonly Shown[];
}

/** An action that would be taken: append `entry` durably, then `accept`. */
export interface Step extends News {
  /** Whether a window is open after it: somebody must look after the table even if nobody acts. */
  readonly timed: boolean;
  /** Makes it the present. Throws if the match has moved on since. */
  accept(): void;
}

/** What a table is opened with besides its options or position. */
export interface Opening {
  readonly luck: Luck;
  readonly time: number;
  /** Hash of the secret seed, or `null` where luck is not to be checked. */
  readonly commitment: string | null;
  /** The seats' random words; empty for none. */
  readonly words: readonly (string | null)[];
}

/** How seats are waited for that answer side by side, the fallback ready to be acted for the silent. */
export type OpenWindow = Waiting<Json>;

/** An entry of the log as one viewer may read it now. What was taken back is not told again: it has no events. */
export interface RetoldEntry {
  readonly seq: number;
  readonly time: number;
  readonly events: readonly Shown[];
  /** Absent where the entry is a start or an action. */
  readonly turnback?: Turnback;
}

/** One live match of a game whose types are closed over. */
export interface Match {
  readonly seats: number;
  /** `seq` of the last entry accepted. */
  readonly version: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The number of a seat's present question; `null` where it is asked nothing. */
  ask(seat: Seat): number | null;
  waiting(): OpenWindow | null;
  /** What would come of an action, read from outside; changes nothing. */
  act(seat: Seat, raw: unknown, stamp: Stamp): Result<Step, ActError>;
  /** The game was ended before it was over. */
  readonly closed: boolean;
  /** The action that a seat may take back by itself: its number in the log; `null`: none. */
  undoable(seat: Seat): number | null;
  /** How often a seat has taken back already what `undoable` would take back again: since the last action before it that stands. */
  retries(seat: Seat): number;
  /** The earliest action that all together may take back, with all since: its number in the log; `null`: none. */
  rewindable(): number | null;
  /** What would come of going back to before action `seq`; `undefined` where it cannot be taken back like this. */
  takeBack(kind: 'undo' | 'rewind', seat: Seat, seq: number, stamp: Stamp): Step | undefined;
  /** What would come of ending the game here. */
  end(reason: string, time: number): Step;
  /** What a viewer may know now; with `recall`, or at a `helped` table, also what it has seen so far. */
  view(viewer: Viewer, how: { readonly recall: boolean }): Shown;
  /** All that a seat may do now; empty where it is not asked. */
  legal(seat: Seat): readonly Json[];
  /** The whole truth, to be loaded again. */
  position(): Position;
  /** Another truth that fits all that the seat knows. */
  imagine(seat: Seat, random: Random): Position;
  scoreLines(): readonly ScoreLine[];
  /** Entries of this match's log, one after the other up to the present, as a viewer may read them now. */
  retell(entries: readonly SealedEntry[], viewer: Viewer): readonly RetoldEntry[];
}

/** A match just opened; its news is the entry its log begins with. */
export interface Opened extends News {
  readonly match: Match;
}

/** A bot's choice as JSON, and why. */
export interface BotChoice {
  readonly action: Json;
  readonly why: Sentence;
}

/** A saved game that could be read: its log, and the secret of its luck if it is over. */
export interface ReadGame {
  readonly start: Start;
  readonly entries: readonly SealedEntry[];
  readonly seed: string | null;
}

/** A game with its types closed over: all that a server, an engine or a terminal needs of it. */
export interface HostedGame {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [name: string]: Json };
  readonly choices: { readonly [name: string]: readonly Json[] };
  /** The levels of its bots. */
  readonly levels: readonly Level[];
  readonly words: { readonly [L in Language]: () => Promise<Dictionary> };
  /**
   * What everybody may know of a table's options in full: those chosen from a finite set of values. Of any other, such as a deck of
   * one's own, no more than how much of it there is.
   */
  publicOptions(options: Json): Json;
  components(): Json;
  /** A table from its beginning. A `Problem` where the options or the number of seats are not this game's. */
  open(seats: number, options: unknown, opening: Opening): Result<Opened>;
  /** A table from a position. A `Problem` where it is malformed or impossible. */
  load(position: unknown, opening: Opening): Result<Opened>;
  /** The seats' own random words, from the first entry of a log. */
  wordsIn(start: SealedEntry): readonly (string | null)[];
  /** A match from its log. Throws where the log is not whole. */
  resume(entries: readonly SealedEntry[], luck: Luck): Match;
  /** An entry as a viewer was told of it at the moment it was made. */
  told(entry: SealedEntry, viewer: Viewer): RetoldEntry;
  /** Whether an entry is this very action: a resend, not another action under the same id. */
  isResend(entry: SealedEntry, raw: unknown): boolean;
  /** A bot's choice from a seat's view with recall. Throws where the game has no such level. */
  bot(view: Shown, level: Level, random: Random, means: Means): BotChoice;
  /** An event, as some viewer got it, as a line of the log. */
  tell(event: Shown): Sentence;
  /** A game as it is saved. `seed` only once it is over. */
  save(entries: readonly SealedEntry[], seed: string | null): Json;
  /** A saved game of this kind; a corrupt one is a `Problem`. */
  read(saved: unknown): Result<ReadGame>;
  /** Plays a saved game again from its seed and compares everything: the number of actions, or what differs. */
  verify(saved: ReadGame): Result<number>;
}
