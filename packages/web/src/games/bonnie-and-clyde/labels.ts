import { never, type Sentence } from '@tabletrotter/rules';
import type { Offer, Selection } from './selection.ts';
import { cardName, line } from './words.ts';

/** What a button of the action bar says: verb and object. */
export const offerLabel = ({ kind }: Offer, { card, places }: Selection): Sentence => {
  const what = { card: cardName(card), count: places.length };
  switch (kind) {
    case 'meld':
      return line('board.meld', what);
    case 'layoff':
      return line('board.layoff', what);
    case 'discard':
      return line('board.discard', what);
    case 'draw-two':
      return line('board.hinton-draw-two');
    case 'search-files':
      return line('board.hinton-search');
    case 'peek':
      return line('board.hinton-peek-somewhere');
    default:
      return never(kind);
  }
};
