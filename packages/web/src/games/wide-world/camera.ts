import { COLUMNS, ROWS, type Square } from './model.ts';

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The side of a square, in CSS pixels, from which on the whole map is good to look at. */
const GOOD = 30;
/** And as the eye comes closer, step by step. */
const STEPS = [40, 56, 76] as const;

/** The side of a square where the whole map is in sight. */
export const wholeSide = ({ width, height }: Size): number => Math.min(width / COLUMNS, height / ROWS);

/** All sides that can be chosen in a window, from the whole map on. */
export const sidesIn = (window: Size): readonly number[] => {
  const whole = wholeSide(window);
  return [whole, ...STEPS.filter((step) => step > whole * 1.15)];
};

/** The step with which a window begins: the whole map where its squares are good to see, else one closer. */
export const firstStep = (window: Size): number => (wholeSide(window) >= GOOD ? 0 : 1);

/** The smallest part of the map that holds all of some squares, in squares. */
const partWith = (squares: readonly Square[]): { readonly left: number; readonly top: number } & Size => {
  const columns = squares.map((square) => square % COLUMNS);
  const rows = squares.map((square) => Math.floor(square / COLUMNS));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) + 1 - left, height: Math.max(...rows) + 1 - top };
};

/** The side with which a window begins, or a smaller one that brings all of these squares into sight. */
export const sideFor = (squares: readonly Square[], window: Size): number => {
  const part = partWith(squares);
  const fitting = Math.min(window.width / part.width, window.height / part.height);
  const begun = sidesIn(window)[firstStep(window)] ?? 0;
  return Math.max(wholeSide(window), Math.min(begun, fitting));
};

/** How far to scroll, in CSS pixels, so that squares are in the middle of the window, or as near to it as the map goes. */
export const scrollTo = (
  squares: readonly Square[],
  side: number,
  { width, height }: Size,
): { readonly left: number; readonly top: number } => {
  const part = partWith(squares);
  const within = (middle: number, seen: number, all: number): number => Math.max(0, Math.min(middle - seen / 2, all - seen));
  return {
    left: within((part.left + part.width / 2) * side, width, COLUMNS * side),
    top: within((part.top + part.height / 2) * side, height, ROWS * side),
  };
};
