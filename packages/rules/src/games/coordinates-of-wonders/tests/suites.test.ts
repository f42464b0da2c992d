import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { PAUSE } from '../components.ts';
import { coordinatesOfWonders } from '../index.ts';
import type { State } from '../state.ts';
import { trials } from './trials.ts';

/** Places that are in two places at once. That none is lost is told over a whole game in setup.test.ts; a position may be smaller. */
const doubled = ({ start, northSouth, westEast, stack, box, known }: State): readonly string[] => {
  const places = [...northSouth.filter((card) => card !== start), ...westEast, ...stack, ...box, ...known.gone];
  return places.filter((card, index) => card !== PAUSE && places.indexOf(card) !== index);
};

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

const folder = new URL('../', import.meta.url);
checkPlaythroughs(coordinatesOfWonders, new URL('playthroughs/', folder));
completeness(coordinatesOfWonders, folder);
