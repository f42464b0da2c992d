import { at, type Seat } from '@tabletrotter/rules';
import {
  type Action,
  type EventView,
  holds,
  type Piece,
  setOf,
  targets,
  type View,
} from '@tabletrotter/rules/games/carmen-junior';
import type { BoardProps } from '../screen.ts';

export {
  type Action,
  BONUS,
  type Card,
  collected,
  DEFAULT_HOME,
  type EventView,
  FACE_UP,
  HOMES,
  knowledgeOf,
  mayLeave,
  NEIGHBOURS,
  OCEANS,
  PIECES,
  type Piece,
  type Said,
  SECTIONS,
  setOf,
  stepsTo,
  UNKNOWN,
  type View,
} from '@tabletrotter/rules/games/carmen-junior';

export type Props = BoardProps<View, Action, EventView>;

/** The name of a piece on the board, where things move from and to; with a seat, its pawn there. */
export const piecePlace = (piece: Piece, seat?: Seat): string => `piece.${piece}${seat === undefined ? '' : `.${seat}`}`;

/** The seats whose pawns stand on a piece or in its gap. */
export const pawnsOn = ({ seats }: View, piece: Piece): readonly Seat[] =>
  seats.flatMap((gumshoe, seat) => (gumshoe.at === piece ? [seat] : []));

/** The seats that live there. */
export const homesOn = ({ seats }: View, piece: Piece): readonly Seat[] =>
  seats.flatMap(({ home }, seat) => (home === piece ? [seat] : []));

/** Whether the seat on turn may go there now. */
export const mayGo = (view: View, piece: Piece): boolean => view.turn.step === 'move' && holds(targets(view), piece);

/** Whose way matters to the viewer: its own, or that of the seat on turn. */
export const walkerOf = ({ seat, turn }: View): Seat => seat ?? turn.seat;

/** The place on the viewer's own card; `null` where there is none, or it cannot be seen. */
export const cardPlace = (view: View): Piece | null => {
  if (view.seat === null) return null;
  const { card } = at(view.seats, view.seat);
  return view.board.find((piece) => piece === card) ?? null;
};

/** The pieces still there, as a set. */
export const boardOf = ({ board }: View): ReturnType<typeof setOf> => setOf(board);
