import { type Draft, never, type Seat, type Viewer } from '../../core/basics.ts';
import { showProduct } from './actions.ts';
import { showSquare } from './components.ts';
import { glimpsesOf } from './piles.ts';
import { outcomeOf, shownStep, toAct } from './rules.ts';
import type { Event, EventView, Plane, PlaneView, State, View } from './state.ts';

/** A pile is open to its owner with recall, and to all when the products are counted (WW-6.2). */
const productsFor = ({ products }: Plane, isOpen: boolean): PlaneView['products'] =>
  isOpen ? products.map(({ product }) => showProduct(product)) : { count: products.length };

/** What a viewer may know now (the ledger's "Who sees what"). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const isOver = state.turn.step === 'over';
  const view: Draft<View> = {
    game: 'wide-world',
    seat: viewer,
    options: state.options,
    seats: state.planes.map(
      (plane, seat): PlaneView => ({
        at: showSquare(plane.at),
        left: plane.left,
        destinations: { count: plane.destinations.length, top: plane.destinations[0] ?? null },
        reached: plane.reached,
        products: productsFor(plane, isOver || (recall && seat === viewer)),
      }),
    ),
    productDeck: { count: state.productDeck.length },
    travelAgentDeck: { count: state.agentDeck.length },
    turn: shownStep(state),
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
  };
  if (recall) {
    view.recall = {
      productDeck: lastOf(state.productDeck, state.shownProducts),
      travelAgentDeck: lastOf(state.agentDeck, state.shownAgents),
      piles: state.planes.map(({ products }) => glimpsesOf(products)),
    };
  }
  return view;
};

const lastOf = <T>(list: readonly T[], count: number): readonly T[] => list.slice(list.length - count);

/** What a viewer learns from an event as it happens. */
export const eventFor = (event: Event, viewer: Viewer): EventView | undefined => {
  switch (event.type) {
    case 'dealt':
      return {
        type: event.type,
        first: event.first,
        destinations: event.destinations.map(([top]) => top).filter((top) => top !== undefined),
      };
    case 'reached': {
      const { type, seat, destination, products } = event;
      const told = { type, seat, destination, count: products.length };
      return seat === viewer ? { ...told, products } : told;
    }
    case 'gift': {
      const { type, seat, products } = event;
      const told = { type, seat, count: products.length };
      return seat === viewer ? { ...told, products } : told;
    }
    case 'declared': {
      const { type, seat, products, lost } = event;
      return { type, seat, count: products.length, right: lost.length === 0, products, lost };
    }
    case 'die-thrown':
    case 'agent-called':
    case 'bump-due':
    case 'landed':
    case 'trade-due':
    case 'inspection-due':
      return undefined;
    case 'threw-for-start':
    case 'turn-began':
    case 'rolled':
    case 'agent-drawn':
    case 'flew':
    case 'carried':
    case 'tailwind':
    case 'extra-turn':
    case 'traded':
    case 'declare-due':
    case 'nothing-happened':
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

/** What the log may still say of an event: with printed memory, no product that lies in a closed pile or a deck. */
export const retell = (event: EventView, now: View): EventView => {
  if (now.options.memory === 'helped') return event;
  switch (event.type) {
    case 'reached':
      return { type: event.type, seat: event.seat, destination: event.destination, count: event.count };
    case 'gift':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'declared':
      return { type: event.type, seat: event.seat, count: event.count, right: event.right };
    default:
      return event;
  }
};

/** Products are seen as they come, by their owner, and lie closed before the next view (WW-3.1, WW-3.4). */
export const sights = (event: Event): readonly Seat[] =>
  (event.type === 'reached' || event.type === 'gift') && event.products.length > 0 ? [event.seat] : [];

/** Dice, cards that are drawn or turned up, and answers. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'turn-began':
    case 'die-thrown':
    case 'agent-called':
    case 'bump-due':
    case 'landed':
    case 'trade-due':
    case 'inspection-due':
    case 'flew':
    case 'carried':
    case 'traded':
    case 'tailwind':
    case 'extra-turn':
    case 'declare-due':
    case 'nothing-happened':
      return false;
    default:
      return true;
  }
};
