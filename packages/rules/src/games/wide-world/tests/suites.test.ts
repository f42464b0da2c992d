import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { AGENT_CARDS, PRODUCTS } from '../components.ts';
import { wideWorld } from '../index.ts';
import type { State } from '../state.ts';
import { agentWord } from '../tell.ts';
import { trials } from './trials.ts';

const piecesOf = ({ planes, productDeck, agentDeck }: State): readonly string[] => [
  ...planes.flatMap(({ products }) => products.map(({ product }) => product)),
  ...productDeck,
  ...agentDeck.map(agentWord),
];

conformance(wideWorld, {
  ...trials,
  optionalKeys: ['options', 'recall'],
  corrupt: 60,
  census: { box: [...PRODUCTS, ...AGENT_CARDS.map(agentWord)], of: piecesOf },
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(wideWorld, new URL('playthroughs/', folder));
completeness(wideWorld, folder);
