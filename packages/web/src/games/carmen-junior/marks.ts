import type { Seat } from '@tabletrotter/rules';
import { at } from '@tabletrotter/rules';
import { knowledgeOf, type Piece, type View } from './model.ts';

/** What the map shows of a piece by itself, with helped memory. */
export type Mark =
  | { readonly sign: 'nothing' }
  /** `hid`: by the viewer's own hand. */
  | { readonly sign: 'section'; readonly owner: Seat; readonly hid: boolean }
  /** Somebody said "I found Carmen": one of several may own it. */
  | { readonly sign: 'carmen' };

/** Nothing is known. */
export const NO_MARKS: ReadonlyMap<Piece, Mark> = new Map();

/** What the viewer knows of the pieces: its own looks, what it hid, and all that was said. Empty with printed memory. */
export const marksOf = (view: View): ReadonlyMap<Piece, Mark> => {
  const { heard = [], board, seat } = view;
  const marks = new Map<Piece, Mark>();
  for (const { piece, said } of heard) {
    if (said !== 'carmen' && board.includes(piece)) marks.set(piece, { sign: 'nothing' });
    else if (!marks.has(piece) && board.includes(piece)) marks.set(piece, { sign: 'carmen' });
  }
  if (seat === null || view.heard === undefined) return marks;
  const { clues, hidden } = knowledgeOf(view);
  for (const { piece, owners } of clues) {
    const [owner, ...others] = owners;
    const known = owner !== undefined && others.length === 0;
    marks.set(piece, known ? { sign: 'section', owner, hid: false } : { sign: 'carmen' });
  }
  for (const owner of hidden.keys())
    for (const piece of at(hidden, owner)) {
      const place = board.find((each) => each === piece);
      if (place !== undefined) marks.set(place, { sign: 'section', owner, hid: true });
    }
  return marks;
};
