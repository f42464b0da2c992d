import type { Seat } from '../../core/basics.ts';
import type { Outcome } from '../../core/game.ts';
import type { Card, Piece } from './components.ts';
import type { TableOptions } from './options.ts';

/** A seat's pawn, card and poster. */
export interface Gumshoe {
  readonly home: Piece;
  /** The piece its pawn stands on, or the gap that it left (CJ-2.9). */
  readonly at: Piece;
  /** In hand; `null` only when the game is over, or between two events. */
  readonly card: Card | null;
  /** Where its sections 1 to 4 lie; `null`: collected. */
  readonly hidden: readonly (Piece | null)[];
  /** Older rules: location cards before it, oldest first (CJ-3.4). */
  readonly faceUp: readonly Piece[];
}

/** What a seat saw at its latest look under a piece: whose section, or nothing. */
export interface Seen {
  readonly seat: Seat;
  readonly piece: Piece;
  readonly owner: Seat | null;
}

/** What a seat says after a look (CJ-2.4 to CJ-2.6): a section of its own, another's, or nothing. */
export type Said = 'own' | 'carmen' | 'no-clues';

/** A look as all heard of it. */
export interface Heard {
  readonly seat: Seat;
  readonly piece: Piece;
  readonly said: Said;
}

/** The steps that a position shows. A `move` without a throw is the bonus card's. */
export type ShownStep =
  | { readonly step: 'roll' | 'over'; readonly seat: Seat; readonly die: null }
  | { readonly step: 'move'; readonly seat: Seat; readonly die: number | null };

/** How a pawn moved: to the piece on the card after a throw of 1 to 3, by a throw that leaves a choice, or by the bonus card. */
export type MovedBy = 'card' | 'throw' | 'bonus';

/** After the look: whether somebody's card must go, and the mover's card was reached or used. */
export interface Landing {
  readonly step: 'landed';
  readonly seat: Seat;
  readonly by: MovedBy;
}

/** Where the game stands. The steps of the second kind last no longer than an `advance`. */
export type Step =
  | ShownStep
  | { readonly step: 'deal'; readonly first: Seat | null }
  | { readonly step: 'throw'; readonly seat: Seat }
  /** A junior throw of 1 to 3 (CJ-2.1). */
  | { readonly step: 'fly'; readonly seat: Seat }
  /** The pawn has moved: what follows is CJ-2.11, in these three stages. */
  | { readonly step: 'look'; readonly seat: Seat; readonly by: MovedBy }
  | Landing
  | { readonly step: 'drawing' | 'done'; readonly seat: Seat };

/** The truth. */
export interface State {
  readonly options: TableOptions;
  readonly seats: readonly Gumshoe[];
  /** Every piece still on the board, in the order of CJ-1.2. */
  readonly board: readonly Piece[];
  /** Top first. */
  readonly deck: readonly Card[];
  /** Location cards out of the game, oldest first (CJ-2.8). */
  readonly aside: readonly Piece[];
  /** One a seat and piece, sorted by seat, then in the order of CJ-1.2. */
  readonly seen: readonly Seen[];
  readonly turn: Step;
}

/** What happened: the truth. */
export type Event =
  /** CJ-1.4, CJ-1.5. `hidden`: by owner, where its sections 1 to 4 lie; `cards`: by seat, the card drawn. */
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly hidden: readonly (readonly Piece[])[];
      readonly cards: readonly Card[];
      readonly deck: readonly Card[];
    }
  /** `bonus`: it has the bonus card, and does not roll (CJ-2.2). */
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly bonus: boolean }
  | { readonly type: 'die-thrown'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly to: 'card' | 'choice' }
  | { readonly type: 'moved'; readonly seat: Seat; readonly by: MovedBy; readonly from: Piece; readonly to: Piece }
  | ({ readonly type: 'looked'; readonly said: Said } & Seen)
  /** CJ-2.4; `left`: the piece left the board; older rules may put it back (CJ-3.5). `section`: 0 to 3. */
  | { readonly type: 'collected'; readonly seat: Seat; readonly section: number; readonly piece: Piece; readonly left: boolean }
  /** CJ-2.8: a card in hand whose piece is gone. */
  | { readonly type: 'put-aside'; readonly seat: Seat; readonly card: Piece }
  /** CJ-2.7: the card reached or used goes under the deck. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly card: Card }
  /** CJ-3.4. */
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Piece }
  /** `aside`: cards drawn before it whose pieces are gone (CJ-2.8). */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card; readonly aside: readonly Piece[] }
  | { readonly type: 'game-ended'; readonly outcome: Outcome; readonly seat: Seat };

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event as one viewer learns of it. */
export type EventView =
  | Exclude<Event, { readonly type: 'dealt' | 'die-thrown' | 'looked' | 'drew' }>
  /** `hid`: where the viewer hid the sections of the seat on its right; `card`: its own. */
  | { readonly type: 'dealt'; readonly first: Seat; readonly hid?: readonly Piece[]; readonly card?: Card }
  | (Omit<EventOf<'looked'>, 'owner'> & Partial<EventOf<'looked'>>)
  | (Omit<EventOf<'drew'>, 'card'> & Partial<EventOf<'drew'>>);

/** A section or a card that the viewer does not know. */
export const UNKNOWN = 'unknown';
type Unknown = typeof UNKNOWN;

export interface GumshoeView {
  readonly home: Piece;
  readonly at: Piece;
  readonly card: Card | Unknown | null;
  /** By section: `null` where it is collected. With recall, the hider sees where it hid them. */
  readonly hidden: readonly (Piece | Unknown | null)[];
  readonly faceUp: readonly Piece[];
}

/** What one viewer may know; the keys are the position's. */
export interface View {
  readonly game: 'carmen-junior';
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly seats: readonly GumshoeView[];
  readonly board: readonly Piece[];
  readonly deck: { readonly count: number };
  readonly aside: readonly Piece[];
  readonly turn: ShownStep;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** With recall: the viewer's own looks. */
  readonly seen?: readonly Seen[];
  /** With recall: what was said of every look that `seen` of the position keeps. */
  readonly heard?: readonly Heard[];
}
