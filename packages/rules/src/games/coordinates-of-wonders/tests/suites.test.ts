import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { leakTests } from '../../../testing/leak-suite.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { PAUSE } from '../components.ts';
import { coordinatesOfWonders } from '../index.ts';
import type { State } from '../state.ts';
import { swaps } from './swaps.ts';
import { checking, doubting, LADDER, open, own, position, type Sketch } from './table.ts';

/** A cross in which some lie wrongly and some have been seen, with a pause to come. */
const CROSS: Sketch = {
  northSouth: [50, 30, 40, 12],
  westEast: [20, 30, 10, 45],
  stack: [58, 'pause', 59],
  box: [57, 60, 1],
  shown: [30, 50],
  options: { rounds: 2 },
};
const AFTER: Sketch = { ...CROSS, stack: ['pause', 59] };
const SEALED = { rounds: 2, calls: 'sealed', memory: 'helped' };

/** One for each step, some of them in secret. */
const starts = [
  { ...CROSS, and: { lastCheck: { placed: own(50), neighbour: own(30), error: false } } },
  { ...AFTER, turn: doubting('north-south', 2, { agreed: [2] }) },
  { ...AFTER, options: SEALED, turn: doubting('west-east', 2, { sealed: [null, 'call-error', null] }) },
  { ...AFTER, turn: checking('west-east', 3, 2) },
  { ...CROSS, stack: [59], guesses: [2, null, null], turn: { step: 'guess' } },
  { ...CROSS, stack: [], guesses: [null, 0, null], turn: { seat: 1, step: 'guess' } },
].map(position);

/** A table of one's own sixty places, as it is dealt. */
const OWN = open(3, { rounds: 2, deck: LADDER, first: 1 }).position();

/** Places that are in two places at once. That none is lost is told over a whole game in setup.test.ts; a position may be smaller. */
const doubled = ({ start, northSouth, westEast, stack, box, known }: State): readonly string[] => {
  const places = [...northSouth.filter((card) => card !== start), ...westEast, ...stack, ...box, ...known.gone];
  return places.filter((card, index) => card !== PAUSE && places.indexOf(card) !== index);
};

const trials = { starts: [OWN, ...starts], games: 1, mostActions: 2_000 };

conformance(coordinatesOfWonders, {
  ...trials,
  configs: [{}, { memory: 'helped', rounds: 2, window: 10 }, { calls: 'sealed', rounds: 1 }],
  seats: [2, 5],
  optionalKeys: ['options', 'recall', 'lastCheck', 'lastCount'],
  corrupt: 60,
  census: { box: [], of: doubled },
  // one continent alone has too few places for three rounds (CW-6.5)
  beside: { rounds: 1 },
});

leakTests(coordinatesOfWonders, {
  ...trials,
  configs: [{}, { memory: 'helped', rounds: 1, calls: 'sealed', fame: 2 }],
  seats: [3],
  swaps,
  turnsUp: ({ type }) => ['turned-up', 'opened', 'checked', 'paused', 'counted', 'started-anew', 'game-ended'].includes(type),
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(coordinatesOfWonders, new URL('playthroughs/', folder));
completeness(coordinatesOfWonders, folder);
