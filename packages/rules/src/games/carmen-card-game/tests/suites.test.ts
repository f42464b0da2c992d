import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { leakTests } from '../../../testing/leak-suite.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { CARDS, type Card, KINDS } from '../components.ts';
import { carmenCardGame } from '../index.ts';
import type { State } from '../state.ts';
import { swaps } from './swaps.ts';
import { position } from './table.ts';

/** One arrest before the end of a cold trail, with a seat out and slots empty. */
const LATE = position({
  seats: 3,
  rows: [
    { henchman: ['carmen-sandiego', null], loot: ['liberty-torch', 'hudson-bay'], location: ['oslo', null] },
    { loot: ['crown-jewels', null], location: ['montreal', 'london'] },
    { loot: [null, null] },
  ],
  center: { loot: 'gandhis-glasses', location: 'new-delhi' },
  turn: { seat: 0 },
  and: { out: [2], lastArrest: 1, idleTurns: 16 },
});

const trials = { configs: [{}, { memory: 'printed' }], starts: [LATE], seats: [2, 3, 4], games: 1, mostActions: 4_000 };

const piecesOf = ({ rows, center, decks, solved }: State): readonly string[] =>
  KINDS.flatMap((kind): readonly (Card | null)[] => [
    ...rows.flatMap((row): readonly (Card | null)[] => row[kind]),
    center[kind],
    ...decks[kind],
    ...solved.map((set) => set[kind]),
  ]).filter((card) => card !== null);

conformance(carmenCardGame, {
  ...trials,
  starts: [LATE],
  optionalKeys: ['options', 'recall'],
  corrupt: 60,
  census: { box: CARDS, of: piecesOf },
});

leakTests(carmenCardGame, {
  ...trials,
  swaps,
  turnsUp: ({ type }) => ['warrant-called', 'arrested', 'cover-blown', 'carmen-called', 'accused', 'game-ended'].includes(type),
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(carmenCardGame, new URL('playthroughs/', folder));
completeness(carmenCardGame, folder);
