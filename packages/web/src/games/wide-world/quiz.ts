import { cardOf, PRODUCTS, type Product } from './model.ts';

/** A product as the list shows it, in the reader's language. */
export interface Choice {
  readonly product: Product;
  readonly name: string;
  readonly country: string;
}

/** All 56 products with their countries, by the alphabet of the language. */
export const choicesIn = (language: string, word: (key: string) => string): readonly Choice[] => {
  const { compare } = new Intl.Collator(language);
  return PRODUCTS.map((product) => ({
    product,
    name: word(`product.${product}`),
    country: word(`country.${cardOf(product).country}`),
  })).sort((one, other) => compare(one.name, other.name));
};

/** Letters alone: no accents, no capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those in whose name or country a word begins with what was typed. */
export const matching = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  const wanted = plain(typed);
  return choices.filter(({ name, country }) => ` ${plain(name)} ${plain(country)}`.includes(` ${wanted}`));
};

/** The products after a tap on one: it is chosen, or no longer; where enough are chosen, the first one makes room. */
export const toggled = (chosen: readonly Product[], product: Product, most: number): readonly Product[] =>
  chosen.includes(product) ? chosen.filter((each) => each !== product) : [...chosen, product].slice(-most);
