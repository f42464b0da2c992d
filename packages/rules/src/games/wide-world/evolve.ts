import { at, type Draft, never, type Seat, withAt } from '../../core/basics.ts';
import { type Product, TAILWIND } from './components.ts';
import { laidOn, namedRightly, withoutTop } from './piles.ts';
import type { Event, Landing, Plane, State, Step } from './state.ts';

/** A copy to be changed, key by key: a spread of an object this wide takes fifty times as long in V8. */
const copyOf = (state: State): Draft<State> => ({
  options: state.options,
  planes: state.planes,
  productDeck: state.productDeck,
  shownProducts: state.shownProducts,
  agentDeck: state.agentDeck,
  shownAgents: state.shownAgents,
  turn: state.turn,
});

/** Whose turn it is. */
export const seatOf = ({ turn }: Pick<State, 'turn'>): Seat => {
  if (turn.step === 'deal') throw new Error('nobody has the turn yet');
  return turn.seat;
};

/** The move under way: who was bumped in it, and which landings are open. */
const moveOf = ({ turn }: State): Pick<Extract<Step, { readonly step: 'landing' }>, 'bumped' | 'landing'> => {
  if (turn.step !== 'landing' && turn.step !== 'bump') return { bumped: [], landing: [] };
  const { bumped, landing } = turn;
  return { bumped, landing };
};

const planeWith = ({ planes }: State, seat: Seat, change: Partial<Plane>): State['planes'] => {
  const plane = at(planes, seat);
  return withAt(planes, seat, {
    at: change.at ?? plane.at,
    left: change.left ?? plane.left,
    destinations: change.destinations ?? plane.destinations,
    reached: change.reached ?? plane.reached,
    products: change.products ?? plane.products,
  });
};

/** The turn is over, but for what follows by itself. */
const done = (seat: Seat): Step => ({ step: 'landing', seat, bumped: [], landing: [] });

/** Puts a fact into the state. */
export const evolve = (state: State, event: Event): State => {
  const next = copyOf(state);
  switch (event.type) {
    case 'threw-for-start':
      break;
    case 'dealt':
      next.planes = state.planes.map((plane, seat) => ({ ...plane, destinations: at(event.destinations, seat) }));
      next.productDeck = event.productDeck;
      next.agentDeck = event.agentDeck;
      next.turn = { step: 'roll', seat: event.first };
      break;
    case 'turn-began':
    case 'extra-turn':
      next.turn = { step: 'roll', seat: event.seat };
      break;
    case 'die-thrown':
      next.turn = { step: 'throw', seat: event.seat };
      break;
    case 'rolled':
      next.turn = { step: 'fly', seat: event.seat, count: event.die };
      break;
    case 'tailwind':
      next.turn = { step: 'fly', seat: event.seat, count: TAILWIND };
      break;
    case 'agent-called':
      next.turn = { step: 'agent', seat: event.seat };
      break;
    case 'agent-drawn': {
      const [, ...rest] = state.agentDeck;
      next.agentDeck = [...rest, event.card];
      next.shownAgents = Math.min(state.agentDeck.length, state.shownAgents + 1);
      next.turn = { step: 'errand', seat: event.seat, card: event.card };
      break;
    }
    case 'flew':
      fly(next, event);
      break;
    case 'carried':
      carry(next, event);
      break;
    case 'bump-due':
      next.turn = { step: 'bump', seat: seatOf(state), plane: event.plane, ...moveOf(state) };
      break;
    case 'landed': {
      const { bumped, landing } = moveOf(state);
      next.turn = { step: 'landing', seat: seatOf(state), bumped, landing: landing.slice(0, -1) };
      break;
    }
    case 'reached': {
      const { destinations, reached } = at(state.planes, event.seat);
      store(next, event.seat, event.products);
      next.planes = planeWith(next, event.seat, {
        destinations: destinations.slice(1),
        reached: [...reached, event.destination],
      });
      break;
    }
    case 'gift':
      store(next, event.seat, event.products);
      next.turn = done(event.seat);
      break;
    case 'trade-due':
      next.turn = { step: 'trade-places', seat: event.seat };
      break;
    case 'traded': {
      const [mine, theirs] = [at(state.planes, event.seat).at, at(state.planes, event.other).at];
      next.planes = planeWith(next, event.seat, { at: theirs });
      next.planes = planeWith(next, event.other, { at: mine });
      const landing: readonly Landing[] = [
        { seat: event.other, by: 'trade' },
        { seat: event.seat, by: 'trade' },
      ];
      next.turn = { step: 'landing', seat: event.seat, bumped: [], landing };
      break;
    }
    case 'inspection-due':
      next.turn = { step: 'inspect', seat: event.seat };
      break;
    case 'declare-due':
      next.turn = { step: 'declare', seat: event.seat, by: event.by };
      break;
    case 'nothing-happened':
      next.turn = done(event.seat);
      break;
    case 'declared':
      declare(next, event);
      break;
    case 'game-ended':
      next.turn = { step: 'over', seat: event.seat };
      break;
    default:
      return never(event);
  }
  return next;
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const fly = (next: Draft<State>, { seat, by, to }: EventOf<'flew'>): void => {
  const { bumped, landing } = moveOf(next);
  next.planes = planeWith(next, seat, { at: to, left: true });
  next.turn = {
    step: 'landing',
    seat: seatOf(next),
    bumped: by === 'bump' ? [...bumped, seat] : [],
    landing: by === 'bump' ? [...landing, { seat, by }] : [{ seat, by }],
  };
};

/** Carried on from a flight square, the landing goes on; carried by a card, a move of its own begins. */
const carry = (next: Draft<State>, { seat, by, to }: EventOf<'carried'>): void => {
  const { bumped, landing } = moveOf(next);
  next.planes = planeWith(next, seat, { at: to, left: true });
  next.turn = {
    step: 'landing',
    seat: seatOf(next),
    bumped: by === 'flight' ? bumped : [],
    landing: by === 'flight' ? [...landing.slice(0, -1), { seat, by }] : [{ seat, by }],
  };
};

/** WW-3.1: cards from the top of the deck lie on the pile in their order. */
const store = (next: Draft<State>, seat: Seat, products: readonly Product[]): void => {
  const left = next.productDeck.length - products.length;
  const known = Math.max(0, next.shownProducts - left);
  next.planes = planeWith(next, seat, { products: laidOn(at(next.planes, seat).products, products, known) });
  next.productDeck = next.productDeck.slice(products.length);
  next.shownProducts -= known;
};

/** WW-5.7. */
const declare = (next: Draft<State>, { seat, lost }: EventOf<'declared'>): void => {
  const { products } = at(next.planes, seat);
  next.planes = planeWith(next, seat, {
    products: lost.length === 0 ? namedRightly(products) : withoutTop(products, lost.length),
  });
  next.productDeck = [...next.productDeck, ...lost];
  next.shownProducts += lost.length;
  next.turn = done(seatOf(next));
};
