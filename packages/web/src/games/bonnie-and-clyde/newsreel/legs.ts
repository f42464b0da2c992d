import { at } from '@tabletrotter/rules';
import { locationAt } from '../model.ts';
import { TOWNS } from './towns.ts';

/** A point on the map, in its units: x grows to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Units of the map a degree of latitude, as in `build/maps.ts`. */
const PER_DEGREE = 100;
/** The parallel at which a degree of longitude has its true width, as there. */
const TRUE_PARALLEL = 36;

/** Where a place stands on the map. */
export const pointOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): Point => ({
  x: Math.round(longitude * PER_DEGREE * Math.cos((TRUE_PARALLEL * Math.PI) / 180)),
  y: Math.round(-latitude * PER_DEGREE),
});

/** One drive from a town to the next: a bow, so that the way there and the way back lie apart. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** The point towards which the bow bends. */
  readonly bend: Point;
  /** How much of the whole way is behind the car when it sets out here: 0 to 1. */
  readonly after: number;
}

/** How far a bow bends to the right of its way, as a part of its length; more each time the same drive is made again. */
const BEND = 0.16;
const BEND_AGAIN = 0.12;

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

const bendOf = (from: Point, to: Point, times: number): Point => {
  const bend = BEND + BEND_AGAIN * times;
  return {
    x: Math.round((from.x + to.x) / 2 - (to.y - from.y) * bend),
    y: Math.round((from.y + to.y) / 2 + (to.x - from.x) * bend),
  };
};

/** The drives between stops, given by the numbers of their locations. */
export const legsOf = (stops: readonly number[]): readonly Leg[] => {
  const points = stops.map((stop) => pointOf(TOWNS[locationAt(stop)]));
  const ways = points.slice(1).map((to, place) => ({ from: at(points, place), to }));
  const whole = ways.reduce((sum, { from, to }) => sum + lengthOf(from, to), 0);
  let behind = 0;
  return ways.map(({ from, to }, place) => {
    const again = stops.slice(0, place).filter((stop, each) => stop === stops[place] && stops[each + 1] === stops[place + 1]);
    const leg = { from, to, bend: bendOf(from, to, again.length), after: behind / whole };
    behind += lengthOf(from, to);
    return leg;
  });
};

/** A leg as an SVG path, without its beginning. */
export const curveOf = ({ bend, to }: Leg): string => `Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

/** The middle of a leg and where it heads there, in degrees clockwise from east. */
export const middleOf = ({ from, to, bend }: Leg): Point & { readonly heading: number } => ({
  x: (from.x + 2 * bend.x + to.x) / 4,
  y: (from.y + 2 * bend.y + to.y) / 4,
  heading: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
});
