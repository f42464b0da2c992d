import type { Seat } from '@tabletrotter/rules';
import type { Told } from '../screen.ts';
import { type EventView, PIECES, type Piece, type View } from './model.ts';
import type { Look } from './recent.ts';
import { membersOf, regionOf } from './regions.ts';

/** A place that its detective flew to by the card, and is to find on the map before the look. */
export interface Quest {
  readonly piece: Piece;
  readonly from: Piece;
  /** The entry of the flight. */
  readonly seq: number;
}

/** What helps: nothing at first, then the part of the world glows, then the piece. */
export type Hint = 'none' | 'part' | 'piece';

/** The hint after so many pieces that were not it. There is always another try. */
export const hintAfter = (misses: number): Hint => {
  if (misses < 2) return 'none';
  return misses === 2 ? 'part' : 'piece';
};

/** How far a search has come. */
export interface Progress {
  /** Of the quest that this is about. */
  readonly seq: number;
  readonly misses: number;
  /** The piece that was tried last, and is not it. */
  readonly tried: Piece | null;
  readonly found: boolean;
}

const FOUND = 'found';
const UNTRIED = 'untried';

/** As the browser keeps it: `57 2 china`. */
export const showProgress = ({ seq, misses, tried, found }: Progress): string =>
  `${seq} ${misses} ${found ? FOUND : (tried ?? UNTRIED)}`;

/** Reads what the browser kept; `null` where it makes no sense, and the search begins anew. */
export const parseProgress = (text: string): Progress | null => {
  const [, seq, misses, last] = /^(\d+) (\d+) ([a-z-]+)$/.exec(text) ?? [];
  const tried = PIECES.find((piece) => piece === last) ?? null;
  if (tried === null && last !== FOUND && last !== UNTRIED) return null;
  return { seq: Number(seq), misses: Number(misses), tried, found: last === FOUND };
};

/** Pieces that glow. */
export const glowOf = ({ piece }: Quest, hint: Hint): readonly Piece[] => {
  if (hint === 'none') return [];
  return hint === 'piece' ? [piece] : membersOf(regionOf(piece));
};

/** The place to be found that a look of a seat came from; `null` where the seat chose it, or the flight is not told any more. */
export const questOf = (seat: Seat, look: Look | null, told: readonly Told<EventView>[]): Quest | null => {
  if (look === null) return null;
  for (const { event, seq } of told.toReversed())
    if (event.type === 'moved' && event.seat === seat)
      return event.by === 'card' && event.to === look.piece ? { piece: event.to, from: event.from, seq } : null;
  return null;
};

/** The table as it was before the flight, for the eyes of whoever is to find the place: nothing on it gives the place away. */
export const beforeFlight = (view: View, { piece, from }: Quest): View => ({
  ...view,
  board: PIECES.filter((each) => each === piece || view.board.includes(each)),
  seats: view.seats.map((each, seat) => (seat === view.seat ? { ...each, at: from, card: piece } : each)),
});
