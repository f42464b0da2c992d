import { at, type Seat } from '../../core/basics.ts';
import type { Piece } from './components.ts';
import { knowledgeOf, waysFrom } from './imagine.ts';
import type { View } from './state.ts';

/** Where a seat's own sections may lie. */
export interface Chances {
  /** Sections still to be found. */
  readonly missing: number;
  /** Pieces under which one may lie, and how likely: 0 to 1. The sum is `missing`. */
  readonly of: ReadonlyMap<Piece, number>;
  /** Pieces of which others have said "I found Carmen". */
  readonly heard: ReadonlySet<Piece>;
}

/** How likely one of the seat's own sections lies under each piece, exactly, by all that it has seen, hidden and heard. */
export const chancesOf = (view: View, seat: Seat): Chances => {
  const { missing, clues, open } = knowledgeOf(view);
  const own = at(missing, seat);
  const chances = new Map<Piece, number>();
  if (own === 0) return { missing: 0, of: chances, heard: new Set() };
  const all = waysFrom(clues, 0, missing, new Map());
  let left = own;
  for (const [index, clue] of clues.entries()) {
    if (!clue.owners.includes(seat)) continue;
    const ways = waysFrom(clues.toSpliced(index, 1, { ...clue, owners: [seat] }), 0, missing, new Map());
    chances.set(clue.piece, ways / all);
    left -= ways / all;
  }
  const heard = new Set(chances.keys());
  if (left > 1e-9) for (const piece of open) chances.set(piece, left / open.length);
  return { missing: own, of: chances, heard };
};

/** The chance that a section lies under a piece. */
export const chanceAt = ({ of }: Chances, piece: Piece): number => of.get(piece) ?? 0;

/** So near to certain as makes no difference: chances are quotients. */
const SURE = 1 - 1e-9;
export const isSure = (chance: number): boolean => chance > SURE;
