import type { Names, Seat } from '../../core/basics.ts';
import type { Outcome, ScoreLine } from '../../core/game.ts';
import type { Answer } from './actions.ts';
import type { Line, Point, Side } from './components.ts';
import type { OwnPlace } from './deck.ts';
import type { Choice, TableOptions } from './options.ts';

/** Where the new card lies: so many cards of its line before it. */
export interface Placed {
  readonly line: Line;
  readonly gap: number;
}

/** Opponents answering to the card just laid. `sealed`: by seat, what it has answered in secret (CW-3.10). */
export interface Doubt {
  readonly step: 'doubt';
  readonly seat: Seat;
  readonly placed: Placed;
  /** Who has agreed for all to see, in seat order. */
  readonly agreed: readonly Seat[];
  readonly sealed?: readonly (Answer | null)[];
}

/** The steps that a position shows. `seat`: whose card it is; in `guess`, who goes on afterwards; in `over`, as at the count. */
export type ShownStep =
  | { readonly step: 'place' | 'guess' | 'over'; readonly seat: Seat }
  | Doubt
  | { readonly step: 'check'; readonly seat: Seat; readonly placed: Placed; readonly by: Seat };

/** Where the game stands. The steps of the second kind last no longer than an `advance`. */
export type Step =
  | ShownStep
  | { readonly step: 'deal'; readonly first: Seat | null; readonly places: readonly string[] }
  /** Nothing more is said of the card laid. */
  | { readonly step: 'settled'; readonly seat: Seat }
  /** The guesses are counted. */
  | { readonly step: 'counted'; readonly seat: Seat }
  /** The seat turns up the next card. */
  | { readonly step: 'turn'; readonly seat: Seat };

/** CW-3.3: what came of the last check; `error`: the new card lay wrongly. */
export interface Check {
  readonly placed: string;
  readonly neighbour: string;
  readonly error: boolean;
}

/** CW-4.2: a card at a count. */
export interface Counted {
  readonly place: string;
  readonly wrong: boolean;
}

/**
 * What everybody knows besides what lies on the table: which places were played with, and those that were in play and are
 * out of the game. None of these can come again.
 */
export interface Known {
  readonly choice: Choice;
  readonly gone: readonly string[];
  /** Of those, the ones that an error took off the table in the round that is played or was just counted, in that order. */
  readonly caught: readonly string[];
}

/** The truth. */
export interface State {
  readonly options: TableOptions;
  /** By seat. */
  readonly tokens: readonly number[];
  readonly start: string;
  /** From the north, with the start card in it. */
  readonly northSouth: readonly string[];
  /** From the west, with the start card in it. */
  readonly westEast: readonly string[];
  /** Top first, pause cards among the places. */
  readonly stack: readonly string[];
  /** Top first. */
  readonly box: readonly string[];
  /** By seat; numbers in `guess` and `over` only. */
  readonly guesses: readonly (number | null)[];
  /** Of the places now lying, those whose backs everybody has seen, in the order seen. */
  readonly shown: readonly string[];
  /** Until the next card is laid. */
  readonly lastCheck: Check | null;
  /** Until the next card is laid; `null` where there was none. */
  readonly lastCount: readonly Counted[] | null;
  readonly known: Known;
  readonly turn: Step;
}

/** A card's face: its name. The names of the box's cards are known; those of one's own come with it. */
export interface Face {
  readonly id: string;
  readonly names?: Names;
}

/** A card turned over. */
export interface Turned extends Face, Point {}

/** A card turned over at a count. */
export interface Judged extends Turned {
  readonly wrong: boolean;
}

/** What happened: the truth. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly start: Face;
      readonly stack: readonly string[];
      readonly box: readonly string[];
    }
  /** CW-2.1: a card comes up. */
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly card: Face }
  /** CW-2.2; `before` and `after`: its neighbours, `null` at an end of the line. */
  | ({
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: Face;
      readonly before: Face | null;
      readonly after: Face | null;
    } & Placed)
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** CW-3.10: an answer in secret. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Answer }
  /** CW-3.10: all have answered. */
  | { readonly type: 'opened'; readonly callers: readonly Seat[] }
  | { readonly type: 'called'; readonly seat: Seat }
  /** Nobody doubts the card. */
  | { readonly type: 'stood'; readonly seat: Seat; readonly card: Face }
  /** CW-3.3 to CW-3.9: both cards are turned over; `from`: who pays the token, `null`: the supply. */
  | {
      readonly type: 'checked';
      /** Whose card it is. */
      readonly seat: Seat;
      readonly by: Seat;
      readonly line: Line;
      readonly side: Side;
      readonly placed: Turned;
      readonly neighbour: Turned;
      readonly error: boolean;
      readonly winner: Seat;
      readonly from: Seat | null;
    }
  /** CW-4.1: a pause card came up, or (`last`) the stack is empty. */
  | { readonly type: 'paused'; readonly seat: Seat; readonly last: boolean }
  | { readonly type: 'guessed'; readonly seat: Seat; readonly errors: number }
  /** CW-4.1 to CW-4.3: all cards as they lay, the start card among them, right or wrong; what each seat guessed, earned and now has. */
  | {
      readonly type: 'counted';
      /** Who goes on afterwards. */
      readonly seat: Seat;
      readonly start: string;
      readonly northSouth: readonly Judged[];
      readonly westEast: readonly Judged[];
      /** The places that errors took off the table in this round. */
      readonly caught: readonly Turned[];
      readonly errors: number;
      readonly guesses: readonly number[];
      readonly earned: readonly number[];
      readonly tokens: readonly number[];
    }
  /** CW-4.4. */
  | { readonly type: 'started-anew'; readonly seat: Seat; readonly start: Face }
  | { readonly type: 'game-ended'; readonly seat: Seat; readonly outcome: Outcome; readonly lines: readonly ScoreLine[] };

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Closed<Card extends Turned> = Omit<Card, keyof Point> & Partial<Point>;

/**
 * An event as one viewer learns of it. A secret answer or guess is its own seat's; numbers are there as long as they are
 * face up.
 */
export type EventView =
  | Exclude<Event, { readonly type: 'dealt' | 'answered' | 'guessed' | 'checked' | 'counted' }>
  | Omit<EventOf<'dealt'>, 'stack' | 'box'>
  | (Omit<EventOf<'answered'>, 'answer'> & Partial<EventOf<'answered'>>)
  | (Omit<EventOf<'guessed'>, 'errors'> & Partial<EventOf<'guessed'>>)
  | (Omit<EventOf<'checked'>, 'placed' | 'neighbour'> & { readonly placed: Closed<Turned>; readonly neighbour: Closed<Turned> })
  | (Omit<EventOf<'counted'>, 'northSouth' | 'westEast' | 'caught'> & {
      readonly northSouth: readonly Closed<Judged>[];
      readonly westEast: readonly Closed<Judged>[];
      readonly caught: readonly Closed<Turned>[];
    });

/** A card's back, and of a place of one's own what its file says besides. */
export type Back = Point & Pick<OwnPlace, 'country' | 'note'>;

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'coordinates-of-wonders';
  readonly seat: Seat | null;
  /** Of a deck of one's own, only how many places it has. */
  readonly options: Omit<TableOptions, 'deck'> & { readonly deck: { readonly count: number } | null };
  readonly tokens: readonly number[];
  readonly start: string;
  readonly northSouth: readonly string[];
  readonly westEast: readonly string[];
  /** How many are left, and the card that has come up. */
  readonly stack: { readonly count: number; readonly top: string | null };
  readonly box: { readonly count: number };
  /** In `guess`, the viewer's own; in `over`, all. */
  readonly guesses: readonly (number | null)[];
  readonly lastCheck: Check | null;
  readonly lastCount: readonly Counted[] | null;
  /** By place, the backs now face up; with recall, of all `shown`. */
  readonly backs: { readonly [place: string]: Back };
  /** Of a deck of one's own, the names of all places mentioned in this view. */
  readonly names?: { readonly [place: string]: Names };
  readonly turn: ShownStep;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** With recall. */
  readonly shown?: readonly string[];
  /** With recall. */
  readonly recall?: Known;
}
