import { at, never, type Refusal, type Seat, seatsOf } from '../../core/basics.ts';
import type { Outcome } from '../../core/game.ts';
import { type Action, declareQuestion, showProduct } from './actions.ts';
import { DIRECTIONS, type Direction, HOME, PRODUCTS, parseSquare, type Square, showSquare, whereIs } from './components.ts';
import { type Barred, bumpLine, type Flier, type Line, ownLine } from './lines.ts';
import { countUp } from './scoring.ts';
import type { Config, Plane, PlaneView, ShownStep, State, View } from './state.ts';

/** The state before the throws and the deal. */
export const setup = ({ first, memory }: Config, seats: number): State => ({
  options: { memory },
  planes: seatsOf(seats).map((): Plane => ({ at: HOME, left: false, destinations: [], reached: [], products: [] })),
  productDeck: PRODUCTS,
  shownProducts: 0,
  agentDeck: [],
  shownAgents: 0,
  turn: { step: 'deal', first },
});

/** The step, for a state that has come to rest. */
export const shownStep = ({ turn }: Pick<State, 'turn'>): ShownStep => {
  switch (turn.step) {
    case 'deal':
    case 'throw':
    case 'agent':
    case 'errand':
    case 'landing':
      throw new Error(`nobody sees ${turn.step}`);
    default:
      return turn;
  }
};

export const toAct = ({ turn }: Pick<State, 'turn'>): readonly Seat[] => {
  switch (turn.step) {
    case 'roll':
    case 'fly':
    case 'bump':
    case 'trade-places':
    case 'inspect':
      return [turn.seat];
    case 'declare':
      return [turn.by];
    default:
      return [];
  }
};

/** How many products a seat must name (WW-5.7). */
export const declareCount = (products: number): number => Math.min(2, products);

export const question = ({ turn, planes }: State): string =>
  turn.step === 'declare' ? declareQuestion(declareCount(at(planes, turn.by).products.length)) : turn.step;

/** WW-6. */
export const outcomeOf = (state: State): Outcome | undefined => {
  if (state.turn.step !== 'over') return undefined;
  const { scores, winners } = countUp(state, state.turn.seat);
  return { winners, scores, reason: 'WW-6.2' };
};

// ---- what may be done -------------------------------------------------------------------------------------------------

/** A plane of a view on its square. */
export const squareOf = ({ at: text }: PlaneView): Square => {
  const square = parseSquare(text);
  if (square === undefined) throw new Error(`no square ${text}`);
  return square;
};

const flierOf = (plane: PlaneView): Flier => ({
  at: squareOf(plane),
  homeClosed: plane.left && plane.destinations.count > 0,
});

/** Where the seat on turn would come with this line. */
export const flyLine = (view: View, direction: Direction): Line => {
  const { turn } = view;
  if (turn.step !== 'fly') throw new Error(`nobody flies at ${turn.step}`);
  const plane = at(view.seats, turn.seat);
  const { top } = plane.destinations;
  return ownLine(flierOf(plane), direction, turn.count, top === null ? null : whereIs(top));
};

/** Where the plane that is to be bumped would come with this line. */
export const bumpLineOf = (view: View, direction: Direction): Line => {
  const { turn, seats } = view;
  if (turn.step !== 'bump') throw new Error(`nobody is bumped at ${turn.step}`);
  return bumpLine(flierOf(at(seats, turn.plane)), direction, takenBy(seats.map(squareOf), turn.seat, turn.bumped));
};

/** WW-4.3: squares on which no bump may end. */
export const takenBy = (squares: readonly Square[], seat: Seat, bumped: readonly Seat[]): readonly Square[] =>
  [seat, ...bumped].map((each) => at(squares, each));

/** WW-5.6: whether a plane may be traded places with. */
export const isTradable = (seats: readonly PlaneView[], seat: Seat, other: Seat): boolean =>
  other !== seat && seats[other] !== undefined && seats[other].at !== HOME_NAME;

const HOME_NAME = showSquare(HOME);

/** How many products a seat has. */
export const productCount = ({ products }: PlaneView): number => ('count' in products ? products.count : products.length);

const refuse = (rule: string, reason: string, params: Refusal['params'] = {}): Refusal => ({ rule, reason, params });

const refuseLine = (line: Line): Refusal | undefined => ('to' in line ? undefined : barred(line));

const barred = ({ rule, reason }: Barred): Refusal => refuse(rule, reason);

/** The rules: why the seat that is asked may not do this now. */
export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { turn, seats } = view;
  switch (turn.step) {
    case 'roll':
      return action.type === 'roll' ? undefined : refuse('WW-2.1', 'roll-first');
    case 'fly':
      return action.type === 'fly' ? refuseLine(flyLine(view, action.direction)) : refuse('WW-2.2', 'fly-first');
    case 'bump':
      return action.type === 'bump' ? refuseLine(bumpLineOf(view, action.direction)) : refuse('WW-4.1', 'bump-first');
    case 'trade-places':
      if (action.type !== 'trade-places') return refuse('WW-5.6', 'trade-first');
      return isTradable(seats, turn.seat, action.seat) ? undefined : refuse('WW-5.6', 'trade-who');
    case 'inspect': {
      if (action.type !== 'inspect') return refuse('WW-5.8', 'inspect-first');
      const other = seats[action.seat];
      return action.seat === turn.seat || other === undefined || productCount(other) === 0
        ? refuse('WW-5.8', 'inspect-who')
        : undefined;
    }
    case 'declare':
      return action.type === 'declare' ? undefined : refuse('WW-5.7', 'declare-first');
    case 'over':
      return refuse('WW-6.1', 'over');
    default:
      return never(turn);
  }
};

// ---- all that might be done, made once -----------------------------------------------------------------------------------

const ROLL: readonly Action[] = [{ type: 'roll' }];
const FLY: readonly Action[] = DIRECTIONS.map((direction) => ({ type: 'fly', direction }));
const BUMPS: readonly Action[] = DIRECTIONS.map((direction) => ({ type: 'bump', direction }));
const TRADES: readonly Action[] = seatsOf(6).map((seat) => ({ type: 'trade-places', seat }));
const INSPECT: readonly Action[] = seatsOf(6).map((seat) => ({ type: 'inspect', seat }));
const DECLARE_ONE: readonly Action[] = PRODUCTS.map((product) => ({ type: 'declare', products: [showProduct(product)] }));
const DECLARE_TWO: readonly Action[] = PRODUCTS.flatMap((one, rank) =>
  PRODUCTS.slice(rank + 1).map((other): Action => ({ type: 'declare', products: [showProduct(one), showProduct(other)] })),
);

/** All that might be legal for the seat that is asked. */
export const candidates = (view: View): readonly Action[] => {
  const { turn, seats } = view;
  switch (turn.step) {
    case 'roll':
      return ROLL;
    case 'fly':
      return FLY;
    case 'bump':
      return BUMPS;
    case 'trade-places':
      return TRADES.slice(0, seats.length);
    case 'inspect':
      return INSPECT.slice(0, seats.length);
    case 'declare':
      return productCount(at(seats, turn.by)) === 1 ? DECLARE_ONE : DECLARE_TWO;
    case 'over':
      return [];
  }
};
