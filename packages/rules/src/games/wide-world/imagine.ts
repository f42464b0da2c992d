import { type Random, shuffled } from '../../core/random.ts';
import { AGENT_CARDS, type AgentCard, DESTINATIONS, PRODUCTS, type Product } from './components.ts';
import { pileOf } from './piles.ts';
import { squareOf } from './rules.ts';
import type { Glimpse, Plane, State, View } from './state.ts';

/**
 * A whole state that fits all that the view's seat knows: unseen products lie at random over the others' piles and the deck,
 * unseen tickets over all face-down ones (its own too), unseen Travel Agent cards over their deck, each way equally likely.
 */
export const imagine = (view: View, random: Random): State => {
  const { seat, recall } = view;
  if (seat === null || recall === undefined) throw new Error('only a seat with recall can imagine the rest');
  const products = shuffled(unseenProducts(view), random);
  const tickets = shuffled(unseenTickets(view), random);
  const planes = view.seats.map((plane, each): Plane => {
    const { destinations, products: pile } = plane;
    const glimpses = recall.piles[each] ?? [];
    const { top } = destinations;
    return {
      at: squareOf(plane),
      left: plane.left,
      destinations: top === null ? [] : [top, ...tickets.splice(0, destinations.count - 1)],
      reached: plane.reached,
      products: pileOf('count' in pile ? fill(glimpses, products, random) : pile.map(({ product }) => product), glimpses),
    };
  });
  return {
    options: view.options,
    planes,
    productDeck: [...products.splice(0, view.productDeck.count - recall.productDeck.length), ...recall.productDeck],
    shownProducts: recall.productDeck.length,
    agentDeck: [...shuffled(unseenAgents(recall.travelAgentDeck), random), ...recall.travelAgentDeck],
    shownAgents: recall.travelAgentDeck.length,
    turn: view.turn,
  };
};

/** Another's pile: what is known where it is known, pairs in either order, the rest from the pool. */
const fill = (glimpses: readonly Glimpse[], pool: Product[], random: Random): readonly Product[] =>
  glimpses.flatMap((glimpse) => (typeof glimpse === 'number' ? pool.splice(0, glimpse) : shuffled(glimpse, random)));

const unseenProducts = ({ seats, recall }: View): readonly Product[] => {
  const seen: readonly Product[] = [
    ...(recall?.productDeck ?? []),
    ...(recall?.piles ?? []).flatMap((glimpses) => glimpses.flatMap((glimpse) => (typeof glimpse === 'number' ? [] : glimpse))),
    ...seats.flatMap(({ products }) => ('count' in products ? [] : products.map(({ product }) => product))),
  ];
  return PRODUCTS.filter((product) => !seen.includes(product));
};

/** Tickets that may be any seat's face-down ones, or out of the game. */
export const unseenTickets = ({ seats }: View) => {
  const seen = seats.flatMap(({ destinations: { top }, reached }) => (top === null ? reached : [top, ...reached]));
  return DESTINATIONS.filter((destination) => !seen.includes(destination));
};

const unseenAgents = (seen: readonly AgentCard[]): readonly AgentCard[] => {
  const left = AGENT_CARDS.slice();
  for (const card of seen) {
    const place = left.findIndex((each) => sameAgent(each, card));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};

/** Whether two Travel Agent cards say the same. */
export const sameAgent = (one: AgentCard, other: AgentCard): boolean =>
  one.card === other.card && (one.card !== 'fly-to' || other.card !== 'fly-to' || one.to === other.to);
