import { leakTests } from '../../../../testing/leak-suite.ts';
import { carmenJunior } from '../../index.ts';
import { swaps } from '../swaps.ts';
import { trials } from '../trials.ts';

leakTests(carmenJunior, {
  ...trials,
  swaps,
  turnsUp: ({ type }) =>
    ['turn-began', 'moved', 'looked', 'collected', 'returned', 'laid', 'put-aside', 'drew', 'game-ended'].includes(type),
});
