import { leakTests } from '../../../../testing/leak-suite.ts';
import { carmenCardGame } from '../../index.ts';
import { swaps } from '../swaps.ts';
import { trials } from '../trials.ts';

leakTests(carmenCardGame, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['warrant-called', 'arrested', 'cover-blown', 'carmen-called', 'accused', 'game-ended'].includes(type),
});
