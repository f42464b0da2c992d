import { leakTests } from '../../../../testing/leak-suite.ts';
import { bonnieAndClyde } from '../../index.ts';
import { swaps } from '../swaps.ts';
import { trials } from '../trials.ts';

leakTests(bonnieAndClyde, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['played', 'captured', 'took', 'left', 'discarded', 'hand-ended'].includes(type),
});
