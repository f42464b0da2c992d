import { at, type Seat } from '@tabletrotter/rules';
import {
  type Airfield,
  type Barred,
  BUMP,
  bumpLine,
  bumpLineOf,
  type Destination,
  DIRECTIONS,
  type Direction,
  FLIGHTS,
  fieldOf,
  flyLine,
  goalOf,
  HOME,
  movingPlane,
  nextSquare,
  type Square,
  STATIONS,
  squareOf,
  squareOfGoal,
  squaresBetween,
  type View,
} from './model.ts';

/** What comes of a line that may be flown. */
export interface Landing {
  /** Where the plane comes to rest. */
  readonly square: Square;
  /** Flown on to, from a flight square. */
  readonly carried: Airfield | null;
  readonly reached: Destination | null;
  /** It comes home, and the game ends. */
  readonly home: boolean;
  /** It draws a Travel Agent card. */
  readonly station: boolean;
  /** Whose planes must make room, in that order; where the first goes may decide about the others. */
  readonly bumped: readonly Seat[];
  /** Whose planes stay there beside it. */
  readonly beside: readonly Seat[];
  /** How many squares it comes closer to where it must go; less than 0: farther. */
  readonly closer: number;
}

/** What a direction brings, before it is chosen. */
export interface Outlook {
  readonly direction: Direction;
  /** The squares of the line in order, as far as they are on the map. */
  readonly path: readonly Square[];
  readonly result: Landing | Barred;
}

/** What a landing depends on besides the square. */
interface Arrival {
  readonly view: View;
  readonly plane: Seat;
  readonly by: 'count' | 'bump';
  /** Planes that are not bumped any more in this move (WW-4.3): the plane on turn, and those already bumped. */
  readonly settled: readonly Seat[];
}

/** WW-4: what happens where a plane comes to the end of its line. */
const landingAt = (end: Square, { view, plane, by, settled }: Arrival): Landing => {
  const { seats } = view;
  const own = at(seats, plane);
  const carried = FLIGHTS.get(end) ?? null;
  const square = carried === null ? end : fieldOf(carried);
  const goal = goalOf(own);
  const there = seats.flatMap((other, seat) => (seat !== plane && squareOf(other) === square ? [seat] : []));
  const taken = settled.map((seat) => (seat === plane ? square : squareOf(at(seats, seat))));
  const yields = (seat: Seat): boolean => {
    if (square === HOME || settled.includes(seat)) return false;
    const { left, destinations } = at(seats, seat);
    const flier = { at: square, homeClosed: left && destinations.count > 0 };
    return DIRECTIONS.some((direction) => 'to' in bumpLine(flier, direction, taken));
  };
  const away = squareOfGoal(goal);
  return {
    square,
    carried,
    reached: goal !== 'home' && square === away ? goal : null,
    home: by === 'count' && square === HOME,
    station: by === 'count' && carried === null && STATIONS.has(square),
    bumped: there.filter(yields),
    beside: there.filter((seat) => !yields(seat)),
    closer: squaresBetween(squareOf(own), away) - squaresBetween(square, away),
  };
};

/** The squares of a line: up to its end, or so many of the count as the map has. */
const pathOf = (from: Square, direction: Direction, count: number, end: Square | null): readonly Square[] => {
  const path: Square[] = [];
  let square = nextSquare(from, direction);
  while (square !== undefined && path.length < count) {
    path.push(square);
    if (square === end) break;
    square = nextSquare(square, direction);
  }
  return path;
};

/** What each of the eight directions brings; nothing where no direction is to be chosen. */
export const outlooksOf = (view: View): readonly Outlook[] => {
  const { turn, seats } = view;
  if (turn.step !== 'fly' && turn.step !== 'bump') return [];
  const plane = movingPlane(view);
  const from = squareOf(at(seats, plane));
  const [count, by, settled] =
    turn.step === 'fly'
      ? ([turn.count, 'count', [plane]] as const)
      : ([BUMP, 'bump', [turn.seat, ...turn.bumped, plane]] as const);
  return DIRECTIONS.map((direction): Outlook => {
    const line = turn.step === 'fly' ? flyLine(view, direction) : bumpLineOf(view, direction);
    const isOpen = 'to' in line;
    return {
      direction,
      path: pathOf(from, direction, count, isOpen ? line.to : null),
      result: isOpen ? landingAt(line.to, { view, plane, by, settled }) : line,
    };
  });
};

/** Whether a direction may be chosen. */
export const isOpen = (result: Outlook['result']): result is Landing => 'square' in result;
