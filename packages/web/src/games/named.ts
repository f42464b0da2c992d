import type { Sentence } from '@tabletrotter/rules';

/** A card's name as part of a sentence. */
export const cardName = (card: string): { readonly word: string } => ({ word: `card.${card}` });

/** A card's name alone. */
export const nameOfCard = (card: string): Sentence => ({ key: `card.${card}`, params: {} });
