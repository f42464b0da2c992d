import type { Sentence } from '@tabletrotter/rules';
import { Card as Face, MiniCard as MiniFace } from '../../ui/Card.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { type Card, isLocation, numberOf } from './model.ts';
import { line, nameOfCard } from './words.ts';

export { CardBack } from '../../ui/Card.tsx';

type Say = (sentence: Sentence) => string;

/** What a screen reader says of a card, and what a test looks for: "3 Joplin", "Ted Hinton". */
export const cardLabel = (card: Card, say: Say): string =>
  isLocation(card) ? `${numberOf(card)} ${say(nameOfCard(card))}` : say(nameOfCard(card));

const kindOf = (card: Card): 'evidence' | 'hinton' | 'outlaw' =>
  isLocation(card) ? 'evidence' : card === 'hinton' ? 'hinton' : 'outlaw';

const Sign = ({ card }: { readonly card: Card }) =>
  isLocation(card) ? numberOf(card) : <Drawn drawing={card === 'hinton' ? DRAWINGS.badge : DRAWINGS.hat} />;

interface CardFaceProps {
  readonly card: Card;
  readonly say: Say;
  /** Its name stands beside it. */
  readonly nameless?: boolean;
}

/** The face of a card: number or sign on the spine and as the picture, name below. What holds it says its name. */
export const CardFace = ({ card, say, nameless = false }: CardFaceProps) => (
  <Face
    kind={kindOf(card)}
    sign={<Sign card={card} />}
    kindWord={say(line(`board.kind.${kindOf(card)}`))}
    art={<Sign card={card} />}
    name={nameless ? null : say(nameOfCard(card))}
  />
);

/** A small card: its sign alone, where its name stands beside it. */
export const MiniCard = ({ card }: { readonly card: Card }) => <MiniFace kind={kindOf(card)} sign={<Sign card={card} />} />;
