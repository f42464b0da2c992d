import { at, type Seat } from '../../core/basics.ts';
import type { Choice } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { type Action, showProduct } from './actions.ts';
import { because } from './bot-why.ts';
import { byRank, PRODUCTS, type Product } from './components.ts';
import { declareCount, productCount } from './rules.ts';
import type { View } from './state.ts';

/** Products that cannot be on top of the pile, by what all have seen and what lies deeper in it. */
const elsewhere = ({ seats, recall }: View, seat: Seat, count: number): ReadonlySet<Product> => {
  const { products } = at(seats, seat);
  const others = (recall?.piles ?? []).flatMap((glimpses, each) =>
    each === seat ? [] : glimpses.flatMap((glimpse) => (typeof glimpse === 'number' ? [] : glimpse)),
  );
  const own = 'count' in products ? [] : products.slice(count).map(({ product }) => product);
  return new Set([...own, ...others, ...(recall?.productDeck ?? [])]);
};

/** Names the top of the pile, as far as it does not slip the mind; the rest is guessed. */
export const declare = (view: View, seat: Seat, slips: (product: Product) => boolean, random: Random): Choice<Action> => {
  const { products } = at(view.seats, seat);
  const count = declareCount(productCount(at(view.seats, seat)));
  const top = 'count' in products ? [] : products.slice(0, count).map(({ product }) => product);
  const known = top.filter((product) => !slips(product));
  const impossible = elsewhere(view, seat, count);
  const guesses = shuffled(
    PRODUCTS.filter((product) => !known.includes(product) && !impossible.has(product)),
    random,
  );
  const named = [...known, ...guesses].slice(0, count).sort(byRank);
  return {
    action: { type: 'declare', products: named.map(showProduct) },
    why: because(known.length === count ? 'declare.known' : known.length > 0 ? 'declare.half' : 'declare.guess'),
  };
};
