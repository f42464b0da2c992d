import { COLUMNS, eachInside, emptyGrid, FINENESS, type Grid, nearest, ROWS } from './grid.ts';
import type { Point } from './plane.ts';
import { beside } from './regions.ts';

/** Where a piece is widest: the middle of the largest circle in it, and that circle's radius, in units of the map. */
export interface Middle {
  readonly point: Point;
  readonly room: number;
}

/** The middles of pieces, by their numbers, each given by its outlines as they are drawn. */
export const middlesOf = (outlines: ReadonlyMap<number, readonly (readonly Point[])[]>): ReadonlyMap<number, Middle> => {
  const grid = emptyGrid();
  for (const [kind, rings] of outlines) {
    eachInside(rings, (cell) => {
      grid[cell] = kind;
    });
  }
  const { far } = nearest(bordersOf(grid));
  const middles = new Map<number, Middle>();
  for (let cell = 0; cell < grid.length; cell++) {
    const [kind, room] = [grid[cell] ?? 0, far[cell] ?? 0];
    if (room <= (middles.get(kind)?.room ?? 0)) continue;
    const point: Point = [((cell % COLUMNS) + 0.5) / FINENESS, (Math.floor(cell / COLUMNS) + 0.5) / FINENESS];
    middles.set(kind, { point, room });
  }
  return middles;
};

/** 1 where a cell lies at a border or at the map's edge. */
const bordersOf = (grid: Grid): Grid =>
  grid.map((kind, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const isEdge = column === 0 || row === 0 || column === COLUMNS - 1 || row === ROWS - 1;
    return isEdge || beside(cell).some((next) => grid[next] !== kind) ? 1 : 0;
  });
