import { at, type Seat, seatsOf, withAt } from '../../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../../core/random.ts';
import type { Swap } from '../../../testing/leaks.ts';
import type { Product } from '../components.ts';
import type { State, Stored } from '../state.ts';

/** A place of a product that a seat cannot know: in another's pile, or in the part of the deck that nobody has seen. */
type Hidden = { readonly seat: Seat; readonly place: number } | { readonly deck: number };

const hidden = (state: State, seat: Seat): readonly Hidden[] => [
  ...state.planes.flatMap(({ products }, other) =>
    other === seat ? [] : products.flatMap(({ shown }, place) => (shown === 'no' ? [{ seat: other, place }] : [])),
  ),
  ...seatsOf(state.productDeck.length - state.shownProducts).map((deck) => ({ deck })),
];

const productAt = ({ planes, productDeck }: State, place: Hidden): Product =>
  'deck' in place ? at(productDeck, place.deck) : at(at(planes, place.seat).products, place.place).product;

const withProduct = (state: State, place: Hidden, product: Product): State => {
  if ('deck' in place) return { ...state, productDeck: withAt(state.productDeck, place.deck, product) };
  const plane = at(state.planes, place.seat);
  const products = withAt(plane.products, place.place, { ...at(plane.products, place.place), product });
  return { ...state, planes: withAt(state.planes, place.seat, { ...plane, products }) };
};

const exchange = (state: State, [one, other]: readonly Hidden[]): State | undefined => {
  if (one === undefined || other === undefined) return undefined;
  const [first, second] = [productAt(state, one), productAt(state, other)];
  return withProduct(withProduct(state, one, second), other, first);
};

const going = ({ turn }: State): boolean => turn.step !== 'over';

/** Two face-down tickets, of any two seats or of one. */
const exchangeTickets = (state: State, random: Random): State | undefined => {
  const places = state.planes.flatMap(({ destinations }, seat) =>
    destinations.slice(1).map((_, index) => ({ seat, index: index + 1 })),
  );
  const [one, other] = shuffled(places, random);
  if (one === undefined || other === undefined) return undefined;
  const ticket = (place: typeof one) => at(at(state.planes, place.seat).destinations, place.index);
  const [first, second] = [ticket(one), ticket(other)];
  const put = (planes: State['planes'], place: typeof one, destination: typeof first): State['planes'] =>
    withAt(planes, place.seat, {
      ...at(planes, place.seat),
      destinations: withAt(at(planes, place.seat).destinations, place.index, destination),
    });
  return { ...state, planes: put(put(state.planes, one, second), other, first) };
};

/** Where in a pile the upper card of a pair lies: pairs come by twos. */
const pairsIn = (products: readonly Stored[]): readonly number[] =>
  products.flatMap(({ shown }, place) => {
    const above = products.slice(0, place).findLastIndex((card) => card.shown !== 'pair');
    return shown === 'pair' && (place - above) % 2 === 1 ? [place] : [];
  });

/** What is hidden in Wide World, as the ledger's "Who sees what" has it. */
export const swaps: readonly Swap<State>[] = [
  {
    name: 'products in the piles of others and in the deck (WW-3.4)',
    swap: (state, seat, random) => (going(state) ? exchange(state, shuffled(hidden(state, seat), random)) : undefined),
  },
  {
    name: 'the own pile, seen as it came (WW-3.1)',
    recalled: true,
    swap: (state, seat, random) => {
      const places = at(state.planes, seat).products.flatMap((_, place) => [{ seat, place }]);
      return going(state) ? exchange(state, shuffled(places, random)) : undefined;
    },
  },
  { name: 'face-down tickets, the own ones too (WW-1.7)', swap: (state, _, random) => exchangeTickets(state, random) },
  {
    name: 'the Travel Agent cards that nobody has seen (WW-1.7)',
    swap: (state, _, random) => {
      const unseen = state.agentDeck.length - state.shownAgents;
      return { ...state, agentDeck: [...shuffled(state.agentDeck.slice(0, unseen), random), ...state.agentDeck.slice(unseen)] };
    },
  },
  {
    name: 'which of two named in one breath lies higher (WW-5.7)',
    swap: (state, seat, random) => {
      const pairs = state.planes.flatMap(({ products }, other) =>
        other === seat ? [] : pairsIn(products).map((place) => [0, 1].map((below) => ({ seat: other, place: place + below }))),
      );
      return pairs.length === 0 || !going(state) ? undefined : exchange(state, pickOne(pairs, random));
    },
  },
];
