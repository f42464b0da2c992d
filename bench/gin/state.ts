import type { Seat } from '@tabletrotter/rules/core/basics';
import type { Memory, Outcome } from '@tabletrotter/rules/core/game';

export type Card = number;
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

export interface Config {
  readonly memory: Memory;
}

export type Action = { readonly type: 'draw' } | { readonly type: 'discard'; readonly card: Card };

export interface Turn {
  readonly seat: Seat;
  readonly step: 'deal' | 'draw' | 'discard' | 'over';
}

/** The truth. */
export interface State {
  readonly options: Config;
  /** By seat, in the order drawn. */
  readonly hands: readonly (readonly Card[])[];
  /** Top first. */
  readonly deck: readonly Card[];
  /** Top last; open to all, down to the first card. */
  readonly discards: readonly Card[];
  readonly turn: Turn;
}

export type Event =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly Card[])[];
      readonly deck: readonly Card[];
      readonly discards: readonly Card[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card; readonly next: Seat }
  | { readonly type: 'game-ended' };

export type EventView =
  | { readonly type: 'dealt'; readonly hand?: readonly Card[]; readonly discards: readonly Card[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  | Extract<Event, { readonly type: 'discarded' | 'game-ended' }>;

interface Count {
  readonly count: number;
}

export interface View {
  readonly game: 'gin-like';
  readonly seat: Seat | null;
  readonly options: Config;
  readonly hands: readonly (readonly Card[] | Count)[];
  readonly deck: Count;
  readonly discards: readonly Card[];
  readonly turn: Turn;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}
