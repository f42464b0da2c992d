import { leakTests } from '../../../../testing/leak-suite.ts';
import { wideWorld } from '../../index.ts';
import { swaps } from '../swaps.ts';
import { trials } from '../trials.ts';

leakTests(wideWorld, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['agent-drawn', 'reached', 'declared', 'game-ended'].includes(type),
});
