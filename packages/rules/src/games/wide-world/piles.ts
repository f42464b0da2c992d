import { byRank, type Product } from './components.ts';
import type { Glimpse, ShownCard, Stored } from './state.ts';

// What everybody may remember of a closed pile of products: answers to customs were heard by all (WW-5.7, WW-5.8).

const shown = (card: Stored, how: ShownCard): Stored => (card.shown === how ? card : { ...card, shown: how });

/** The pile with cards from a deck laid on top, the first of them top-most; `known`: how many of the last ones all have seen. */
export const laidOn = (pile: readonly Stored[], products: readonly Product[], known: number): readonly Stored[] => [
  ...products.map((product, index): Stored => ({ product, shown: index >= products.length - known ? 'yes' : 'no' })),
  ...pile,
];

/** After its top two, or its only one, were named rightly. */
export const namedRightly = (pile: readonly Stored[]): readonly Stored[] => {
  const [first, second, third, ...rest] = pile;
  if (first === undefined) return pile;
  if (second === undefined) return [shown(first, 'yes')];
  const below = third === undefined ? [] : [third, ...rest];
  if (first.shown === 'pair') return pile;
  if (first.shown === 'no' && second.shown === 'no') return [shown(first, 'pair'), shown(second, 'pair'), ...below];
  return [shown(first, 'yes'), shown(second, 'yes'), ...parted(second, below)];
};

/** Without its top `count` cards, which all have seen as they went. */
export const withoutTop = (pile: readonly Stored[], count: number): readonly Stored[] => {
  const last = pile[count - 1];
  const isSplit = last?.shown === 'pair' && pile[count - 2]?.shown !== 'pair';
  return isSplit ? parted(last, pile.slice(count)) : pile.slice(count);
};

/** What lies under the upper card of a pair once that one is known: its partner is, too. */
const parted = (upper: Stored, below: readonly Stored[]): readonly Stored[] => {
  const [partner, ...rest] = below;
  return upper.shown === 'pair' && partner !== undefined ? [shown(partner, 'yes'), ...rest] : below;
};

/** What others may know of a pile, from the top. */
export const glimpsesOf = (pile: readonly Stored[]): readonly Glimpse[] => {
  const glimpses: Glimpse[] = [];
  for (let place = 0; place < pile.length; place++) {
    const card = pile[place];
    const last = glimpses.at(-1);
    if (card === undefined) break;
    if (card.shown === 'yes') glimpses.push([card.product]);
    else if (card.shown === 'no') {
      if (typeof last === 'number') glimpses[glimpses.length - 1] = last + 1;
      else glimpses.push(1);
    } else {
      place++;
      const partner = pile[place];
      if (partner === undefined) throw new Error('half of a pair is missing');
      const [one, other] = [card.product, partner.product].sort(byRank);
      if (one !== undefined && other !== undefined) glimpses.push([one, other]);
    }
  }
  return glimpses;
};

/** A pile with these products that looks to the others like these glimpses. */
export const pileOf = (products: readonly Product[], glimpses: readonly Glimpse[]): readonly Stored[] => {
  const marks = glimpses.flatMap((glimpse): readonly ShownCard[] => {
    if (typeof glimpse === 'number') return new Array<ShownCard>(glimpse).fill('no');
    return glimpse.length === 1 ? ['yes'] : ['pair', 'pair'];
  });
  return products.map((product, place) => ({ product, shown: marks[place] ?? 'no' }));
};
