import type { Point } from './plane.ts';

/** A line to be drawn: straight from point to point, or curved past all but its ends. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly curved: boolean;
}

export const reversed = ({ points, curved }: Stroke): Stroke => ({ points: points.toReversed(), curved });

/** To a fifth of a unit, in tenths: so the middle of two points is in whole tenths, and no rounding adds up along a curve. */
const inTenths = ([x, y]: Point): Point => [Math.round(x * 5) * 2, Math.round(y * 5) * 2];
const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

const text = (numbers: readonly number[]): string =>
  numbers
    .map((each) => String(each / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** Where a curve's pieces end: half way between the points it goes past, and at its last one. */
const endsOf = (points: readonly Point[]): readonly Point[] =>
  points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return index === points.length - 3 ? next : half(point, next);
  });

/**
 * A closed outline of strokes, each beginning where the one before ends, as an SVG path of `M` and relative `l`, `q`, `t` and
 * `z`. Along a curve each control point is the last one mirrored in the point between them, so that `t` need not name it.
 */
export const pathOf = (strokes: readonly Stroke[]): string => {
  const start = inTenths(strokes[0]?.points[0] ?? [0, 0]);
  let [x, y] = start;
  const wayTo = ([toX, toY]: Point): readonly number[] => {
    const way = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return way;
  };
  const parts = strokes.map(({ points, curved }) => {
    const rounded = points.map(inTenths);
    if (!curved) return `l${text(rounded.slice(1).flatMap(wayTo))}`;
    const [first = start, ...others] = endsOf(rounded);
    const control = rounded[1] ?? start;
    const toControl = [control[0] - x, control[1] - y];
    const rest = others.length === 0 ? '' : 't';
    return `q${text([...toControl, ...wayTo(first)])}${rest}${text(others.flatMap(wayTo))}`;
  });
  return `M${text(start)}${parts.join('')}z`;
};

/** Straight lines to a curve's piece. */
const FLAT = 4;

/** The points of a stroke as it is drawn, its curves in short straight lines. */
export const flattened = ({ points, curved }: Stroke): readonly Point[] => {
  const rounded = points.map(inTenths).map(([x, y]): Point => [x / 10, y / 10]);
  if (!curved) return rounded;
  const ends = endsOf(rounded);
  return [
    ...rounded.slice(0, 1),
    ...ends.flatMap((end, index) => {
      const [from, control] = [ends[index - 1] ?? rounded[0] ?? end, rounded[index + 1] ?? end];
      return Array.from({ length: FLAT }, (_, step) => along(from, control, end, (step + 1) / FLAT));
    }),
  ];
};

const along = (from: Point, control: Point, to: Point, share: number): Point => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]];
};
