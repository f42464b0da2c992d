import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import type { JigsawDrawing, PieceDrawing } from '../../src/ui/drawing.ts';
import { readAtlas, type World } from '../maps.ts';
import { OFF_THE_MAP } from './countries.ts';
import { simplified } from './curves.ts';
import { layout, numberOf, PIECES, STILL } from './layout.ts';
import { middlesOf } from './middles.ts';
import { outlinesOf } from './outlines.ts';
import { flattened, pathOf, type Stroke } from './path.ts';
import { HEIGHT, type Point, ringsOf, WIDTH } from './plane.ts';

/** Coasts are drawn to so much of a unit, and islands from this area on, in square units. */
const COAST = { tolerance: 0.55, area: 3.5 };

/**
 * The world as a jigsaw of the 32 pieces of Carmen Junior, in Tom Patterson's projection from 169° W to 169° W, down to just
 * below Cape Horn. Countries of Natural Earth (1:50 million) are merged into pieces, seas are given to them by hand, and borders
 * are smoothed and get tabs; pieces share their borders point for point. The east of the Mediterranean is no piece's: north
 * Africa, western and eastern Europe and the Middle East lie about it in a ring, and not all of them touch (CJ-1.2). The Pacific
 * lies at both ends of the map: one piece in two parts.
 */
export const jigsawDrawing = async (): Promise<JigsawDrawing> => {
  const atlas = await readAtlas<World>('world-atlas/countries-50m.json');
  const outlines = outlinesOf(layout(atlas));
  const rings = new Map([...outlines].map(([kind, each]) => [kind, each.map((outline) => outline.flatMap(flattened))]));
  const middles = middlesOf(rings);
  const pathFor = (kind: number): string => (outlines.get(kind) ?? []).map(pathOf).join('');
  const pieceFor = (kind: number): PieceDrawing => {
    const { point, room } = middles.get(kind) ?? { point: [0, 0], room: 0 };
    return { outline: pathFor(kind), middle: point, room: tenth(room), box: boxOf(rings.get(kind) ?? []) };
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    pieces: Object.fromEntries(PIECES.map((piece) => [piece, pieceFor(numberOf(piece))])),
    still: pathFor(STILL),
    land: coastOf(atlas),
  };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Left, upper edge, width and height of outlines. */
const boxOf = (rings: readonly (readonly Point[])[]): PieceDrawing['box'] => {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [tenth(left), tenth(top), tenth(Math.max(...xs) - left), tenth(Math.max(...ys) - top)];
};

/** All land but Antarctica. */
const coastOf = (atlas: World): string => {
  const countries = atlas.objects.countries.geometries.filter(
    (country): country is (Polygon | MultiPolygon) & typeof country =>
      country.type !== null && !OFF_THE_MAP.includes(country.properties?.name ?? ''),
  );
  return ringsOf(merge(atlas, countries))
    .map((ring) => simplified([...ring, ...ring.slice(0, 1)], COAST.tolerance).slice(1))
    .filter((ring) => areaOf(ring) >= COAST.area)
    .map((ring) => pathOf([curveThrough(ring)]))
    .join('');
};

/** A closed curve past the points of a ring. */
const curveThrough = (ring: readonly Point[]): Stroke => {
  const [[firstX, firstY] = [0, 0], [lastX, lastY] = [0, 0]] = [ring[0], ring.at(-1)];
  const seam: Point = [(firstX + lastX) / 2, (firstY + lastY) / 2];
  return { points: [seam, ...ring, seam], curved: true };
};

const areaOf = (ring: readonly Point[]): number => {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};
