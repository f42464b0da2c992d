import type { Sentence } from '@tabletrotter/rules';
import { PrivateMark } from '../../ui/Private.tsx';
import { useRoving } from '../../ui/rove.ts';
import { CardFace, cardLabel } from './CardFace.tsx';
import type { HandCard } from './model.ts';
import type { Selection } from './selection.ts';
import { line } from './words.ts';

interface HandProps {
  readonly hand: readonly HandCard[];
  /** Places of the cards that have just come. */
  readonly fresh: readonly number[];
  readonly selection: Selection | null;
  readonly onTap: (place: number) => void;
  readonly say: (sentence: Sentence) => string;
}

/** The viewer's own cards, sorted; a tap selects, another one lets go. */
export const Hand = ({ hand, fresh, selection, onTap, say }: HandProps) => {
  const rove = useRoving(hand.length);
  return (
    <section class="hand" aria-label={say(line('board.hand'))}>
      <header class="hand-head">
        <span>{say(line('board.hand'))}</span>
        <PrivateMark>{say(line('board.only-you'))}</PrivateMark>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of form fields */}
      <div class="hand-cards" role="group" aria-label={say(line('board.hand'))} {...rove.group}>
        {hand.map((card, place) => (
          <button
            key={`${card}-${place}`}
            type="button"
            class={fresh.includes(place) ? 'hand-card fresh' : 'hand-card'}
            aria-label={cardLabel(card, say)}
            aria-pressed={selection?.places.includes(place) === true && selection.card === card}
            onClick={() => onTap(place)}
            {...rove.item(place)}
          >
            <CardFace card={card} say={say} />
          </button>
        ))}
        {hand.length === 0 && <p class="quiet">{say(line('board.hand-empty'))}</p>}
      </div>
    </section>
  );
};
