import { COLUMNS, emptyGrid, type Grid, ROWS } from './grid.ts';

/** The cells beside a cell: left, right, above, below. */
export const beside = (cell: number): readonly number[] => {
  const column = cell % COLUMNS;
  const cells: number[] = [];
  if (column > 0) cells.push(cell - 1);
  if (column < COLUMNS - 1) cells.push(cell + 1);
  if (cell >= COLUMNS) cells.push(cell - COLUMNS);
  if (cell < COLUMNS * (ROWS - 1)) cells.push(cell + COLUMNS);
  return cells;
};

/** The stretches of equal cells that hang together. */
const stretches = (grid: Grid): readonly (readonly number[])[] => {
  const seen = emptyGrid();
  const found: number[][] = [];
  for (const [start, what] of grid.entries()) {
    if (seen[start] === 1) continue;
    const cells = [start];
    seen[start] = 1;
    for (let index = 0; index < cells.length; index++) {
      for (const next of beside(cells[index] ?? start)) {
        if (seen[next] === 1 || grid[next] !== what) continue;
        seen[next] = 1;
        cells.push(next);
      }
    }
    found.push(cells);
  }
  return found;
};

/** Gives every stretch smaller than this share of the largest of its kind to what is most about it. */
const SMALL = 0.2;

/** Each kind in one stretch (or a few large ones): far islands go to the sea about them. */
export const joined = (grid: Grid): Grid => {
  const result = grid.slice();
  const largest = new Map<number, number>();
  const all = stretches(grid);
  const kindOf = ([first = 0]: readonly number[]): number => grid[first] ?? 0;
  for (const cells of all) largest.set(kindOf(cells), Math.max(largest.get(kindOf(cells)) ?? 0, cells.length));
  for (const cells of [...all].sort((one, other) => one.length - other.length)) {
    if (cells.length >= SMALL * (largest.get(kindOf(cells)) ?? 0)) continue;
    const about = new Map<number, number>();
    for (const cell of cells) {
      for (const next of beside(cell)) {
        const what = result[next] ?? 0;
        if (what !== kindOf(cells)) about.set(what, (about.get(what) ?? 0) + 1);
      }
    }
    const [most] = [...about].sort((one, other) => other[1] - one[1])[0] ?? [kindOf(cells)];
    for (const cell of cells) result[cell] = most;
  }
  return result;
};

/** Where cells touch by a corner only, or four kinds meet, the upper left one gives way to the one on its right. */
export const untangled = (grid: Grid): Grid => {
  const result = grid.slice();
  for (let pass = 0; pass < 100; pass++) {
    let changed = false;
    for (let cell = 0; cell < result.length - COLUMNS - 1; cell++) {
      if (cell % COLUMNS === COLUMNS - 1) continue;
      const [a, b, c, d] = [result[cell], result[cell + 1], result[cell + COLUMNS], result[cell + COLUMNS + 1]];
      if (a === b && c === d) continue;
      const corner = (a === d && a !== b && a !== c) || (b === c && b !== a && b !== d);
      if (!corner && new Set([a, b, c, d]).size < 4) continue;
      result[cell] = b ?? 0;
      changed = true;
    }
    if (!changed) return result;
  }
  throw new Error('the pieces cannot be told apart at a corner');
};
