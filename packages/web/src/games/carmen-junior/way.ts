import { NEIGHBOURS, type Piece, setOf, stepsTo } from './model.ts';

/** One of the shortest ways from a piece, or its gap, to another over the board; empty where there is none. */
export const wayTo = (from: Piece, to: Piece, board: readonly Piece[]): readonly Piece[] => {
  const all = setOf(board);
  const steps = stepsTo(from, to, all);
  if (steps === undefined) return [];
  const way: Piece[] = [from];
  for (let left = steps - 1, here = from; left >= 0; left--) {
    const next = board.find((piece) => NEIGHBOURS[here].some((each) => each === piece) && stepsTo(piece, to, all) === left);
    if (next === undefined) return [];
    way.push(next);
    here = next;
  }
  return way;
};
