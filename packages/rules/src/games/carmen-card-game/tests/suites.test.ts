import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { CARDS, type Card, KINDS } from '../components.ts';
import { carmenCardGame } from '../index.ts';
import type { State } from '../state.ts';
import { trials } from './trials.ts';

const piecesOf = ({ rows, center, decks, solved }: State): readonly string[] =>
  KINDS.flatMap((kind): readonly (Card | null)[] => [
    ...rows.flatMap((row): readonly (Card | null)[] => row[kind]),
    center[kind],
    ...decks[kind],
    ...solved.map((set) => set[kind]),
  ]).filter((card) => card !== null);

conformance(carmenCardGame, {
  ...trials,
  optionalKeys: ['options', 'recall'],
  corrupt: 60,
  census: { box: CARDS, of: piecesOf },
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(carmenCardGame, new URL('playthroughs/', folder));
completeness(carmenCardGame, folder);
