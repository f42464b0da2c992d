import { at } from '../../core/basics.ts';
import {
  AGENT_CARDS,
  type AgentCard,
  COLUMNS,
  DIRECTIONS,
  FLIGHTS,
  fieldOf,
  HOME,
  SIX,
  SQUARES,
  type Square,
  STATIONS,
  TAILWIND,
} from './components.ts';
import { ownLine } from './lines.ts';

/** How far it is to one place, for a plane alone on the map that always flies the best line. */
export interface Routes {
  /** The expected turns from a square, before the die is thrown; 0 at the place itself. */
  from(square: Square): number;
  /** The expected turns after this one, for a plane that is drawing a Travel Agent card there. */
  drawing(square: Square): number;
}

const ALL: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);
const COUNTS: readonly number[] = Array.from({ length: SIX - 1 }, (_, index) => index + 1);

const CARDS = AGENT_CARDS.length;
const shareOf = (...kinds: readonly AgentCard['card'][]): number =>
  AGENT_CARDS.filter(({ card }) => kinds.includes(card)).length / CARDS;
const FIELDS: readonly Square[] = AGENT_CARDS.flatMap((card) => (card.card === 'fly-to' ? [fieldOf(card.to)] : []));
const CHARTER = shareOf('charter');
const AGAIN = shareOf('extra-turn');
const WIND = shareOf('tailwind');
/** Cards that move nobody nearer; trading places may, but with whom is not known here. */
const IDLE = shareOf('gift', 'customs', 'inspection', 'trade-places');

/** Changes by fewer turns no longer matter. */
const PRECISION = 1e-3;
/** Turns: see `solve`. */
const FIRST_GUESS = 4;

/** Where among the values is what a landing leaves: first each square's turns, then what drawing a card there leaves. */
const LANDINGS: readonly number[] = ALL.map((square) => {
  const field = FLIGHTS.get(square);
  if (field !== undefined) return fieldOf(field);
  return STATIONS.has(square) ? SQUARES + square : square;
});

/** By the count, 1 to 5: the different landings after a line. */
type Throws = readonly (readonly number[])[];

/** Home is closed on the way to a destination, and open on the way home (WW-2.5). */
const throwsFrom = (square: Square, isHomeward: boolean, stop: Square | null): Throws =>
  COUNTS.map((count) => {
    const landings: number[] = [];
    for (const direction of DIRECTIONS) {
      const line = ownLine({ at: square, homeClosed: !isHomeward }, direction, count, stop);
      const landing = 'to' in line ? LANDINGS[line.to] : undefined;
      if (landing !== undefined && !landings.includes(landing)) landings.push(landing);
    }
    return landings;
  });

let kept: readonly Throws[] | undefined;

/** From each square, to a destination that no line meets. */
const outward = (): readonly Throws[] => {
  kept ??= ALL.map((square) => throwsFrom(square, false, null));
  return kept;
};

/** Whether some line from a square meets another. */
const isInReach = (square: Square, other: Square): boolean => {
  const down = Math.abs(Math.floor(square / COLUMNS) - Math.floor(other / COLUMNS));
  const right = Math.abs((square % COLUMNS) - (other % COLUMNS));
  return Math.max(down, right) < SIX && (down === 0 || right === 0 || down === right);
};

const throwsTo = (target: Square, square: Square): Throws => {
  if (target === HOME) return throwsFrom(square, true, null);
  return isInReach(square, target) ? throwsFrom(square, false, target) : at(outward(), square);
};

/** A square from which the place is to be reached. */
interface Stand {
  readonly square: Square;
  readonly throws: Throws;
}

/** The expectations of all squares, then of drawing a card on each. */
type Values = Float64Array<ArrayBuffer>;

const least = (values: Values, places: readonly number[]): number => {
  let best = Infinity;
  for (const place of places) {
    const left = values[place] ?? 0;
    if (left < best) best = left;
  }
  return best;
};

/** Makes each square's expectation follow from those of the squares around it, and says how far any of them moved. */
const sweep = (values: Values, stands: readonly Stand[], stays: number): number => {
  let moved = 0;
  let flown = 0;
  for (const field of FIELDS) flown += (values[field] ?? 0) / CARDS;
  for (const { square, throws } of stands) {
    const here = values[square] ?? 0;
    const drawn = flown + AGAIN * (here - 1) + WIND * least(values, at(throws, TAILWIND - 1)) + stays * here;
    let next = 1 + drawn / SIX;
    for (const places of throws) next += least(values, places) / SIX;
    moved = Math.max(moved, Math.abs(next - here));
    values[square] = next;
    values[SQUARES + square] = drawn;
  }
  return moved;
};

/** Value iteration, until nothing moves. It begins near where it ends: every place is a few turns from most squares. */
const solve = (target: Square): Routes => {
  const values = new Float64Array(2 * SQUARES);
  const stands = ALL.filter((square) => square !== target && !FLIGHTS.has(square)).map((square): Stand => {
    return { square, throws: throwsTo(target, square) };
  });
  for (const { square } of stands) values[square] = FIRST_GUESS;
  const stays = (target === HOME ? CHARTER : 0) + IDLE;
  while (sweep(values, stands, stays) > PRECISION);
  return { from: (square) => values[square] ?? 0, drawing: (square) => values[SQUARES + square] ?? 0 };
};

const SOLVED = new Map<Square, Routes>();

/** The routes to a destination, or home: worked out when first asked for, and kept. */
export const routesTo = (target: Square): Routes => {
  const solved = SOLVED.get(target) ?? solve(target);
  SOLVED.set(target, solved);
  return solved;
};
