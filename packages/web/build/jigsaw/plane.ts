import { geoPath, geoProjection } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';

/** A place in degrees. East of 180° the longitude goes on: the map ends at 191° E, which is 169° W. */
export type Place = readonly [longitude: number, latitude: number];

/** A closed line of places as they are written by hand: `longitude latitude, longitude latitude, …`. */
export type Outline = string;

/** In the units of the map: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The middle meridian: the map ends at 169° W, between America and Asia. */
const MIDDLE = 11;
export const WIDTH = 1000;
const PER_RADIAN = WIDTH / (2 * Math.PI);
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Radians of the drawn latitude at the upper edge: a strip of sea lies above Greenland. */
const TOP = 1.82;
/** Below Cape Horn. */
const SOUTH = -58.3;

/** Tom Patterson's projection for world maps in a rectangle: latitude to height, both in radians. */
const patterson = (latitude: number): number => {
  const squared = latitude ** 2;
  return latitude * (1.0148 + squared ** 2 * (0.23185 + squared * (-0.14499 + squared * 0.02406)));
};

const heightOf = (latitude: number): number => (TOP - patterson(latitude * RADIANS_PER_DEGREE)) * PER_RADIAN;

export const HEIGHT = Math.round(heightOf(SOUTH));

/** Where a place is drawn. */
export const pointOf = ([longitude, latitude]: Place): Point => [((longitude - MIDDLE) / 360 + 0.5) * WIDTH, heightOf(latitude)];

/** An outline as it is drawn. */
export const ringOf = (outline: Outline): readonly Point[] =>
  outline.split(', ').map((place) => {
    const [longitude = 0, latitude = 0] = place.split(' ').map(Number);
    return pointOf([longitude, latitude]);
  });

const projection = geoProjection((longitude, latitude) => [longitude, patterson(latitude)])
  .rotate([-MIDDLE, 0])
  .scale(PER_RADIAN)
  .translate([WIDTH / 2, TOP * PER_RADIAN])
  .precision(0);

/** The outlines of a land on the map, cut at its edge. */
export const ringsOf = (land: Geometry | Feature): readonly (readonly Point[])[] => {
  const rings: Point[][] = [];
  const add = (x: number, y: number): void => void rings.at(-1)?.push([x, y]);
  const start = (x: number, y: number): void => void rings.push([[x, y]]);
  geoPath(projection, { beginPath: () => {}, moveTo: start, lineTo: add, arc: () => {}, closePath: () => {} })(land);
  return rings;
};
