import { leakTests } from '../../../../testing/leak-suite.ts';
import { coordinatesOfWonders } from '../../index.ts';
import { swaps } from '../swaps.ts';
import { trials } from '../trials.ts';

leakTests(coordinatesOfWonders, {
  ...trials,
  configs: [{}, { memory: 'helped', rounds: 1, calls: 'sealed', fame: 2 }],
  seats: [3],
  swaps,
  turnsUp: ({ type }) => ['turned-up', 'opened', 'checked', 'paused', 'counted', 'started-anew', 'game-ended'].includes(type),
});
