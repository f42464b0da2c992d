import { type EventView, PRODUCTS, type Product } from './model.ts';

/** A line of the final count. */
export type Line = Extract<EventView, { readonly type: 'game-ended' }>['lines'][number];

/** The product that a line of the score counts; the homecoming counts none. */
export const productOf = ({ label }: Pick<Line, 'label'>): Product | undefined => {
  const { product } = label.params;
  if (typeof product !== 'object' || !('word' in product)) return undefined;
  return PRODUCTS.find((each) => product.word === `product.${each}`);
};
