import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { CARDS, copiesOf } from '../components.ts';
import { bonnieAndClyde } from '../index.ts';
import type { State } from '../state.ts';
import { trials } from './trials.ts';

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
  census: {
    box: CARDS.flatMap((card) => new Array<string>(copiesOf(card)).fill(card)),
    of: piecesOf,
    mayLeave: true,
  },
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(bonnieAndClyde, new URL('playthroughs/', folder));
completeness(bonnieAndClyde, folder);
