import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { leakTests } from '../../../testing/leak-suite.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { AGENT_CARDS, PRODUCTS } from '../components.ts';
import { wideWorld } from '../index.ts';
import type { State } from '../state.ts';
import { agentWord } from '../tell.ts';
import { swaps } from './swaps.ts';
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

const trials = { configs: [{}, { memory: 'helped' }], starts: [CROWDED], seats: [2, 4, 6], games: 1, mostActions: 40_000 };

const piecesOf = ({ planes, productDeck, agentDeck }: State): readonly string[] => [
  ...planes.flatMap(({ products }) => products.map(({ product }) => product)),
  ...productDeck,
  ...agentDeck.map(agentWord),
];

conformance(wideWorld, {
  ...trials,
  starts: [CROWDED],
  optionalKeys: ['options', 'recall'],
  corrupt: 60,
  census: { box: [...PRODUCTS, ...AGENT_CARDS.map(agentWord)], of: piecesOf },
});

leakTests(wideWorld, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['agent-drawn', 'reached', 'declared', 'game-ended'].includes(type),
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(wideWorld, new URL('playthroughs/', folder));
completeness(wideWorld, folder);
