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

/** How far to scroll, in CSS pixels, so that the middle of a square is in the middle of the window, or as near as the map goes. */
export const scrollTo = (
  square: Square,
  side: number,
  { width, height }: Size,
): { readonly left: number; readonly top: number } => {
  const within = (middle: number, seen: number, all: number): number => Math.max(0, Math.min(middle - seen / 2, all - seen));
  return {
    left: within(((square % COLUMNS) + 0.5) * side, width, COLUMNS * side),
    top: within((Math.floor(square / COLUMNS) + 0.5) * side, height, ROWS * side),
  };
};
