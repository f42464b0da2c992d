import type { Sentence } from '@tabletrotter/rules';
import { Icon } from '../../ui/Icon.tsx';
import { type Card, isLocation, numberOf } from './model.ts';
import { nameOfCard } from './words.ts';

type Say = (sentence: Sentence) => string;

/** What a screen reader says of a card, and what a test looks for: "3 Joplin", "Ted Hinton". */
export const cardLabel = (card: Card, say: Say): string =>
  isLocation(card) ? `${numberOf(card)} ${say(nameOfCard(card))}` : say(nameOfCard(card));

const kindOf = (card: Card): 'evidence' | 'hinton' | 'outlaw' =>
  isLocation(card) ? 'evidence' : card === 'hinton' ? 'hinton' : 'outlaw';

const Sign = ({ card }: { readonly card: Card }) =>
  isLocation(card) ? numberOf(card) : <Icon name={card === 'hinton' ? 'star' : 'hat'} />;

/** The face of a card: number or sign on the spine, name below. What holds it says its name. */
export const CardFace = ({ card, say }: { readonly card: Card; readonly say: Say }) => (
  <span class={`card ${kindOf(card)}`} aria-hidden="true">
    <span class="card-sign">
      <Sign card={card} />
    </span>
    <span class="card-art">
      <Sign card={card} />
    </span>
    <span class="card-name">{say(nameOfCard(card))}</span>
  </span>
);

/** A small card: its sign alone, where its name stands beside it. */
export const MiniCard = ({ card }: { readonly card: Card }) => (
  <span class={`card mini ${kindOf(card)}`} aria-hidden="true">
    <Sign card={card} />
  </span>
);

/** The back of a card. */
export const CardBack = () => (
  <span class="card back" aria-hidden="true">
    <svg viewBox="0 0 24 24" class="compass" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 2v20M2 12h20M12 5l2.200 7-2.200 7-2.200-7z" />
    </svg>
  </span>
);
