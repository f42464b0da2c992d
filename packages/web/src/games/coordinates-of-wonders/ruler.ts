import { type Line, minutesOn, type Point } from './model.ts';

const DEGREE = 60;

/** Half the world along each line, in minutes. */
const ENDS_AT = { 'north-south': 90 * DEGREE, 'west-east': 180 * DEGREE } as const;

/** How much of the world a ruler may show, and how far apart its marks are, in minutes. */
const SCALES = [
  [30, 5],
  [2 * DEGREE, 20],
  [6 * DEGREE, DEGREE],
  [20 * DEGREE, 5 * DEGREE],
  [60 * DEGREE, 10 * DEGREE],
  [180 * DEGREE, 30 * DEGREE],
  [360 * DEGREE, 60 * DEGREE],
] as const;

/** A part of a meridian or a parallel, with two places on it. Positions go from 0 at the north or west end to 1. */
export interface Ruler {
  readonly placed: number;
  readonly neighbour: number;
  readonly marks: readonly { readonly minutes: number; readonly at: number }[];
  /** Where 0° is, if it is in sight: there the hemispheres meet. */
  readonly zero: number | null;
}

/** A ruler on which two places can be told apart: as much of the world as shows both, with room at either end. */
export const rulerOf = (line: Line, placed: Point, neighbour: Point): Ruler => {
  const most = ENDS_AT[line];
  const [one, other] = [minutesOn(line, placed), minutesOn(line, neighbour)];
  const room = Math.abs(one - other) * 1.6;
  const fits = SCALES.filter(([span]) => span <= 2 * most);
  const [wanted, step] = fits.find(([span]) => span >= room) ?? [2 * most, 60 * DEGREE];
  const span = Math.min(wanted, 2 * most);
  const middle = Math.round((one + other) / 2 / step) * step;
  const from = Math.max(-most, Math.min(most - span, middle - span / 2));
  const at = (minutes: number): number => {
    const share = (minutes - from) / span;
    return line === 'north-south' ? 1 - share : share;
  };
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((from + span - first) / step) + 1;
  return {
    placed: at(one),
    neighbour: at(other),
    marks: Array.from({ length: count }, (_, index) => first + index * step).map((minutes) => ({ minutes, at: at(minutes) })),
    zero: from <= 0 && from + span >= 0 ? at(0) : null,
  };
};
