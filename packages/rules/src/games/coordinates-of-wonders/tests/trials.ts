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

/** From where the suites play, and how much. */
export const trials = { starts: [OWN, ...starts], games: 1, mostActions: 2_000 };
