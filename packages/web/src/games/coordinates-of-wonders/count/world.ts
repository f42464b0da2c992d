import { type Judged, LINES, type Line, minutesOn, type Point, type Turned } from '../model.ts';
import type { SeenCount } from '../recent.ts';
import { countedOn } from './walk.ts';

const DEGREE = 60;

/** A place of the round on the true map, in degrees: x is the longitude, y the latitude turned upside down. */
export interface Pin {
  readonly card: Turned;
  /** How it lay; `caught`: an error took it off the table before the count. */
  readonly state: 'right' | 'wrong' | 'caught';
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** Where it was said to lie, for a card that lay wrongly. */
  readonly laid: { readonly x: number; readonly y: number } | null;
}

/** How far beyond the last right card a wrong one at the end of a line is drawn, in minutes. */
const BEYOND = 8 * DEGREE;
const MOST = { 'north-south': 84 * DEGREE, 'west-east': 180 * DEGREE } as const;

/** Where a card was said to lie on its line, in signed minutes: half-way between the right cards on either side of it. */
export const saidAt = (line: Line, cards: readonly Judged[], index: number): number => {
  const right = (card: Judged): boolean => !card.wrong;
  const before = cards.slice(0, index).findLast(right);
  const after = cards.slice(index + 1).find(right);
  const of = (card: Judged): number => minutesOn(line, card);
  if (before !== undefined && after !== undefined) return (of(before) + of(after)) / 2;
  const growing = line === 'west-east' ? 1 : -1;
  if (before !== undefined) return Math.max(-MOST[line], Math.min(MOST[line], of(before) + growing * BEYOND));
  if (after !== undefined) return Math.max(-MOST[line], Math.min(MOST[line], of(after) - growing * BEYOND));
  return 0;
};

const spotOf = ({ latitudeMinutes, longitudeMinutes }: Point): { readonly x: number; readonly y: number } => ({
  x: longitudeMinutes / DEGREE,
  y: 0 - latitudeMinutes / DEGREE,
});

type Unnumbered = Omit<Pin, 'number'>;

/** The places of a line. */
const pinsOn = (line: Line, cards: readonly Judged[]): readonly Unnumbered[] =>
  cards.map((card, index) => {
    if (!card.wrong) return { card, state: 'right', ...spotOf(card), laid: null };
    const said = saidAt(line, cards, index);
    const laid = spotOf({ ...card, ...(line === 'north-south' ? { latitudeMinutes: said } : { longitudeMinutes: said }) });
    return { card, state: 'wrong', ...spotOf(card), laid };
  });

/**
 * All places of a round, numbered from 1: from north to south and from west to east, the start card once, and then those that
 * errors took off the table.
 */
export const pinsOf = (count: Pick<SeenCount, 'northSouth' | 'westEast' | 'caught' | 'start'>): readonly Pin[] =>
  [
    ...LINES.flatMap((line) => pinsOn(line, countedOn(count, line))),
    ...count.caught.map((card): Unnumbered => ({ card, state: 'caught', ...spotOf(card), laid: null })),
  ]
    .filter(({ card }, index, all) => all.findIndex((other) => other.card.id === card.id) === index)
    .map((pin, index) => ({ ...pin, number: index + 1 }));

/** A cut-out of the map, in degrees. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole map: 84° north to 60° south. */
export const WHOLE: Frame = { left: -180, top: -84, width: 360, height: 144 };
const RATIO = WHOLE.width / WHOLE.height;
/** Least height of a cut-out, and what is left free around the places. */
const LEAST = 40;
const MARGIN = 9;

/** As much of the map as shows all points, in the shape of the whole. */
export const frameOf = (points: readonly { readonly x: number; readonly y: number }[]): Frame => {
  if (points.length === 0) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const height = Math.min(WHOLE.height, Math.max(LEAST, bottom - top, (right - left) / RATIO));
  const width = height * RATIO;
  const within = (middle: number, size: number, from: number, whole: number): number =>
    Math.min(from + whole - size, Math.max(from, middle - size / 2));
  return {
    left: within((left + right) / 2, width, WHOLE.left, WHOLE.width),
    top: within((top + bottom) / 2, height, WHOLE.top, WHOLE.height),
    width,
    height,
  };
};

/** Where a name stands beside its pin, in CSS pixels of the map. */
export interface Label {
  readonly number: number;
  readonly left: number;
  readonly top: number;
  readonly name: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Names that fit on the map without lying over a pin or another name, those of wrong cards first; for the others there is the
 * list. `points`: the pins in CSS pixels of a map of that size; `measure`: how wide a name is.
 */
export const labelsOf = (
  points: readonly {
    readonly number: number;
    readonly left: number;
    readonly top: number;
    readonly name: string;
    readonly wrong: boolean;
  }[],
  size: { readonly width: number; readonly height: number },
  { measure, line, pin }: { readonly measure: (name: string) => number; readonly line: number; readonly pin: number },
): readonly Label[] => {
  const taken: Box[] = points.map(({ left, top }) => ({
    left: left - pin,
    top: top - pin,
    right: left + pin,
    bottom: top + pin,
  }));
  return points
    .toSorted((one, other) => Number(other.wrong) - Number(one.wrong))
    .flatMap(({ number, left, top, name }): readonly Label[] => {
      const width = measure(name);
      const gap = pin + 2;
      const spots = [
        { left: left + gap, top: top - line / 2 },
        { left: left - gap - width, top: top - line / 2 },
        { left: left - width / 2, top: top - gap - line },
        { left: left - width / 2, top: top + gap },
      ];
      const free = spots.find((spot) => {
        const box = { ...spot, right: spot.left + width, bottom: spot.top + line };
        const inside = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height;
        return inside && !taken.some((other) => overlap(box, other));
      });
      if (free === undefined) return [];
      taken.push({ ...free, right: free.left + width, bottom: free.top + line });
      return [{ number, name, ...free }];
    });
};
