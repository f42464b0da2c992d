import type { Names, Param } from '@tabletrotter/rules';
import {
  type Action,
  BOX,
  type EventView,
  type Face,
  type Line,
  lineOf,
  type OwnPlace,
  type Point,
  type View,
} from '@tabletrotter/rules/games/coordinates-of-wonders';
import type { BoardProps } from '../screen.ts';

export {
  type Action,
  type Answer,
  aboutSights,
  along,
  type Back,
  BOX,
  type EventView,
  type Face,
  isWrong,
  type Judged,
  LINES,
  type Line,
  laid,
  latitude,
  lineOf,
  longitude,
  neighbourOf,
  newCard,
  PLACES,
  type Place,
  type Placed,
  type Point,
  type ShownStep,
  SIDES,
  type Side,
  type Turned,
  type View,
} from '@tabletrotter/rules/games/coordinates-of-wonders';

export type Props = BoardProps<View, Action, EventView>;

/** The two ends of each line, from its beginning. */
export const ENDS = { 'north-south': ['north', 'south'], 'west-east': ['west', 'east'] } as const satisfies {
  readonly [L in Line]: readonly [string, string];
};
export type Direction = (typeof ENDS)[Line][number];

export const otherLine = (line: Line): Line => (line === 'north-south' ? 'west-east' : 'north-south');

const boxNames = (id: string): Names => BOX.get(id)?.names ?? { en: id, es: id, ru: id };

/** The names of a place that a view mentions. */
export const namesOf = ({ names }: Pick<View, 'names'>, id: string): Names => names?.[id] ?? boxNames(id);

/** A place's name as part of a sentence. */
export const placeName = (view: Pick<View, 'names'>, id: string): Param => ({ names: namesOf(view, id) });

/** What the host's file says of places of one's own besides their names and where they lie. */
export type Notes = { readonly [place: string]: Pick<OwnPlace, 'country' | 'note'> };

/** The notes of the places whose backs are face up; `null`: they are those of the box. */
export const notesOf = ({ names, backs }: Pick<View, 'names' | 'backs'>): Notes | null => (names === undefined ? null : backs);

/** Where things move from and to on this table. */
export const cardPlace = (id: string): string => `card.${id}`;
export const slotPlace = (line: Line, gap: number): string => `slot.${line}-${gap}`;
export const STACK = 'stack';
export const SUPPLY = 'supply';

/** Where the start card lies on a line. */
export const startOn = (view: View, line: Line): number => lineOf(view, line).indexOf(view.start);

/** The number of a point that counts on a line, in signed minutes: latitude from north to south, longitude from west to east. */
export const minutesOn = (line: Line, { latitudeMinutes, longitudeMinutes }: Point): number =>
  line === 'north-south' ? latitudeMinutes : longitudeMinutes;

/** The name on a card's face, as part of a sentence. */
export const faceName = (face: Face): Param => ({ names: face.names ?? boxNames(face.id) });
