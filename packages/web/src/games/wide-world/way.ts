import { COLUMNS, type Direction, type Square } from './model.ts';
import type { Point } from './places.ts';

const rowOf = (square: Square): number => Math.floor(square / COLUMNS);
const columnOf = (square: Square): number => square % COLUMNS;

/** Clockwise from the east, each an eighth of the way round. */
const ROUND = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const satisfies readonly Direction[];

/** The direction in which a square lies, to the nearest of the eight; `null` where it is the same. */
export const headingTo = (from: Square, to: Square): Direction | null => {
  if (from === to) return null;
  const turn = Math.atan2(rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)) / (Math.PI / 4);
  return ROUND[(Math.round(turn) + 8) % 8] ?? null;
};

/** Degrees of a square: WW-1.1. */
const HEIGHT = 12;
const WIDTH = 18;
const NORTH = 84;
const WEST = -180;

/** The middle of a square on earth. */
export const coordinatesOf = (square: Square): Point => ({
  latitude: NORTH - HEIGHT * (rowOf(square) + 0.5),
  longitude: WEST + WIDTH * (columnOf(square) + 0.5),
});

/** The mean radius of the earth, in kilometres. */
const RADIUS = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres from the middle of a square to that of another, as the crow flies. */
export const kilometresBetween = (one: Square, other: Square): number => {
  const [a, b] = [coordinatesOf(one), coordinatesOf(other)];
  const north = radians(b.latitude - a.latitude) / 2;
  const east = radians(b.longitude - a.longitude) / 2;
  const chord = Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * RADIUS * Math.asin(Math.sqrt(chord));
};
