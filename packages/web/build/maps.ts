import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath, geoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapDrawing } from '../src/ui/drawing.ts';

/** Its countries, each with its name. */
export type World = Topology<{
  readonly countries: GeometryCollection<{ readonly name: string }>;
  readonly land: GeometryCollection;
}>;

type States = Topology<{ readonly states: GeometryCollection; readonly nation: GeometryCollection }>;

/** An atlas, by its file in a package. */
export const readAtlas = async <Atlas extends Topology>(file: string): Promise<Atlas> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8'));

const DEGREES_PER_RADIAN = 180 / Math.PI;
/** Degrees of latitude at the upper and lower edge: beyond them there is no place to go. */
const NORTH = 84;
const SOUTH = -60;

/**
 * The world in degrees: x is the longitude, y the latitude turned upside down, so that a place stands at
 * `(longitude, -latitude)` and "north of" is up. Natural Earth, 1:110 million, to a tenth of a degree.
 */
const world = async (): Promise<MapDrawing> => {
  const atlas = await readAtlas<World>('world-atlas/countries-110m.json');
  const projection = geoEquirectangular()
    .scale(DEGREES_PER_RADIAN)
    .translate([0, 0])
    .precision(0) // lines between the atlas's points are straight
    .clipExtent([
      [-180, -NORTH],
      [180, -SOUTH],
    ]);
  const path = geoPath(projection).digits(1);
  const { countries, land } = atlas.objects;
  return {
    viewBox: `-180 ${-NORTH} 360 ${NORTH - SOUTH}`,
    land: shortened(path(feature(atlas, land)) ?? ''),
    borders: shortened(path(mesh(atlas, countries, (one, other) => one !== other)) ?? ''),
    graticule: graticule(30),
  };
};

/**
 * The same path in fewer letters: each point as its way from the one before, which compresses to two thirds.
 * It takes `M`, `L` and `Z` with coordinates of one decimal, as `geoPath().digits(1)` writes them.
 */
export const shortened = (path: string): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return path.replace(/([MLZ])(?:([-.\d]+),([-.\d]+))?/g, (_, command: string, toX = '0', toY = '0') => {
    if (command === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const [nextX, nextY] = [Math.round(Number(toX) * 10), Math.round(Number(toY) * 10)];
    if (command === 'L' && nextX === x && nextY === y) return '';
    const way = [nextX - x, nextY - y].map((tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.'));
    [x, y] = [nextX, nextY];
    if (command === 'M') [startX, startY] = [x, y];
    return `${command.toLowerCase()}${way.join(' ').replace(' -', '-')}`;
  });
};

/** Meridians and parallels every so many degrees. */
const graticule = (step: number): string => {
  const parallels = [60, 30, 0, -30].map((latitude) => `M-180 ${-latitude}H180`);
  const meridians = Array.from({ length: 360 / step - 1 }, (_, index) => `M${(index + 1) * step - 180} ${-NORTH}V${-SOUTH}`);
  return [...parallels, ...meridians].join('');
};

/** Texas to Iowa, Kansas to Louisiana: west, north, east and south of the cut-out, in degrees. */
const SOUTH_CENTRAL = { west: -100.9, north: 42.2, east: -90.5, south: 29.45 };
/** Units a degree of latitude. */
const PER_DEGREE = 100;
/** The parallel at which a degree of longitude has its true width. */
const TRUE_PARALLEL = 36;

/**
 * The south of the central United States: a place stands at `(longitude × 100 × cos 36°, -latitude × 100)`. U.S. Census Bureau,
 * 1:10 million, to a hundredth of a degree. Borders are those of the states; the cut-out leaves out Mexico, which the source has not.
 */
const southCentral = async (): Promise<MapDrawing> => {
  const atlas = await readAtlas<States>('us-atlas/states-10m.json');
  const { west, north, east, south } = SOUTH_CENTRAL;
  const width = Math.cos(TRUE_PARALLEL / DEGREES_PER_RADIAN);
  const edge = (degrees: number): number => Math.round(degrees * PER_DEGREE);
  const [left, top, right, bottom] = [edge(west * width), edge(-north), edge(east * width), edge(-south)];
  const projection = geoProjection((longitude, latitude) => [longitude * width, latitude])
    .scale(PER_DEGREE * DEGREES_PER_RADIAN)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [left, top],
      [right, bottom],
    ]);
  const path = geoPath(projection).digits(0);
  const { states, nation } = atlas.objects;
  return {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
    land: shortened(path(feature(atlas, nation)) ?? ''),
    borders: shortened(path(mesh(atlas, states, (one, other) => one !== other)) ?? ''),
    graticule: '',
  };
};

const MAPS: { readonly [name: string]: () => Promise<MapDrawing> } = { world, 'south-central': southCentral };

/** One map, by name. */
export const mapDrawing = (name: string): Promise<MapDrawing> => {
  const draw = MAPS[name];
  if (draw === undefined) throw new Error(`no such map: ${name}`);
  return draw();
};
