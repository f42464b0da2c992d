import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { leakTests } from '../../../testing/leak-suite.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { CARDS, copiesOf } from '../components.ts';
import { bonnieAndClyde } from '../index.ts';
import type { State } from '../state.ts';
import { swaps } from './swaps.ts';
import { hideouts, meld, position } from './table.ts';

/** Both outlaws about to be caught, a full hand, an empty case file ahead. */
const LATE = position({
  scores: [92, 95],
  hands: [
    ['joplin', 'joplin', 'joplin', 'joplin', 'hinton', 'hinton'],
    ['sherman', 'sherman', 'sherman', 'gibson'],
  ],
  caseFile: ['dexter', 'hinton', 'dexter'],
  fbiFiles: ['wellington', 'joplin', 'sherman', 'hinton'],
  hideouts: hideouts({ 2: 'clyde', 3: 'bonnie', 5: 'hinton', 6: 'dexter' }),
  table: [meld('gibson', 0), meld('dexter', 1)],
  car: 2,
});

const trials = { configs: [{}, { memory: 'helped', target: 200 }], starts: [LATE], seats: [2, 4], games: 1, mostActions: 12_000 };

const piecesOf = ({ hands, caseFile, fbiFiles, hideouts: under, table, captured, turn }: State): readonly string[] => [
  ...hands.flat(),
  ...caseFile,
  ...fbiFiles,
  ...under.filter((card) => card !== null),
  ...table.flatMap(({ location, count }) => new Array<string>(count).fill(location)),
  ...captured.map(({ card }) => card),
  ...(turn.step === 'search' || (turn.step === 'choose' && turn.by === 'hinton') ? ['hinton'] : []),
];

conformance(bonnieAndClyde, {
  ...trials,
  starts: [],
  optionalKeys: ['options', 'recall', 'idleTurns'],
  corrupt: 60,
  census: { box: CARDS.flatMap((card) => new Array<string>(copiesOf(card)).fill(card)), of: piecesOf },
});

leakTests(bonnieAndClyde, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['played', 'captured', 'took', 'left', 'discarded', 'hand-ended'].includes(type),
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(bonnieAndClyde, new URL('playthroughs/', folder));
completeness(bonnieAndClyde, folder);
