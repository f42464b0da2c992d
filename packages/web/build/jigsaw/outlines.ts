import { type Arc, arcsOf, BEYOND } from './arcs.ts';
import { simplified, smoothed, spaced } from './curves.ts';
import type { Grid } from './grid.ts';
import { numberOf, PIECES, STILL } from './layout.ts';
import { reversed, type Stroke } from './path.ts';
import { KNOWN_PLACES } from './places.ts';
import { type Point, pointOf } from './plane.ts';
import { type Side, tabbing } from './tabs.ts';

/** How often a border is smoothed, and the distance of the points it then curves past, in units of the map. */
const SMOOTHING = 8;
const SPACING = 7;

const PLACES = Object.values(KNOWN_PLACES).flatMap((places) => Object.values(places).map(pointOf));

const OCEANS: ReadonlySet<number> = new Set(PIECES.filter((piece) => piece.endsWith('-ocean')).map(numberOf));

/** On which side of a coast the sea lies, so that tabs are land's. */
const toSea = ({ left, right }: Arc): Side | undefined => {
  if (OCEANS.has(left) === OCEANS.has(right)) return undefined;
  return OCEANS.has(left) ? 1 : -1;
};

/** The borders of the grid as they are drawn: smooth and, where there is room, with tabs. The map's edge is straight. */
const strokesOf = (arcs: readonly Arc[]): ReadonlyMap<Arc, Stroke> => {
  const isEdge = ({ left, right }: Arc): boolean => left === BEYOND || right === BEYOND;
  const lines = arcs.map((arc) => (isEdge(arc) ? arc.points : smoothed(arc.points, SMOOTHING)));
  const withTabs = tabbing(lines, PLACES);
  return new Map(
    arcs.map((arc, index): readonly [Arc, Stroke] => {
      const line = lines[index] ?? [];
      if (isEdge(arc)) return [arc, { points: simplified(line, 0), curved: false }];
      const isStill = arc.left === STILL || arc.right === STILL;
      const parts = isStill ? [line] : withTabs(line, toSea(arc));
      const points = parts.flatMap((part, place) => (place % 2 === 0 ? spaced(part, SPACING) : part));
      return [arc, { points, curved: true }];
    }),
  );
};

/** The closed outlines of every kind of the grid, clockwise, in strokes that neighbours share. */
export const outlinesOf = (grid: Grid): ReadonlyMap<number, readonly (readonly Stroke[])[]> => {
  const arcs = arcsOf(grid);
  const strokes = strokesOf(arcs);
  const about = new Map<number, Stroke[]>();
  const give = (kind: number, stroke: Stroke): void => void about.set(kind, [...(about.get(kind) ?? []), stroke]);
  for (const [{ left, right }, stroke] of strokes) {
    give(right, stroke);
    give(left, reversed(stroke));
  }
  about.delete(BEYOND);
  return new Map([...about].map(([kind, all]) => [kind, closed(all)]));
};

const isSame = (one: Point | undefined, other: Point | undefined): boolean => one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** Strokes put one after the other, until each outline ends where it began. */
const closed = (strokes: readonly Stroke[]): readonly (readonly Stroke[])[] => {
  const left = new Set(strokes);
  const outlines: (readonly Stroke[])[] = [];
  for (const first of strokes) {
    if (!left.delete(first)) continue;
    const outline = [first];
    for (let end = first.points.at(-1); !isSame(end, first.points[0]); end = outline.at(-1)?.points.at(-1)) {
      const next = [...left].find(({ points }) => isSame(points[0], end));
      if (next === undefined) throw new Error(`an outline is open at ${end?.join(', ')}`);
      left.delete(next);
      outline.push(next);
    }
    outlines.push(outline);
  }
  return outlines;
};
