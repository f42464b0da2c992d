import { HEIGHT, type Point, WIDTH } from './plane.ts';

/** Cells a unit of the map. */
export const FINENESS = 1;
/** Cells a row. */
export const COLUMNS = WIDTH * FINENESS;
export const ROWS = HEIGHT * FINENESS;

/** A number for each cell, row by row: what lies there. 0 is nothing. */
export type Grid = Uint8Array;

export const emptyGrid = (): Grid => new Uint8Array(COLUMNS * ROWS);

/** Visits the cells whose middle is inside the rings (a ring within a ring is a hole). */
export const eachInside = (rings: readonly (readonly Point[])[], visit: (cell: number) => void): void => {
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings) {
    for (const [index, [fromX, fromY]] of ring.entries()) {
      const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
      const [low, high] = fromY < toY ? [fromY, toY] : [toY, fromY];
      for (let row = Math.max(0, Math.ceil(low * FINENESS - 0.5)); row < Math.min(ROWS, high * FINENESS - 0.5); row++) {
        const share = ((row + 0.5) / FINENESS - fromY) / (toY - fromY);
        crossings[row]?.push(fromX + share * (toX - fromX));
      }
    }
  }
  for (const [row, unsorted] of crossings.entries()) {
    const ends = unsorted.sort((one, other) => one - other);
    for (let index = 0; index + 1 < ends.length; index += 2) {
      const [from = 0, to = 0] = [ends[index], ends[index + 1]].map((x = 0) => Math.ceil(x * FINENESS - 0.5));
      for (let column = Math.max(0, from); column < Math.min(COLUMNS, to); column++) visit(row * COLUMNS + column);
    }
  }
};

/** For each cell, the nearest cell that is not 0 (itself, if so) and how far it is, in units of the map. */
export interface Nearest {
  readonly of: Int32Array;
  readonly far: Float32Array;
}

/** Two sweeps over the grid, each cell asking its neighbours for theirs (Danielsson's way, a hair's breadth off at worst). */
export const nearest = (grid: Grid): Nearest => {
  const of = new Int32Array(grid.length).fill(-1);
  const far = new Float32Array(grid.length).fill(Number.POSITIVE_INFINITY);
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] !== 0) [of[cell], far[cell]] = [cell, 0];
  const ask = (cell: number, column: number, row: number, dx: number, dy: number): void => {
    if (column + dx < 0 || column + dx >= COLUMNS || row + dy < 0 || row + dy >= ROWS) return;
    const source = of[cell + dy * COLUMNS + dx] ?? -1;
    if (source < 0) return;
    const away = Math.hypot((source % COLUMNS) - column, Math.floor(source / COLUMNS) - row) / FINENESS;
    if (away >= (far[cell] ?? 0)) return;
    of[cell] = source;
    far[cell] = away;
  };
  for (const forth of [1, -1]) {
    for (let row = forth > 0 ? 0 : ROWS - 1; row >= 0 && row < ROWS; row += forth) {
      for (let column = 0; column < COLUMNS; column++) {
        for (let dx = -1; dx <= 1; dx++) ask(row * COLUMNS + column, column, row, dx, -forth);
        ask(row * COLUMNS + column, column, row, -1, 0);
      }
      for (let column = COLUMNS - 1; column >= 0; column--) ask(row * COLUMNS + column, column, row, 1, 0);
    }
  }
  return { of, far };
};

/** One pass of averages over `2 × reach + 1` cells of a line; beyond its ends the line goes on as it ends. */
const averaged = (from: Float32Array, to: Float32Array, start: number, step: number, length: number, reach: number): void => {
  const at = (index: number): number => from[start + Math.min(Math.max(index, 0), length - 1) * step] ?? 0;
  let sum = 0;
  for (let index = -reach; index <= reach; index++) sum += at(index);
  for (let index = 0; index < length; index++) {
    to[start + index * step] = sum / (2 * reach + 1);
    sum += at(index + reach + 1) - at(index - reach);
  }
};

/** The least stretch of columns and rows that holds all cells of each kind, and `more` cells about them. */
const boxesOf = (
  grid: Grid,
  more: number,
): ReadonlyMap<number, readonly [left: number, top: number, right: number, bottom: number]> => {
  const boxes = new Map<number, [number, number, number, number]>();
  for (let cell = 0; cell < grid.length; cell++) {
    const [kind, column, row] = [grid[cell] ?? 0, cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const [left, top, right, bottom] = boxes.get(kind) ?? [column, row, column, row];
    if (column > left && column < right && row === bottom) continue;
    boxes.set(kind, [Math.min(left, column), Math.min(top, row), Math.max(right, column), Math.max(bottom, row)]);
  }
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most - 1);
  return new Map(
    [...boxes].map(([kind, [left, top, right, bottom]]) => [
      kind,
      [within(left - more, COLUMNS), within(top - more, ROWS), within(right + more, COLUMNS), within(bottom + more, ROWS)],
    ]),
  );
};

/** Rounds corners and drops slivers: each cell becomes what is most about it, within a few times `reach` cells. */
export const rounded = (grid: Grid, reach: number): Grid => {
  const most = new Float32Array(grid.length);
  const result = emptyGrid();
  const share = new Float32Array(grid.length);
  const other = new Float32Array(grid.length);
  for (const [kind, [left, top, right, bottom]] of boxesOf(grid, 4 * reach)) {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    for (let row = top; row <= bottom; row++) {
      for (let cell = row * COLUMNS + left; cell < row * COLUMNS + left + wide; cell++) share[cell] = grid[cell] === kind ? 1 : 0;
    }
    for (let pass = 0; pass < 3; pass++) {
      for (let row = top; row <= bottom; row++) averaged(share, other, row * COLUMNS + left, 1, wide, reach);
      for (let column = left; column <= right; column++) averaged(other, share, top * COLUMNS + column, COLUMNS, high, reach);
    }
    for (let row = top; row <= bottom; row++) {
      for (let cell = row * COLUMNS + left; cell < row * COLUMNS + left + wide; cell++) {
        const amount = share[cell] ?? 0;
        if (amount <= (most[cell] ?? 0)) continue;
        most[cell] = amount;
        result[cell] = kind;
      }
    }
  }
  return result;
};
