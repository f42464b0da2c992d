import { completeness } from '../../../testing/completeness-files.ts';
import { conformance } from '../../../testing/conformance.ts';
import { checkPlaythroughs } from '../../../testing/playthrough-files.ts';
import { CARDS, type Card } from '../components.ts';
import { carmenJunior } from '../index.ts';
import type { State } from '../state.ts';
import { trials } from './trials.ts';

const piecesOf = ({ seats, deck, aside }: State): readonly string[] => [
  ...seats.flatMap(({ card, faceUp }): readonly Card[] => (card === null ? faceUp : [card, ...faceUp])),
  ...deck,
  ...aside,
];

conformance(carmenJunior, {
  ...trials,
  optionalKeys: ['options', 'recall'],
  corrupt: 60,
  census: { box: CARDS, of: piecesOf },
});

const folder = new URL('../', import.meta.url);
checkPlaythroughs(carmenJunior, new URL('playthroughs/', folder));
completeness(carmenJunior, folder, { reasons: ['roll-first', 'rolled', 'bonus-first', 'gone', 'too-far', 'over'] });
