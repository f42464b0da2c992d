import type { Point } from './plane.ts';

/** One line or curve of a path, in tenths of a unit: whole numbers, so that two can be told to be the same. */
export interface Segment {
  readonly from: Point;
  /** What a curve bends towards. */
  readonly control?: Point;
  readonly to: Point;
}

/** The closed rings of a path of `M` and relative `l`, `q`, `t` and `z`, as jigsaws are drawn: read from its letters alone. */
export const readPath = (path: string): readonly (readonly Segment[])[] =>
  path
    .split('z')
    .filter((ring) => ring !== '')
    .map(readRing);

const readRing = (path: string): readonly Segment[] => {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  let control: Point = [0, 0];
  for (const [, command, list = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Math.round(Number(number) * 10));
    const step = command === 'q' ? 4 : 2;
    for (let index = 0; index < numbers.length; index += step) {
      const [dx = 0, dy = 0, endX = 0, endY = 0] = numbers.slice(index, index + step);
      const from = at;
      if (command === 'M') {
        at = [dx, dy];
        continue;
      }
      at = command === 'q' ? [from[0] + endX, from[1] + endY] : [from[0] + dx, from[1] + dy];
      if (command === 'l') {
        segments.push({ from, to: at });
        continue;
      }
      if (command !== 'q' && command !== 't') throw new Error(`an unknown letter in a path: ${command}`);
      control = command === 'q' ? [from[0] + dx, from[1] + dy] : [2 * from[0] - control[0], 2 * from[1] - control[1]];
      segments.push({ from, control, to: at });
    }
  }
  return segments;
};

/** The same for a segment and for the one that goes the other way. */
export const keyOf = ({ from, control, to }: Segment): string =>
  [[from, to].map((point) => point.join()).sort(), control?.join() ?? ''].flat().join(' ');

/** Straight lines to a curve. */
const FLAT = 6;

/** A ring's points in units of the map, its curves in short straight lines. */
export const pointsOf = (ring: readonly Segment[]): readonly Point[] =>
  ring.flatMap(({ from, control, to }) => {
    if (control === undefined) return [[to[0] / 10, to[1] / 10] as const];
    return Array.from({ length: FLAT }, (_, step): Point => {
      const share = (step + 1) / FLAT;
      const [a, b, c] = [(1 - share) ** 2 / 10, (2 * share * (1 - share)) / 10, share ** 2 / 10];
      return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
    });
  });

/** Positive for a ring that goes clockwise. */
export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Where a level line goes into an outline and out of it again, from left to right. */
export const crossingsOf = (rings: readonly (readonly Point[])[], y: number): readonly number[] =>
  rings
    .flatMap((points) => {
      let [fromX, fromY] = points.at(-1) ?? [0, 0];
      const crossings: number[] = [];
      for (const [toX, toY] of points) {
        if (fromY > y !== toY > y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
        [fromX, fromY] = [toX, toY];
      }
      return crossings;
    })
    .sort((one, other) => one - other);

/** Whether a point is inside an outline: an odd number of its borders lie left of it. */
export const isInside = (rings: readonly (readonly Point[])[], [x, y]: Point): boolean =>
  crossingsOf(rings, y).filter((crossing) => crossing < x).length % 2 === 1;
