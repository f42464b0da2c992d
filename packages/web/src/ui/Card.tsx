import type { ComponentChildren } from 'preact';
import './card.css';

interface CardProps {
  /** A class that sets the colour of its kind, `--kind`. */
  readonly kind: string;
  /** What tells it apart on the spine: a number or an icon. */
  readonly sign: ComponentChildren;
  /** The kind in one word, shown on the spine from 90 px on, where it fits. */
  readonly kindWord: string;
  readonly art: ComponentChildren;
  /** `null` where the name stands beside the card, or the card is too small for it (below 60 px). */
  readonly name: string | null;
}

/** The face of a card, 5:7 and `--card-w` wide (44 to 180 px). A picture: what holds it says its name. */
export const Card = ({ kind, sign, kindWord, art, name }: CardProps) => (
  <span class={`card ${kind}`} aria-hidden="true">
    <span class="card-sign">
      <span class="card-mark">{sign}</span>
      <span class="card-kind">{kindWord}</span>
    </span>
    <span class="card-art">{art}</span>
    {name !== null && <span class="card-name">{name}</span>}
  </span>
);

/** A small card: its sign alone, where its name stands beside it. */
export const MiniCard = ({ kind, sign }: Pick<CardProps, 'kind' | 'sign'>) => (
  <span class={`card mini ${kind}`} aria-hidden="true">
    {sign}
  </span>
);

/** The back of a card, the same in every game; where its kind is no secret, with the colour and sign of its kind. */
export const CardBack = ({ kind, sign }: Partial<Pick<CardProps, 'kind' | 'sign'>>) => (
  <span class={`card back ${kind ?? ''}`} aria-hidden="true">
    {sign !== undefined && <span class="card-back-sign">{sign}</span>}
    <svg viewBox="0 0 24 24" class="compass" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 1.5v21M1.5 12h21" />
      <path class="needle" d="M12 4.5l2.2 7.5-2.2 7.5-2.2-7.5z" />
    </svg>
  </span>
);

/** The place of a card where none lies. */
export const CardGap = () => <span class="card gap" aria-hidden="true" />;
