import type { Sentence } from '@tabletrotter/rules';
import type { VNode } from 'preact';
import type { SoundName } from '../sound/sounds.ts';

/**
 * A spot that things leave and reach: the `data-at` of an element, by names of the game's own, such as `case-file`, `road.3`,
 * `seat.1`. A dot leads inside: where `hand.joplin` is not shown, `hand` stands for it. `hand` is the viewer's own.
 */
export type Place = string;

/** One thing that goes from a place to a place. */
export interface Move<Thing> {
  readonly thing: Thing;
  readonly from: Place;
  readonly to: Place;
  /** Milliseconds, at the usual speed. */
  readonly lasts: number;
  /** It was the only thing there: the place it leaves is empty meanwhile. */
  readonly lifts: boolean;
}

/** What an event looks and sounds like: things that move at the same time, and a sound. */
export interface Cue<Thing> {
  readonly moves: readonly Move<Thing>[];
  readonly sound: SoundName | null;
}

/** A thing with its type closed over: it paints itself. */
export type Paint = (say: (sentence: Sentence) => string) => VNode;

/** How long things take at the usual speed, in milliseconds (ux.md D5). */
export const LASTS = {
  card: 260,
  /** A card that is turned over on its way. */
  flip: 320,
  /** A card that is turned up for all: with a second one just after it, as long as an entry may take. */
  reveal: 660,
  /** A plane or a car, by the spaces it crosses. */
  ride: (spaces: number): number => Math.min(700, 250 + 60 * spaces),
} as const;

export const STILL: Cue<never> = { moves: [], sound: null };

/** How a game makes its cues: a thing that moves, as long as a card does where nothing else is said; and what goes together. */
export const cueMakers = <Thing>() => ({
  move: (thing: Thing, from: Place, to: Place, more: Partial<Move<Thing>> = {}): Move<Thing> => ({
    thing,
    from,
    to,
    lasts: LASTS.card,
    lifts: false,
    ...more,
  }),
  cue: (sound: SoundName | null, ...moves: readonly Move<Thing>[]): Cue<Thing> => ({ sound, moves }),
});
