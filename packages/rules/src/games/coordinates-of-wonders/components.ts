import type { Names } from '../../core/basics.ts';
import { PLACES } from './places/index.ts';

export { CONTINENTS, type Continent, PLACES, type Place } from './places/index.ts';
export { latitude, longitude } from './printed.ts';

/** What lies in the stack between two rounds instead of a place (CW-1.3). No place is called so. */
export const PAUSE = 'pause';
/** CW-1.1. */
export const PAUSES = 2;
/** CW-1.1. The supply never runs out (CW-1.4). */
export const TOKENS = 42;
/** CW-1.4. */
export const TOKENS_EACH = 4;
/** CW-1.3. */
export const CARDS_A_ROUND = 15;
/** Fewest places a round may be played with: its cards and the one it starts from (CW-5.1). */
export const PLACES_A_ROUND = CARDS_A_ROUND + 1;
/** CW-4.3. */
export const FOR_EXACT = 2;
/** CW-4.3. */
export const FOR_NEAREST = 1;

/** The two lines of the cross, each named from its beginning. */
export const LINES = ['north-south', 'west-east'] as const;
export type Line = (typeof LINES)[number];

/** A neighbour on a line: on the north or west side, or on the south or east side. */
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** What the back of a card prints, in signed minutes: north and east are positive. */
export interface Point {
  readonly latitudeMinutes: number;
  readonly longitudeMinutes: number;
}

/** A card, whichever deck it is from. */
export interface Card extends Point {
  readonly id: string;
  readonly names: Names;
}

/** The cards in the box, by id. */
export const BOX: ReadonlyMap<string, Card> = new Map(PLACES.map((place) => [place.id, place]));

/** How far along a line a point lies, growing from its beginning: southwards, or eastwards (CW-3.4, CW-3.5). */
export const along = (line: Line, { latitudeMinutes, longitudeMinutes }: Point): number =>
  line === 'north-south' ? 0 - latitudeMinutes : longitudeMinutes;

/** Whether two neighbours on a line lie wrongly: the one nearer its end belongs before the other (CW-3.5). Equal is right (CW-3.6). */
export const isWrong = (line: Line, before: Point, after: Point): boolean => along(line, after) < along(line, before);
