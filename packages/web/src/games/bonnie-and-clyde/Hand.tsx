import type { Sentence } from '@tabletrotter/rules';
import { Hand as Fan, type Held } from '../../ui/Hand.tsx';
import type { HandOrder } from '../../ui/hand-order.ts';
import { CardFace, cardLabel } from './CardFace.tsx';
import type { HandCard } from './model.ts';
import type { Selection } from './selection.ts';
import { line } from './words.ts';

interface HandProps {
  readonly hand: readonly HandCard[];
  readonly order: HandOrder;
  /** Places of the cards that have just come. */
  readonly fresh: readonly number[];
  readonly selection: Selection | null;
  /** Places of the cards that are being dragged, and the gap that they would go into. */
  readonly carried?: readonly number[];
  readonly gap?: number | null;
  readonly at?: string;
  readonly onTap: (place: number) => void;
  readonly say: (sentence: Sentence) => string;
}

/** The viewer's own cards; a tap selects, another one lets go. */
export const Hand = ({ hand, fresh, selection, say, ...props }: HandProps) => {
  const cards = hand.map(
    (card, place): Held => ({
      name: card,
      label: cardLabel(card, say),
      face: <CardFace card={card} say={say} />,
      isFresh: fresh.includes(place),
      isSelected: selection?.places.includes(place) === true && selection.card === card,
    }),
  );
  return (
    <Fan
      {...props}
      cards={cards}
      title={say(line('board.hand'))}
      onlyYou={say(line('board.only-you'))}
      empty={say(line('board.hand-empty'))}
    />
  );
};
