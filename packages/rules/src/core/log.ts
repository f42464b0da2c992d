import type { Json, Seat } from './basics.ts';
import type { Position } from './game.ts';

/** Version of the log's own form, for whoever reads a saved game later. */
export const LOG_FORMAT = 1;

/** What was agreed before the first card. */
export interface Start {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Json;
  /** Where the table was started from, if not from the beginning. */
  readonly position: Position | null;
  /** SHA-256 of the secret seed (`commitmentTo`), or `null` where luck is not to be checked. */
  readonly commitment: string | null;
  /** The seats' own random words, part of the seed of the table's luck. */
  readonly words: readonly (string | null)[];
}

/** Milliseconds since 1970 at which an entry was made, and the sender's id that makes a resend harmless. */
export interface Stamp {
  readonly time: number;
  readonly id: string | null;
}

/** One entry of a match's log. `seq` counts from 0 and only grows; events are the truth. */
export type Entry<Action, Event> =
  | { readonly kind: 'start'; readonly seq: 0; readonly time: number; readonly start: Start; readonly events: readonly Event[] }
  | ({
      readonly kind: 'action';
      readonly seq: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly events: readonly Event[];
    } & Stamp)
  /** Back to the table as it was after entry `back`: one's own last act, or by agreement of all. */
  | ({ readonly kind: 'undo' | 'rewind'; readonly seq: number; readonly seat: Seat; readonly back: number } & Stamp)
  /** The table was closed before the game was over. */
  | { readonly kind: 'end'; readonly seq: number; readonly time: number; readonly reason: string };

/** A game as it is saved: its whole log, and the secret of its luck once it is over. */
export interface SavedGame<E> {
  readonly format: number;
  readonly entries: readonly E[];
  readonly seed: string | null;
}

/** Events as they came about, newest first. */
interface Link<E> {
  readonly events: readonly E[];
  readonly before: Link<E> | undefined;
}

/** What happened and still holds, in order: what was taken back never happened. */
export const eventsInForce = <A, E>(entries: readonly Entry<A, E>[]): readonly E[] => {
  const after: (Link<E> | undefined)[] = [];
  for (const entry of entries) {
    const before = after.at(-1);
    if ('back' in entry) after.push(after[entry.back]);
    else after.push('events' in entry ? { events: entry.events, before } : before);
  }
  const told: (readonly E[])[] = [];
  for (let link = after.at(-1); link !== undefined; link = link.before) told.push(link.events);
  return told.reverse().flat();
};
