import { at, type Sentence } from '@tabletrotter/rules';
import type { Mark } from './marks.ts';
import { boardOf, cardPlace, homesOn, mayGo, mayLeave, type Piece, pawnsOn, stepsTo, type View, walkerOf } from './model.ts';
import type { Pin } from './pins.ts';
import { line, nameOfPiece } from './words.ts';

/** What is marked on a piece: by the page, and by hand. */
export interface Marked {
  readonly mark: Mark | undefined;
  readonly pin: Pin | undefined;
}

const markWords = (mark: Mark): Sentence => {
  switch (mark.sign) {
    case 'nothing':
      return line('board.mark.nothing');
    case 'carmen':
      return line('board.mark.carmen');
    case 'section':
      return line(mark.hid ? 'board.mark.hid' : 'board.mark.section', { player: { seat: mark.owner } });
  }
};

/** How many steps it is to a piece for whoever matters to the viewer, where steps count; `undefined` where there is no way. */
export const stepsFor = (view: View, piece: Piece): number | undefined =>
  view.options.rules === 'junior' ? undefined : stepsTo(at(view.seats, walkerOf(view)).at, piece, boardOf(view));

/** Older rules: a section found there is taken, and the piece stays, so that nothing is cut off. */
export const wouldStay = (view: View, piece: Piece): boolean => {
  if (view.options.rules === 'junior' || !view.board.includes(piece)) return false;
  const mover = walkerOf(view);
  return !mayLeave({ board: view.board, seats: view.seats.map((each, seat) => (seat === mover ? { at: piece } : each)) }, piece);
};

/** All that can be seen of a piece, in words: its name first. */
export const pieceWords = (view: View, piece: Piece, asked: boolean, { mark, pin }: Marked): readonly Sentence[] => {
  const isThere = view.board.includes(piece);
  const steps = isThere ? stepsFor(view, piece) : undefined;
  return [
    nameOfPiece(piece),
    ...(isThere ? [] : [line('board.gone')]),
    ...pawnsOn(view, piece).map((seat) => line('board.pawn-of', { player: { seat } })),
    ...homesOn(view, piece).map((seat) => line('board.home-of', { player: { seat } })),
    ...(steps === undefined ? [] : [line('board.steps', { count: steps })]),
    ...(asked && mayGo(view, piece) ? [line('board.may-go')] : []),
    ...(cardPlace(view) === piece ? [line('board.on-card')] : []),
    ...(mark === undefined ? [] : [markWords(mark)]),
    ...(pin === undefined ? [] : [line(`board.pin.${pin}`)]),
    ...(wouldStay(view, piece) ? [line('board.stays')] : []),
  ];
};
