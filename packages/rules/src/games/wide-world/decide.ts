import { at, leftOf, never, type Seat, seatsOf } from '../../core/basics.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import {
  AGENT_CARDS,
  type AgentCard,
  byRank,
  DESTINATIONS,
  DIRECTIONS,
  type Direction,
  destinationsFor,
  FLIGHTS,
  fieldOf,
  HOME,
  PRODUCTS,
  productOf,
  SIX,
  type Square,
  STATIONS,
  whereIs,
} from './components.ts';
import { bumpLine, type Flier, type Line, ownLine } from './lines.ts';
import { declareCount, takenBy } from './rules.ts';
import { countUp } from './scoring.ts';
import type { Event, Landing, Plane, State, Step, Throw } from './state.ts';

const flierOf = ({ at: square, left, destinations }: Plane): Flier => ({
  at: square,
  homeClosed: left && destinations.length > 0,
});

/** Where a plane must go now; `null` when it heads for home. */
const targetOf = ({ destinations }: Plane): Square | null => {
  const [current] = destinations;
  return current === undefined ? null : whereIs(current);
};

const end = (line: Line): Square => {
  if (!('to' in line)) throw new Error(`that line is barred by ${line.rule}`);
  return line.to;
};

/** A choice becomes facts. */
export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'roll':
      return [{ type: 'die-thrown', seat }];
    case 'fly':
      return decideFlight(state, seat, action.direction);
    case 'bump':
      return decideBump(state, action.direction);
    case 'trade-places':
      return [{ type: 'traded', seat, other: action.seat }];
    case 'inspect':
      return [{ type: 'declare-due', seat, by: action.seat }];
    case 'declare':
      return [decideDeclaration(state, seat, action)];
    default:
      return never(action);
  }
};

/** WW-2, WW-6.1. */
const decideFlight = (state: State, seat: Seat, direction: Direction): readonly Event[] => {
  const { turn } = state;
  if (turn.step !== 'fly') throw new Error(`nobody flies at ${turn.step}`);
  const plane = at(state.planes, seat);
  const to = end(ownLine(flierOf(plane), direction, turn.count, targetOf(plane)));
  const flew: Event = { type: 'flew', seat, by: 'count', direction, from: plane.at, to };
  if (to !== HOME) return [flew];
  const { lines, scores, winners } = countUp(state, seat);
  return [flew, { type: 'game-ended', seat, outcome: { winners, scores, reason: 'WW-6.2' }, lines }];
};

const decideBump = (state: State, direction: Direction): readonly Event[] => {
  const { turn, planes } = state;
  if (turn.step !== 'bump') throw new Error(`nobody is bumped at ${turn.step}`);
  const plane = at(planes, turn.plane);
  const to = end(bumpLine(flierOf(plane), direction, takenBy(squaresOf(state), turn.seat, turn.bumped)));
  return [{ type: 'flew', seat: turn.plane, by: 'bump', direction, from: plane.at, to }];
};

const squaresOf = ({ planes }: Pick<State, 'planes'>): readonly Square[] => planes.map((plane) => plane.at);

/** WW-5.7: both right, in any order, or the two are lost. */
const decideDeclaration = (
  state: State,
  seat: Seat,
  { products: declared }: Extract<Action, { readonly type: 'declare' }>,
): Event => {
  const pile = at(state.planes, seat).products;
  const top = pile.slice(0, declareCount(pile.length)).map(({ product }) => product);
  const products = declared.map(({ country, product }) => productOf(country, product)).filter((product) => product !== undefined);
  const isRight = top.slice().sort(byRank).join() === products.slice().sort(byRank).join();
  return { type: 'declared', seat, products, lost: isRight ? [] : top };
};

// ---- what follows by itself ---------------------------------------------------------------------------------------------

/** Throws and deals, draws Travel Agent cards and follows them, resolves landings one step at a time, passes the turn on. */
export const advance = (state: State, random: Random): readonly Event[] => {
  const { turn } = state;
  switch (turn.step) {
    case 'deal':
      return deal(turn.first, state.planes.length, random);
    case 'throw':
      return roll(turn.seat, random);
    case 'agent':
      return [{ type: 'agent-drawn', seat: turn.seat, card: at(state.agentDeck, 0) }];
    case 'errand':
      return [runErrand(state, turn.seat, turn.card)];
    case 'landing':
      return land(state, turn);
    default:
      return [];
  }
};

const dieOf = (random: Random): number => random.below(SIX) + 1;

/** WW-2.1. */
const roll = (seat: Seat, random: Random): readonly Event[] => {
  const die = dieOf(random);
  const rolled: Event = { type: 'rolled', seat, die };
  return die === SIX ? [rolled, { type: 'agent-called', seat }] : [rolled];
};

/** WW-1.6: all throw, then those who share the highest throw, until one has it alone. */
const throwForStart = (seats: number, random: Random): readonly (readonly Throw[])[] => {
  const rounds: (readonly Throw[])[] = [];
  let left = seatsOf(seats);
  while (left.length > 1) {
    const throws = left.map((seat): Throw => ({ seat, die: dieOf(random) }));
    const most = Math.max(...throws.map(({ die }) => die));
    rounds.push(throws);
    left = throws.filter(({ die }) => die === most).map(({ seat }) => seat);
  }
  return rounds;
};

/** WW-1.6, WW-1.7. */
const deal = (wished: Seat | null, seats: number, random: Random): readonly Event[] => {
  const rounds = wished === null ? throwForStart(seats, random) : [];
  const last = rounds.at(-1) ?? [];
  const most = Math.max(...last.map(({ die }) => die));
  const first = wished ?? last.find(({ die }) => die === most)?.seat ?? 0;
  const tickets = shuffled(DESTINATIONS, random);
  const each = destinationsFor(seats);
  return [
    ...rounds.map((throws): Event => ({ type: 'threw-for-start', throws })),
    {
      type: 'dealt',
      first,
      destinations: seatsOf(seats).map((seat) => tickets.slice(seat * each, (seat + 1) * each)),
      productDeck: shuffled(PRODUCTS, random),
      agentDeck: shuffled(AGENT_CARDS, random),
    },
  ];
};

/** WW-5: what a Travel Agent card brings. */
const runErrand = (state: State, seat: Seat, card: AgentCard): Event => {
  const { planes } = state;
  const plane = at(planes, seat);
  const others = seatsOf(planes.length).filter((other) => other !== seat);
  const nothing: Event = { type: 'nothing-happened', seat, card };
  switch (card.card) {
    case 'fly-to':
      return { type: 'carried', seat, by: 'card', from: plane.at, to: fieldOf(card.to), airfield: card.to };
    case 'charter': {
      const to = targetOf(plane);
      return to === null ? nothing : { type: 'carried', seat, by: 'card', from: plane.at, to, airfield: null };
    }
    case 'extra-turn':
      return { type: 'extra-turn', seat };
    case 'gift':
      return { type: 'gift', seat, products: state.productDeck.slice(0, 1) };
    case 'tailwind':
      return { type: 'tailwind', seat };
    case 'trade-places': {
      const canTrade = plane.at !== HOME && others.some((other) => at(planes, other).at !== HOME);
      return canTrade ? { type: 'trade-due', seat } : nothing;
    }
    case 'customs':
      return plane.products.length > 0 ? { type: 'declare-due', seat, by: seat } : nothing;
    case 'inspection':
      return others.some((other) => at(planes, other).products.length > 0) ? { type: 'inspection-due', seat } : nothing;
    default:
      return never(card);
  }
};

type Landings = Extract<Step, { readonly step: 'landing' }>;

/** The next step of the landing on top of the stack; with none left, the next seat's turn (WW-2.7). */
const land = (state: State, turn: Landings): readonly Event[] => {
  const current = turn.landing.at(-1);
  if (current === undefined) return [{ type: 'turn-began', seat: leftOf(turn.seat, state.planes.length) }];
  const { seat, by } = current;
  const plane = at(state.planes, seat);
  const airfield = by === 'count' || by === 'bump' ? FLIGHTS.get(plane.at) : undefined;
  if (airfield !== undefined) return [{ type: 'carried', seat, by: 'flight', from: plane.at, to: fieldOf(airfield), airfield }];
  const bumped = by === 'trade' ? undefined : nextBumped(state, turn, current);
  if (bumped !== undefined) return [{ type: 'bump-due', plane: bumped }];
  const [destination] = plane.destinations;
  if (destination !== undefined && plane.at === whereIs(destination))
    return [{ type: 'reached', seat, destination, products: state.productDeck.slice(0, 2) }];
  const landed: Event = { type: 'landed', seat };
  const agent = by === 'count' && seat === turn.seat && STATIONS.has(plane.at);
  return agent ? [landed, { type: 'agent-called', seat }] : [landed];
};

/** WW-4.1 to WW-4.4: who on the square of a landing plane is bumped next, in seat order. */
export const nextBumped = (
  state: Pick<State, 'planes'>,
  { seat, bumped }: Pick<Landings, 'seat' | 'bumped'>,
  landing: Landing,
): Seat | undefined => {
  const { planes } = state;
  const square = at(planes, landing.seat).at;
  if (square === HOME) return undefined;
  const other = planes.findIndex((plane, each) => {
    const isThere = plane.at === square && each !== landing.seat && each !== seat && !bumped.includes(each);
    return isThere && canBeBumped(plane, takenBy(squaresOf(state), seat, bumped));
  });
  return other < 0 ? undefined : other;
};

const canBeBumped = (plane: Plane, taken: readonly Square[]): boolean =>
  DIRECTIONS.some((direction) => 'to' in bumpLine(flierOf(plane), direction, taken));
