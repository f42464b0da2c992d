import { type Card, homeOf, type Kind, LOOT } from '../model.ts';

/** The other card of a pair, and its kind; `null` for a henchman. */
export const partnerOf = (card: Card): { readonly card: Card; readonly kind: Kind } | null => {
  const loot = LOOT.find((each) => each === card);
  if (loot !== undefined) return { card: homeOf(loot), kind: 'location' };
  const taken = LOOT.find((each) => homeOf(each) === card);
  return taken === undefined ? null : { card: taken, kind: 'loot' };
};
