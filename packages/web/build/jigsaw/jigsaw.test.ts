import { NEIGHBOURS, PIECES, type Piece } from '@tabletrotter/rules/games/carmen-junior';
import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import { readAtlas, type World } from '../maps.ts';
import { COUNTRIES, OFF_THE_MAP, PARTS } from './countries.ts';
import { jigsawDrawing } from './drawing.ts';
import { KNOWN_PLACES } from './places.ts';
import { type Point, pointOf } from './plane.ts';
import { areaOf, crossingsOf, isInside, keyOf, pointsOf, readPath } from './reading.ts';

const drawing = await jigsawDrawing();
const { width, height } = drawing;
/** Lengths are judged on a map so wide, whatever its own units. */
const WIDE = 1000;

const piece = (name: Piece) => drawing.pieces[name] ?? expect.fail(`${name} is not drawn`);
const segments = new Map(PIECES.map((name) => [name, readPath(piece(name).outline)]));
const still = readPath(drawing.still);
const rings = new Map(PIECES.map((name) => [name, (segments.get(name) ?? []).map(pointsOf)]));
const stillRings = still.map(pointsOf);
const holders = (point: Point): readonly string[] => [
  ...PIECES.filter((name) => isInside(rings.get(name) ?? [], point)),
  ...(isInside(stillRings, point) ? ['still'] : []),
];

/** How long the border of each two pieces is, by the segments that both have. */
const borders = (): ReadonlyMap<string, number> => {
  const owner = new Map<string, Piece>();
  const lengths = new Map<string, number>();
  for (const name of PIECES) {
    for (const segment of (segments.get(name) ?? []).flat()) {
      const other = owner.get(keyOf(segment));
      if (other === undefined) {
        owner.set(keyOf(segment), name);
        continue;
      }
      const length = Math.hypot(segment.to[0] - segment.from[0], segment.to[1] - segment.from[1]) / 10;
      lengths.set(`${other} – ${name}`, (lengths.get(`${other} – ${name}`) ?? 0) + length * (WIDE / width));
    }
  }
  return lengths;
};

test('[CJ-1.2] the drawn pieces touch where the table says so, along a border one can see, and nowhere else', () => {
  const lengths = borders();
  const touching = PIECES.flatMap((one, place) =>
    PIECES.slice(place + 1).flatMap((other) => (NEIGHBOURS[one].some((each) => each === other) ? [`${one} – ${other}`] : [])),
  );
  expect([...lengths.keys()].sort()).toEqual(touching.sort());
  for (const [pair, length] of lengths) expect(length, pair).toBeGreaterThan(6);
});

test('no four pieces meet in one point', () => {
  const atPoint = new Map<string, Set<string>>();
  for (const [name, outlines] of segments) {
    for (const { from } of outlines.flat()) {
      const key = from.join();
      atPoint.set(key, (atPoint.get(key) ?? new Set()).add(name));
    }
  }
  expect([...atPoint.values()].filter((names) => names.size > 3)).toEqual([]);
});

test('every border of a piece is shared with one other piece, the still water or the edge of the map', () => {
  const owners = new Map<string, number>();
  const all = [...segments.values(), still].flatMap((outlines) => outlines.flat());
  for (const segment of all) owners.set(keyOf(segment), (owners.get(keyOf(segment)) ?? 0) + 1);
  const isOnEdge = ([x, y]: Point): boolean => x === 0 || y === 0 || x === width * 10 || y === height * 10;
  for (const segment of all) {
    const edge = segment.control === undefined && isOnEdge(segment.from) && isOnEdge(segment.to);
    expect(owners.get(keyOf(segment)), keyOf(segment)).toBe(edge ? 1 : 2);
  }
});

test('the pieces and the still water fill the map, and none lies over another', () => {
  const area = [...rings.values(), stillRings].flat().reduce((sum, points) => sum + areaOf(points), 0);
  expect(area).toBeCloseTo(width * height, 1);
  for (let y = 0.73; y < height; y += 2.9) {
    const stretches = [...rings.values(), stillRings].flatMap((outlines) => {
      const crossings = crossingsOf(outlines, y);
      return crossings.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: crossings[index + 1] ?? Number.NaN }] : []));
    });
    let end = 0;
    for (const { from, to } of stretches.sort((one, other) => one.from - other.from || one.to - other.to)) {
      expect(Math.abs(from - end), `${from} ${y}`).toBeLessThan(0.001);
      end = to;
    }
    expect(end).toBe(width);
  }
});

test('each piece is in one part, but for the Pacific, which lies at both ends of the map', () => {
  const parts = PIECES.filter((name) => segments.get(name)?.length !== 1).map((name) => [name, segments.get(name)?.length]);
  expect(parts).toEqual([['pacific-ocean', 2]]);
  expect(still).toHaveLength(1);
});

test.each(PIECES)('%s can be tapped: its middle is inside, and has room about it', (name) => {
  const { middle, room, box } = piece(name);
  expect(holders(middle)).toEqual([name]);
  expect((2 * room * WIDE) / width).toBeGreaterThanOrEqual(24);
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn * Math.PI) / 4;
    const away = room - 1; // the circle is measured in cells
    expect(holders([middle[0] + away * Math.cos(angle), middle[1] + away * Math.sin(angle)])).toEqual([name]);
  }
  const points = (rings.get(name) ?? []).flat();
  expect(box[0]).toBeCloseTo(Math.min(...points.map(([x]) => x)), 0);
  expect(box[0] + box[2]).toBeCloseTo(Math.max(...points.map(([x]) => x)), 0);
  expect(box[1]).toBeCloseTo(Math.min(...points.map(([, y]) => y)), 0);
  expect(box[1] + box[3]).toBeCloseTo(Math.max(...points.map(([, y]) => y)), 0);
});

test.each(PIECES)('known places lie on %s', (name) => {
  for (const [place, where] of Object.entries(KNOWN_PLACES[name])) expect(holders(pointOf(where)), place).toEqual([name]);
});

test('every country of the atlas is on one piece, and there is no other', async () => {
  const atlas = await readAtlas<World>('world-atlas/countries-50m.json');
  const names = feature(atlas, atlas.objects.countries).features.map(({ properties }) => properties.name);
  expect([...Object.values(COUNTRIES).flat(), ...OFF_THE_MAP].sort()).toEqual(names.sort());
  for (const { of } of PARTS) expect(names).toContain(of);
});

test('the land is laid over the pieces in the same projection', () => {
  const land = readPath(drawing.land).map(pointsOf);
  for (const [name, places] of Object.entries(KNOWN_PLACES)) {
    if (name.endsWith('-ocean')) continue;
    // a capital by the sea may stand a hair's breadth off a coast drawn in so few points
    const dry = Object.values(places).filter((where) => isInside(land, pointOf(where)));
    expect(dry.length, name).toBeGreaterThan(0);
  }
  expect(isInside(land, pointOf([-40, 35]))).toBe(false);
  expect(isInside(land, pointOf([80, -20]))).toBe(false);
});
