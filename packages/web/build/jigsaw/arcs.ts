import { COLUMNS, FINENESS, type Grid, ROWS } from './grid.ts';
import type { Point } from './plane.ts';

/** A border between two kinds, drawn along the sides of cells from one place where three meet to the next. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

/** What lies beyond the map's edge. */
export const BEYOND = 255;

/** Corners of cells stand in rows of one more than there are cells. */
const CORNERS = COLUMNS + 1;
/** To the corner on the right, below, on the left, above. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Every border of the grid, the map's edge included. */
export const arcsOf = (grid: Grid): readonly Arc[] => {
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? BEYOND : (grid[row * COLUMNS + column] ?? 0);

  /** What lies on both sides of the step from a corner. */
  const sides = (x: number, y: number, step: number): readonly [left: number, right: number] => {
    const [right, below] = [
      [at(x, y - 1), at(x, y)],
      [at(x, y), at(x - 1, y)],
      [at(x - 1, y), at(x - 1, y - 1)],
      [at(x - 1, y - 1), at(x, y - 1)],
    ][step] ?? [0, 0];
    return [right ?? 0, below ?? 0];
  };
  const waysFrom = (x: number, y: number): readonly number[] =>
    [0, 1, 2, 3].filter((step) => {
      const [left, right] = sides(x, y, step);
      return left !== right;
    });
  const meets = (x: number, y: number): boolean => {
    const isStraight = at(x - 1, y - 1) === at(x, y - 1) && at(x - 1, y) === at(x, y);
    return !isStraight && waysFrom(x, y).length > 2;
  };
  const walked = new Set<number>();
  const arcs: Arc[] = [];

  const walk = (startX: number, startY: number, first: number): void => {
    const [left, right] = sides(startX, startY, first);
    const points: Point[] = [[startX / FINENESS, startY / FINENESS]];
    let [x, y, step] = [startX, startY, first];
    do {
      walked.add((y * CORNERS + x) * 4 + step);
      const [dx, dy] = STEPS[step] ?? [0, 0];
      [x, y] = [x + dx, y + dy];
      const back = (step + 2) % 4;
      walked.add((y * CORNERS + x) * 4 + back);
      points.push([x / FINENESS, y / FINENESS]);
      step = waysFrom(x, y).find((way) => way !== back) ?? back;
    } while (!meets(x, y) && !(x === startX && y === startY));
    arcs.push({ left, right, points });
  };

  for (let y = 0; y <= ROWS; y++) {
    for (let x = 0; x <= COLUMNS; x++) {
      if (!meets(x, y)) continue;
      for (const step of waysFrom(x, y)) if (!walked.has((y * CORNERS + x) * 4 + step)) walk(x, y, step);
    }
  }
  return arcs;
};
