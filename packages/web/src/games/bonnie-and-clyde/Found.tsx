import type { Refusal } from '@tabletrotter/rules';
import { PrivateMark } from '../../ui/Private.tsx';
import { useSeen } from '../../ui/seen.ts';
import { CardFace, cardLabel } from './CardFace.tsx';
import type { Card, Location, Props } from './model.ts';
import { cardName, line } from './words.ts';

interface FoundProps extends Pick<Props, 'say'> {
  /** Why there is nothing to choose, where there is not. */
  readonly forced: Refusal | undefined;
  readonly card: Card;
  readonly location: Location;
}

/** A sheet with the card just found, for its finder alone, and what may or must be done with it. */
export const Found = ({ forced, card, location, say }: FoundProps) => {
  const seen = useSeen();
  return (
    <section ref={seen} class="sheet" aria-label={say(line('board.found', { place: cardName(location) }))}>
      <header class="sheet-head">
        <h2 class="small">{say(line('board.found', { place: cardName(location) }))}</h2>
        <PrivateMark>{say(line('board.only-you'))}</PrivateMark>
      </header>
      <div class="sheet-body found">
        <CardFace card={card} say={say} />
        <p>
          <strong>{cardLabel(card, say)}</strong>
          {forced !== undefined && <span>{say({ key: `refusal.${forced.reason}`, params: forced.params })}</span>}
        </p>
      </div>
    </section>
  );
};
