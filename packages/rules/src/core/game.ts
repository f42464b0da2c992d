import type { Json, Language, Refusal, Result, Seat, Sentence, Viewer } from './basics.ts';
import type { Random } from './random.ts';
import type { Since } from './since.ts';

/** `printed`: shows what a person at the real table would see now. `helped`: what a seat has lawfully seen stays in its view. */
export const MEMORIES = ['printed', 'helped'] as const;
export type Memory = (typeof MEMORIES)[number];

/** A whole state as JSON that a person can write; its keys are those of the game's ledger. */
export type Position = { readonly [key: string]: Json };

/** Table options: the defaults, and for each option with a finite set of values, those values. */
export interface Options<Config> {
  readonly defaults: Config;
  readonly choices: { readonly [Key in keyof Config]?: readonly Config[Key][] };
}

/** How a game ended. `winners` is empty where all lose; `scores` is `null` in games without points. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  /** The ledger paragraph that ended it. */
  readonly reason: string;
}

/** One line of a score sheet. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly label: Sentence;
  readonly points: number;
  readonly rule: string;
}

/** A race for a question: of all who do one of these, only the first counts, so that the server must be fair about the network. */
export interface Race<Action> {
  readonly actions: readonly Action[];
  /** Where nobody can tell who was first, it is who sits first clockwise after this seat. */
  readonly after: Seat;
}

/** A question that seats answer side by side: people before bots, in a window or as long as it takes. */
export interface Waiting<Action> {
  /** After so long each seat still asked is taken to have given the fallback; `null`: it takes as long as it takes. */
  readonly seconds: number | null;
  readonly fallback: Action;
  /** `null`: every answer counts. */
  readonly race: Race<Action> | null;
}

/** What a bot is given besides its view and its chance. The rules have no clock of their own. */
export interface Means {
  /** The milliseconds that remain to think. */
  left(): number;
  /** Who it is: a 32-bit number of its own, the same through a match, which tells nothing of the table's luck. */
  readonly self: number;
}

/** The levels that every game has. `greedy` is a yardstick for measuring the others; it is not offered to players. */
export const COMMON_LEVELS = ['random', 'greedy', 'casual'] as const;
/** All levels there are. `forgetful` is an opponent for children, in games that are won by remembering. */
export const LEVELS = [...COMMON_LEVELS, 'forgetful'] as const;
export type CommonLevel = (typeof COMMON_LEVELS)[number];
export type Level = (typeof LEVELS)[number];

/** A bot's choice, and why in a sentence. */
export interface Choice<Action> {
  readonly action: Action;
  readonly why: Sentence;
}

/** A bot: what one seat may know in, one of that seat's legal actions out. The type gives it no way to the truth. */
export type Bot<View, Action> = (view: View, random: Random, means: Means) => Choice<Action>;

/** The bots of a game: one of each level that every game has, and of what other levels it likes. */
export type Bots<View, Action> = { readonly [L in CommonLevel]: Bot<View, Action> } & {
  readonly [L in Exclude<Level, CommonLevel>]?: Bot<View, Action>;
};

/** A game's bots by level. The levels that a game has are those of its bots. */
export const botsOf = <AnyBot>({
  bots,
}: {
  readonly bots: { readonly [L in Level]?: AnyBot };
}): readonly (readonly [Level, AnyBot])[] =>
  LEVELS.flatMap((level) => {
    const bot = bots[level];
    return bot === undefined ? [] : [[level, bot] as const];
  });

/** All words of a game in one language: flat keys, i18next's plural suffixes. */
export type Dictionary = { readonly [key: string]: string };

/** What the table itself must know of any state. */
export interface Facts {
  readonly seats: number;
  readonly memory: Memory;
}

/**
 * A game: plain data and pure functions. State, actions, events and views are readonly JSON. No clock, no console, no
 * network, and chance only as the argument of `advance`.
 *
 * Between the members this holds, and the conformance suite checks it:
 * - replaying events with `evolve` gives the state again, without chance and without today's rules of legality;
 * - `toAct` is empty only when `outcome` is there; each seat in it has at least one legal action, every other has none;
 * - every action that `parseAction` accepts and `refusal` allows is in `candidates`;
 * - `viewFor(imagine(view), seat, { recall: true })` equals `view`.
 */
export interface Game<Config, State, Action, Event, View, EventView> {
  readonly id: string;
  /** Grows by one when the same actions could lead elsewhere than before. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<Config>;
  /** Table options from outside; absent ones take their defaults. */
  parseConfig(raw: unknown, seats: number): Result<Config>;
  /**
   * An action from outside: exactly the keys of the ledger. Says nothing of its legality. Where the ledger lets a key stand
   * in the answer to one question alone, `question` decides; without it (a record, a resend) every shape is read.
   */
  parseAction(raw: unknown, question?: string): Result<Action>;
  /** A position from outside; an impossible one is a `Problem`. */
  parsePosition(raw: unknown): Result<State>;
  dumpPosition(state: State): Position;
  /** What is in the box, as data. */
  components(): Json;
  /** The state before any chance. `seats` is within `this.seats`. */
  setup(config: Config, seats: number): State;
  facts(state: State): Facts;
  /** Whom the game waits for, ascending; several at once where the rules say so; empty only when over. */
  toAct(state: State): readonly Seat[];
  /** A short key of what is asked of that seat now; a change of it makes answers to the old question stale. */
  question(state: State, seat: Seat): string;
  /** How the seats asked are waited for, where they answer side by side. */
  waiting(state: State): Waiting<Action> | undefined;
  outcome(state: State): Outcome | undefined;
  /** All that might be legal for the view's seat now: complete, cheap, not necessarily legal. */
  candidates(view: View): readonly Action[];
  /** The rules, in one place, with reasons: why this seat may not do this now, from what the seat itself sees. */
  refusal(view: View, action: Action): Refusal | undefined;
  /** A choice becomes facts. Called only with what `refusal` allowed; never fails. */
  decide(state: State, seat: Seat, action: Action): readonly Event[];
  /** What follows by itself: deals, throws, scoring, the end. Called until it returns nothing. */
  advance(state: State, random: Random): readonly Event[];
  /** Puts a fact into the state. Total and dull: no rules. */
  evolve(state: State, event: Event): State;
  /** What a viewer may know, built up from nothing. With `recall`, also all it has lawfully seen so far. */
  viewFor(state: State, viewer: Viewer, how: { readonly recall: boolean }): View;
  /** What a viewer learns from an event at the moment it happens; `undefined`: nothing at all. */
  eventFor(event: Event, viewer: Viewer): EventView | undefined;
  /**
   * What the log may still say of an event: with printed memory it forgets what the table no longer shows. It has what its
   * viewer was told, what that viewer sees now, and all that viewer was told since (perhaps retold itself).
   * Runs on the server and in the page alike.
   */
  retell(event: EventView, now: View, since: Since<EventView>): EventView | undefined;
  /** The seats to which this event shows something private that no printed view keeps; it is delivered until seen. */
  sights(event: Event): readonly Seat[];
  /** Whether anybody learns from this event what was hidden from them: what cannot be undone. */
  reveals(event: Event): boolean;
  /** The score sheet as it stands. */
  scoreLines(state: State): readonly ScoreLine[];
  /** A whole state that fits everything this seat knows. Needs a view with `recall` of a seat. */
  imagine(view: View, random: Random): State;
  readonly bots: Bots<View, Action>;
  /** An event as a line of the log. */
  tell(event: EventView): Sentence;
  /** The game's words, a language at a time. */
  readonly words: { readonly [L in Language]: () => Promise<Dictionary> };
}
