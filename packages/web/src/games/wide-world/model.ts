import {
  type Action,
  type cardOf,
  type Destination,
  type Direction,
  type EventView,
  HOME,
  type PlaneView,
  type Square,
  showSquare,
  type View,
  whereIs,
} from '@tabletrotter/rules/games/wide-world';
import type { BoardProps } from '../screen.ts';

export {
  type Action,
  type AgentCard,
  AIRFIELDS,
  type Airfield,
  agentWord,
  type Barred,
  BUMP,
  bumpLine,
  bumpLineOf,
  COLUMNS,
  cardOf,
  DESTINATIONS,
  type Declared,
  type Destination,
  DIRECTIONS,
  type Direction,
  declareCount,
  type Event,
  type EventView,
  FLIGHTS,
  fieldOf,
  flyLine,
  HOME,
  isTradable,
  nextSquare,
  type Place,
  type PlaneView,
  PRODUCTS,
  type Product,
  productCount,
  ROWS,
  SQUARES,
  type Square,
  STATIONS,
  showSquare,
  squareAt,
  squareOf,
  squaresBetween,
  type View,
  whereIs,
} from '@tabletrotter/rules/games/wide-world';

export type Props = BoardProps<View, Action, EventView>;

/** One of the countries that make products; most of them are destinations too. */
export type Country = ReturnType<typeof cardOf>['country'];

/** The name of a square on the board, where things move from and to. */
export const squarePlace = (square: Square): string => `sq.${showSquare(square)}`;

/** A seat's plane on its square; where it has left that in the meantime, the square stands for it. */
export const planePlace = (square: Square, seat: number): string => `${squarePlace(square)}.${seat}`;

/** The place where a plane of a view must go now: its destination, or home after the last one. */
export const goalOf = ({ destinations: { top } }: Pick<PlaneView, 'destinations'>): Destination | 'home' => top ?? 'home';

/** The square of a destination, or of home. */
export const squareOfGoal = (goal: Destination | 'home'): Square => (goal === 'home' ? HOME : whereIs(goal));

/** The plane that is to move now: that of the seat on turn, or the one that is bumped. */
export const movingPlane = ({ turn }: View): number => (turn.step === 'bump' ? turn.plane : turn.seat);

/** The seat that is asked, or was last. */
export const actorOf = ({ turn }: View): number => (turn.step === 'declare' ? turn.by : turn.seat);

/** Directions as they lie on a pad, row by row. */
export const PAD = [
  'north-west',
  'north',
  'north-east',
  'west',
  'east',
  'south-west',
  'south',
  'south-east',
] as const satisfies readonly Direction[];
