import { at, type Json, type Result, type Seat, seatsOf } from '../../core/basics.ts';
import { MEMORIES, type Position } from '../../core/game.ts';
import { misread, readBoolean, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { readProduct, showProduct } from './actions.ts';
import {
  AGENT_CARDS,
  type AgentCard,
  AIRFIELDS,
  BUMP,
  DESTINATIONS,
  destinationsFor,
  ERRANDS,
  FLIGHTS,
  HOME,
  PRODUCTS,
  type Product,
  parseSquare,
  type Square,
  showSquare,
  whereIs,
} from './components.ts';
import { nextBumped } from './decide.ts';
import { sameAgent } from './imagine.ts';
import { candidates, refusal, shownStep } from './rules.ts';
import { LANDED_BY, type Landing, OPTIONS, type Plane, SHOWN, type ShownStep, type State, type Stored } from './state.ts';
import { viewFor } from './view.ts';

/** The whole truth as the ledger's position. `recall` only where all have seen more than its keys say. */
export const dumpPosition = (state: State): Position => {
  const { planes, shownProducts, shownAgents } = state;
  const piles = planes.map(({ products }) => products.map(({ shown }) => shown));
  const isPlain = shownProducts === 0 && shownAgents === 0 && piles.flat().every((shown) => shown === 'no');
  return {
    game: 'wide-world',
    options: { ...state.options },
    seats: planes.map((plane) => ({
      at: showSquare(plane.at),
      left: plane.left,
      destinations: plane.destinations,
      reached: plane.reached,
      products: plane.products.map(({ product }) => ({ ...showProduct(product) })),
    })),
    productDeck: state.productDeck.map((product) => ({ ...showProduct(product) })),
    travelAgentDeck: state.agentDeck.map((card) => ({ ...card })),
    turn: dumpTurn(shownStep(state)),
    ...(isPlain ? {} : { recall: { piles, productDeck: shownProducts, travelAgentDeck: shownAgents } }),
  };
};

const dumpTurn = (turn: ShownStep): Json => {
  const { seat, step } = turn;
  switch (turn.step) {
    case 'fly':
      return { seat, step, count: turn.count };
    case 'bump':
      return {
        seat,
        step,
        plane: turn.plane,
        bumped: turn.bumped,
        landing: turn.landing.map((landing) => ({ seat: landing.seat, by: landing.by })),
      };
    case 'declare':
      return { seat, step, by: turn.by };
    default:
      return { seat, step };
  }
};

const KEYS = ['game', 'seats', 'productDeck', 'travelAgentDeck', 'turn'];

type ReadSeat = (raw: unknown, where: string) => Seat;

/** A position from outside: every impossible one of the ledger is refused, with the paragraph where there is one. */
export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const position = readRecord(raw, 'the position', KEYS, ['options', 'recall']);
    readOneOf(position['game'], 'game', ['wide-world']);
    const planes = readList(position['seats'], 'seats', readPlane);
    const seats = planes.length;
    if (seats < 2 || seats > 6) misread(`seats must be 2 to 6, not ${seats}`);
    const readSeat: ReadSeat = (seat, where) => readWhole(seat, where, { min: 0, max: seats - 1 });
    const plain: State = {
      options: readOptions(Object.hasOwn(position, 'options') ? position['options'] : {}),
      planes,
      productDeck: readList(position['productDeck'], 'productDeck', readProduct),
      shownProducts: 0,
      agentDeck: readList(position['travelAgentDeck'], 'travelAgentDeck', readAgent),
      shownAgents: 0,
      turn: readTurn(position['turn'], readSeat),
    };
    refuseCards(plain);
    const turn = shownStep(plain);
    for (const seat of seatsOf(seats)) refusePlane(plain, turn, seat);
    refuseTurn(plain, turn);
    return Object.hasOwn(position, 'recall') ? readRecall(position['recall'], plain) : plain;
  });

const readOptions = (raw: unknown): State['options'] => {
  const options = readRecord(raw, 'options', [], ['memory']);
  return { memory: readOneOf(options['memory'] ?? OPTIONS.defaults.memory, 'options.memory', MEMORIES) };
};

const readSquare = (raw: unknown, where: string): Square =>
  (typeof raw === 'string' ? parseSquare(raw) : undefined) ??
  misread(`${where} must be a square such as "3,5", row 0 to 11 and column 0 to 19`, 'WW-1.1');

const readPlane = (raw: unknown, where: string): Plane => {
  const plane = readRecord(raw, where, ['at', 'left', 'destinations', 'reached', 'products']);
  const readDestination = (destination: unknown, there: string) => readOneOf(destination, there, DESTINATIONS);
  return {
    at: readSquare(plane['at'], `${where}.at`),
    left: readBoolean(plane['left'], `${where}.left`),
    destinations: readList(plane['destinations'], `${where}.destinations`, readDestination),
    reached: readList(plane['reached'], `${where}.reached`, readDestination),
    products: readList(
      plane['products'],
      `${where}.products`,
      (product, there): Stored => ({
        product: readProduct(product, there),
        shown: 'no',
      }),
    ),
  };
};

const readAgent = (raw: unknown, where: string): AgentCard => {
  const { card, to } = readRecord(raw, where, ['card'], ['to']);
  if (card === 'fly-to') return { card, to: readOneOf(to, `${where}.to`, AIRFIELDS) };
  if (to !== undefined) misread(`${where} has no key "to"`);
  return { card: readOneOf(card, `${where}.card`, ERRANDS) };
};

const STEPS = [
  'roll',
  'fly',
  'bump',
  'trade-places',
  'inspect',
  'declare',
  'over',
] as const satisfies readonly ShownStep['step'][];

const readTurn = (raw: unknown, readSeat: ReadSeat): ShownStep => {
  const any = readRecord(raw, 'turn', ['seat', 'step'], ['count', 'plane', 'bumped', 'landing', 'by']);
  const step = readOneOf(any['step'], 'turn.step', STEPS);
  const keys = (...extra: readonly string[]) => readRecord(raw, 'turn', ['seat', 'step', ...extra]);
  const seat = readSeat(any['seat'], 'turn.seat');
  switch (step) {
    case 'fly':
      return { step, seat, count: readWhole(keys('count')['count'], 'turn.count', { min: 1, max: BUMP }) };
    case 'bump': {
      const bump = keys('plane', 'bumped', 'landing');
      return {
        step,
        seat,
        plane: readSeat(bump['plane'], 'turn.plane'),
        bumped: readList(bump['bumped'], 'turn.bumped', readSeat),
        landing: readList(bump['landing'], 'turn.landing', (landing, where) => readLanding(landing, where, readSeat)),
      };
    }
    case 'declare':
      return { step, seat, by: readSeat(keys('by')['by'], 'turn.by') };
    case 'roll':
    case 'trade-places':
    case 'inspect':
    case 'over':
      keys();
      return { step, seat };
  }
};

const readLanding = (raw: unknown, where: string, readSeat: ReadSeat): Landing => {
  const landing = readRecord(raw, where, ['seat', 'by']);
  return { seat: readSeat(landing['seat'], `${where}.seat`), by: readOneOf(landing['by'], `${where}.by`, LANDED_BY) };
};

const readRecall = (raw: unknown, state: State): State => {
  const recall = readRecord(raw, 'recall', ['piles', 'productDeck', 'travelAgentDeck']);
  const marks = readList(recall['piles'], 'recall.piles', (pile, where) =>
    readList(pile, where, (mark, there) => readOneOf(mark, there, SHOWN)),
  );
  if (marks.length !== state.planes.length) misread('recall.piles must be one a seat');
  return {
    ...state,
    planes: state.planes.map((plane, seat) => ({ ...plane, products: marked(plane.products, marks[seat] ?? [], seat) })),
    shownProducts: readWhole(recall['productDeck'], 'recall.productDeck', { min: 0, max: state.productDeck.length }),
    shownAgents: readWhole(recall['travelAgentDeck'], 'recall.travelAgentDeck', { min: 0, max: state.agentDeck.length }),
  };
};

const marked = (pile: readonly Stored[], marks: readonly Stored['shown'][], seat: Seat): readonly Stored[] => {
  if (marks.length !== pile.length) misread(`recall.piles[${seat}] must be as long as the pile`);
  let paired = 0;
  for (const mark of [...marks, 'no']) {
    if (mark === 'pair') paired++;
    else if (paired % 2 === 1) misread(`recall.piles[${seat}]: pairs come by twos`);
    else paired = 0;
  }
  return pile.map(({ product }, place) => ({ product, shown: at(marks, place) }));
};

// ---- what cannot be -----------------------------------------------------------------------------------------------------

/** WW-1.4, WW-1.5, WW-1.7: all the cards there are, each as often as it is in the box. */
const refuseCards = ({ planes, productDeck, agentDeck }: State): void => {
  const products: readonly Product[] = [
    ...planes.flatMap((plane) => plane.products.map(({ product }) => product)),
    ...productDeck,
  ];
  for (const product of PRODUCTS) {
    const count = products.filter((each) => each === product).length;
    if (count !== 1) misread(`${product} is there ${count === 0 ? 'nowhere' : `${count} times`}, not once`, 'WW-1.4');
  }
  for (const card of AGENT_CARDS) {
    const count = (cards: readonly AgentCard[]): number => cards.filter((each) => sameAgent(each, card)).length;
    if (agentDeck.length !== AGENT_CARDS.length || count(agentDeck) !== count(AGENT_CARDS))
      misread('travelAgentDeck must hold all 28 Travel Agent cards', 'WW-1.5');
  }
  const tickets = planes.flatMap(({ destinations, reached }) => [...destinations, ...reached]);
  const each = destinationsFor(planes.length);
  if (new Set(tickets).size < tickets.length) misread('a destination is there twice', 'WW-1.3');
  for (const [seat, { destinations, reached }] of planes.entries())
    if (destinations.length + reached.length !== each)
      misread(`seat ${seat} must have ${each} destinations in all at a table of ${planes.length}`, 'WW-1.7');
};

const refusePlane = ({ planes }: State, turn: ShownStep, seat: Seat): void => {
  const { at: square, left, destinations, reached } = at(planes, seat);
  const isHome = square === HOME;
  const isFinished = turn.step === 'over' && turn.seat === seat;
  if (isFinished && (!isHome || !left || destinations.length > 0))
    misread(`seat ${seat} cannot have come home: it must be there, with no destinations left`, 'WW-6.1');
  if (!isFinished && left === isHome)
    misread(`seats[${seat}].left must be true exactly when the plane is away from home`, 'WW-2.5');
  if (!left && reached.length > 0) misread(`seat ${seat} has never left home and can have reached nothing`, 'WW-3.1');
  if (FLIGHTS.has(square)) misread(`seat ${seat} cannot stay on a flight square`, 'WW-4.5');
  const [current] = destinations;
  const isOpen = turn.step === 'bump' && turn.landing.some((landing) => landing.seat === seat);
  if (current !== undefined && whereIs(current) === square && !isOpen)
    misread(`seat ${seat} stands on ${current}, so it has reached it`, 'WW-3.2');
};

const refuseTurn = (state: State, turn: ShownStep): void => {
  if (turn.step === 'bump') refuseBump(state, turn);
  if (turn.step === 'declare' && at(state.planes, turn.by).products.length === 0)
    misread(`seat ${turn.by} has no products to declare`, 'WW-5.7');
  if (turn.step === 'trade-places' && at(state.planes, turn.seat).at === HOME) misread('nobody trades places at home', 'WW-5.6');
  if (turn.step === 'over' || turn.step === 'roll' || turn.step === 'declare') return;
  const view = viewFor(state, turn.seat, { recall: false });
  if (candidates(view).every((action) => refusal(view, action) !== undefined))
    misread(`at the step "${turn.step}" there must be something to do`, RULE_OF[turn.step]);
};

const RULE_OF = { 'trade-places': 'WW-5.6', fly: 'WW-2.4', bump: 'WW-4.3', inspect: 'WW-5.8' } as const;

const refuseBump = ({ planes }: State, turn: Extract<ShownStep, { readonly step: 'bump' }>): void => {
  const { seat, plane, bumped, landing } = turn;
  const [first, ...rest] = landing;
  const last = landing.at(-1);
  if (first === undefined || last === undefined || first.seat !== seat || first.by === 'bump')
    misread('turn.landing must begin with the landing of the seat on turn', 'WW-4.1');
  if (new Set(bumped).size < bumped.length || bumped.includes(seat))
    misread('nobody is bumped twice, and the seat on turn never', 'WW-4.3');
  if (rest.some((each) => !bumped.includes(each.seat) || (each.by !== 'bump' && each.by !== 'flight')))
    misread('only planes bumped in this move have other landings open', 'WW-4.2');
  if (new Set(landing.map((each) => each.seat)).size < landing.length) misread('a plane lands once at a time', 'WW-4.3');
  if (plane === seat || bumped.includes(plane) || at(planes, plane).at !== at(planes, last.seat).at)
    misread('turn.plane must stand where the last of turn.landing stands, and not have been bumped', 'WW-4.1');
  if (at(planes, plane).at === HOME) misread('nobody is bumped at home', 'WW-4.4');
  const next = nextBumped({ planes }, turn, last);
  if (next !== undefined && next !== plane) misread(`seat ${next} is bumped before seat ${plane}`, 'WW-4.1');
};
