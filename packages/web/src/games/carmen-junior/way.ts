import { at } from '@tabletrotter/rules';
import { NEIGHBOURS, type Piece, setOf, stepsTo, type View, walkerOf } from './model.ts';

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

/** The way to where one would go, where steps count. */
export const leadTo = (view: View, goal: Piece | null): readonly Piece[] =>
  view.options.rules === 'older' && goal !== null && view.turn.step !== 'over'
    ? wayTo(at(view.seats, walkerOf(view)).at, goal, view.board)
    : [];

type Point = readonly [x: number, y: number];

/**
 * A line through points on a map of the whole world, so wide. Where it is nearer that way, it leaves the map at one side and
 * comes in at the other.
 */
export const lineOver = (points: readonly Point[], width: number): string =>
  points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [x, y];
      const far = x - fromX;
      if (Math.abs(far) <= width / 2) return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
      const [out, back] = far > 0 ? [0, width] : [width, 0];
      const toEdge = Math.abs(out - fromX);
      const edgeY = Math.round(fromY + ((y - fromY) * toEdge) / (toEdge + Math.abs(x - back)));
      return `L${out} ${edgeY}M${back} ${edgeY}L${x} ${y}`;
    })
    .join('');
