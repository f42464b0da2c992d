import type { Result, Seat } from '../../core/basics.ts';
import { MEMORIES, type Memory, type Options, type Outcome } from '../../core/game.ts';
import { reading, readOneOf, readRecord } from '../../core/parse.ts';
import { LENGTHS, type Length, type Number6, type Stride, WINDOWS, type Window } from './components.ts';

export interface Config {
  readonly memory: Memory;
  readonly length: Length;
  readonly window: Window;
}

export const OPTIONS: Options<Config> = {
  defaults: { memory: 'printed', length: 5, window: null },
  choices: { memory: MEMORIES, length: LENGTHS, window: WINDOWS },
};

export const parseConfig = (raw: unknown): Result<Config> =>
  reading(() => {
    const options = { ...OPTIONS.defaults, ...readRecord(raw ?? {}, 'options', [], Object.keys(OPTIONS.defaults)) };
    return {
      memory: readOneOf(options.memory, 'options.memory', MEMORIES),
      length: readOneOf(options.length, 'options.length', LENGTHS),
      window: readOneOf(options.window, 'options.window', WINDOWS),
    };
  });

/** Where the game stands. `deal` and `throw` last no longer than an `advance`. `round` counts from 1. */
export interface Turn {
  readonly step: 'deal' | 'choose' | 'throw' | 'over';
  readonly round: number;
}

/** The truth. Lists are by seat, but for `rest` and `thrown`. */
export interface State {
  readonly options: Config;
  /** Steps from the start. */
  readonly places: readonly number[];
  /** The lucky cards; none before the deal. */
  readonly lucky: readonly Number6[];
  readonly faceUp: readonly boolean[];
  /** Who has looked at the own lucky card (TR-2.4). */
  readonly peeked: readonly boolean[];
  /** The lucky cards that nobody got, face down, top first. */
  readonly rest: readonly Number6[];
  /** What has been chosen in this round, still secret. */
  readonly strides: readonly (Stride | null)[];
  /** The last throw, as the die still lies there. */
  readonly die: Number6 | null;
  /** All throws, in order, as far as a position tells: what a person with a perfect memory knows. */
  readonly thrown: readonly Number6[];
  readonly turn: Turn;
}

/** What happened: the truth. */
export type Event =
  | { readonly type: 'dealt'; readonly lucky: readonly Number6[]; readonly rest: readonly Number6[] }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly number: Number6 }
  | { readonly type: 'chose'; readonly seat: Seat; readonly round: number; readonly stride: Stride }
  | ({ readonly type: 'thrown'; readonly round: number } & Throw)
  | { readonly type: 'game-ended'; readonly outcome: Outcome };

/** A throw and what came of it. */
export interface Throw {
  readonly die: Number6;
  readonly strides: readonly Stride[];
  readonly places: readonly number[];
  /** Whose lucky number it was (TR-2.5). */
  readonly struck: Seat | null;
}

/** An event as one viewer learns of it. */
export type EventView =
  | { readonly type: 'dealt'; readonly cards: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly number?: Number6 }
  | { readonly type: 'chose'; readonly seat: Seat; readonly round: number; readonly stride?: Stride }
  | { readonly type: 'thrown'; readonly round: number; readonly throw?: Throw }
  | Extract<Event, { readonly type: 'game-ended' }>;

/** Something face down. */
export interface Count {
  readonly count: number;
}

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'tiny-race';
  readonly seat: Seat | null;
  readonly options: Config;
  readonly places: readonly number[];
  readonly lucky: readonly (Number6 | Count)[];
  readonly faceUp: readonly boolean[];
  readonly peeked: readonly boolean[];
  readonly rest: Count;
  /** The own choice, and a count of 1 for another's. */
  readonly strides: readonly (Stride | Count | null)[];
  readonly die: Number6 | null;
  readonly turn: Turn;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly recall?: { readonly thrown: readonly Number6[] };
}
