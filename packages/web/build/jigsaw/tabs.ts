import { alongOf, distance } from './curves.ts';
import type { Point } from './plane.ts';

/** A tab's outline past which the border is curved, for a tab of size 1: x along the border, y out of it. */
const TAB: readonly Point[] = [
  [-0.62, -0.06],
  [-0.35, 0.5],
  [-1.12, 0.72],
  [-1.1, 1.85],
  [0, 2.25],
  [1.1, 1.85],
  [1.12, 0.72],
  [0.35, 0.5],
  [0.62, -0.06],
];
/** Where a tab's knob has its middle, how wide it is, and what is kept free about it, for a tab of size 1. */
const MIDDLE = 1.35;
const RADIUS = 1.1;
const FREE = 0.75;
/** The border gives way to the tab so far on both sides of its middle. */
const FOOT = 1.3;

const SIZE = { least: 3.4, most: 5.6, share: 0.11 };
/** More room than this is no better. */
const ENOUGH = 20;
/** One tab for so much of a border's length. */
const APART = 75;
/** A border of less has none. */
const SHORTEST = 24;

/** Left or right of a border. */
export type Side = 1 | -1;

/** A tab to be. */
interface Place {
  /** The stretch of its border that it takes, by the places of points. */
  readonly from: number;
  readonly to: number;
  readonly feet: readonly [Point, Point];
  readonly size: number;
  /** To which side of the border it goes. */
  readonly side: Side;
  readonly knob: Point;
  /** How far from the knob the nearest other border is. */
  readonly room: number;
}

/**
 * The tabs that are clean, for one border after another: a knob keeps clear of all borders, of the knobs before it, and of some
 * places, which are to stay on their piece.
 */
export const tabbing = (borders: readonly (readonly Point[])[], places: readonly Point[]) => {
  const knobs: { readonly middle: Point; readonly radius: number }[] = [];

  /** How far from a knob the nearest border is, but for the stretch it stands on. */
  const roomAt = (knob: Point, own: readonly Point[], from: number, to: number): number => {
    let room = ENOUGH;
    for (const border of borders) {
      for (let index = 0; index < border.length; index++) {
        const point = border[index];
        if (point === undefined || Math.abs(point[0] - knob[0]) >= room || Math.abs(point[1] - knob[1]) >= room) continue;
        if (border !== own || index < from || index > to) room = Math.min(room, distance(point, knob));
      }
    }
    for (const { middle, radius } of knobs) room = Math.min(room, distance(middle, knob) - radius);
    for (const place of places) room = Math.min(room, distance(place, knob));
    return room;
  };

  /** Where a tab can stand between two lengths of a border, the place with most room first. */
  const cleanPlaces = (
    line: readonly Point[],
    along: readonly number[],
    least: number,
    most: number,
    size: number,
  ): readonly Place[] => {
    const pointAt = (way: number): number => along.findIndex((each) => each >= way);
    const places: Place[] = [];
    for (let at = least; at <= most; at += 1.5) {
      const [from, to] = [pointAt(at - FOOT * size), pointAt(at + FOOT * size)];
      const [a, m, b] = [line[from], line[pointAt(at)], line[to]];
      if (a === undefined || m === undefined || b === undefined) continue;
      const chord = distance(a, b);
      if (chord < FOOT * size * 1.8) continue; // too bent here
      for (const side of [1, -1] as const) {
        const [outX, outY] = [((b[1] - a[1]) / chord) * side, (-(b[0] - a[0]) / chord) * side];
        const knob: Point = [m[0] + outX * MIDDLE * size, m[1] + outY * MIDDLE * size];
        places.push({ from, to, feet: [a, b], size, side, knob, room: roomAt(knob, line, from, to) });
      }
    }
    return places.filter(({ room }) => room >= (RADIUS + FREE) * size).sort((one, other) => other.room - one.room);
  };

  /** The border with its tabs, which go to one side if they can: stretches of it, and between each two the points of a tab. */
  return (line: readonly Point[], side: Side | undefined): readonly (readonly Point[])[] => {
    const along = alongOf(line);
    const length = along.at(-1) ?? 0;
    if (length < SHORTEST) return [line];
    const count = Math.max(1, Math.round(length / APART));
    const part = length / count;
    const size = Math.min(SIZE.most, Math.max(SIZE.least, part * SIZE.share));
    const parts: (readonly Point[])[] = [];
    let done = 0;
    for (let index = 0; index < count; index++) {
      const places = cleanPlaces(line, along, (index + 0.25) * part, (index + 0.75) * part, size);
      const place = places.find((each) => each.side === side) ?? places[0];
      if (place === undefined) continue;
      knobs.push({ middle: place.knob, radius: RADIUS * size });
      parts.push(line.slice(done, place.from + 1), tabAt(place));
      done = place.to;
    }
    return [...parts, line.slice(done)];
  };
};

const tabAt = ({ feet: [a, b], size, side }: Place): readonly Point[] => {
  const chord = distance(a, b);
  const [alongX, alongY] = [(b[0] - a[0]) / chord, (b[1] - a[1]) / chord];
  const [outX, outY] = [alongY * side, -alongX * side];
  const [middleX, middleY] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return TAB.map(([x, y]) => [middleX + (x * alongX + y * outX) * size, middleY + (x * alongY + y * outY) * size]);
};
