import { ends } from '../../../testing/haste.ts';
import { position } from './table.ts';

/** Random play rarely bumps: three planes a step or a bump apart, and full piles to be named, some of them named before. */
const CROWDED = position({
  seats: [
    { at: '5,8', to: ['cuba', 'mexico'], last: true, products: ['tea', 'gold', 'rice', 'teak', 'pearls'] },
    { at: '5,10', to: ['ghana'], last: true, products: ['silk', 'oil', 'dates'] },
    { at: '6,9', to: ['peru'], last: true, products: ['cork'] },
  ],
  agents: [{ card: 'inspection' }, { card: 'customs' }, { card: 'inspection' }, { card: 'trade-places' }],
  and: {
    recall: {
      piles: [['pair', 'pair', 'no', 'pair', 'pair'], ['no', 'pair', 'pair'], ['yes']],
      productDeck: 2,
      travelAgentDeck: 3,
    },
  },
});

/** From where the suites play, and how much. */
export const trials = {
  configs: [{}, { memory: 'helped' }],
  starts: [CROWDED],
  seats: ends([2, 4, 6]),
  games: 1,
  mostActions: 40_000,
};
