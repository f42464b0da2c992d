import type { Result, Seat } from '../../core/basics.ts';
import { misread, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { byRank, type Country, cardOf, DIRECTIONS, type Direction, type Product, productOf } from './components.ts';

/** A product as the ledger writes it. */
export interface Declared {
  readonly country: Country;
  readonly product: Product;
}

/** What a seat does: the public vocabulary, exactly as in the ledger. */
export type Action =
  | { readonly type: 'roll' }
  | { readonly type: 'fly' | 'bump'; readonly direction: Direction }
  | { readonly type: 'trade-places' | 'inspect'; readonly seat: Seat }
  /** In the order of WW-1.4, whichever order was sent. */
  | { readonly type: 'declare'; readonly products: readonly Declared[] };

const TYPES = ['roll', 'fly', 'bump', 'trade-places', 'inspect', 'declare'] as const satisfies readonly Action['type'][];

/** A product card as the ledger writes it. */
export const showProduct = (product: Product): Declared => ({ country: cardOf(product).country, product });

/** One of the 56 products, with its own country. */
export const readProduct = (raw: unknown, where: string): Product => {
  const { country, product } = readRecord(raw, where, ['country', 'product']);
  const found = typeof country === 'string' && typeof product === 'string' ? productOf(country, product) : undefined;
  return found ?? misread(`${where} must be one of the 56 products with its own country`, 'WW-1.4');
};

/** The question of somebody who must declare so many products. */
export const declareQuestion = (count: number): string => `declare:${count}`;

const readDeclared = (raw: unknown, question: string | undefined): readonly Declared[] => {
  const products = readList(raw, 'products', readProduct);
  if (products.length < 1 || products.length > 2 || new Set(products).size < products.length)
    return misread('products must be one product or two different ones');
  if (question?.startsWith('declare:') === true && question !== declareQuestion(products.length))
    return misread(`products must be ${question === declareQuestion(1) ? 'one product' : 'two products'}`);
  return products.slice().sort(byRank).map(showProduct);
};

const keys = (raw: unknown, ...names: readonly string[]) => readRecord(raw, 'the action', ['type', ...names]);

/** An action from outside: exactly the ledger's keys. How many products must be declared depends on the question. */
export const parseAction = (raw: unknown, question?: string): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', TYPES);
    switch (type) {
      case 'roll':
        keys(raw);
        return { type };
      case 'fly':
      case 'bump':
        return { type, direction: readOneOf(keys(raw, 'direction')['direction'], 'direction', DIRECTIONS) };
      case 'trade-places':
      case 'inspect':
        return { type, seat: readWhole(keys(raw, 'seat')['seat'], 'seat', { min: 0, max: 5 }) };
      case 'declare':
        return { type, products: readDeclared(keys(raw, 'products')['products'], question) };
    }
  });
