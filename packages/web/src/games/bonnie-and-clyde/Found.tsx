import type { Refusal } from '@tabletrotter/rules';
import { Sheet } from '../../ui/Sheet.tsx';
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
export const Found = ({ forced, card, location, say }: FoundProps) => (
  <Sheet title={say(line('board.found', { place: cardName(location) }))} onlyYou={say(line('board.only-you'))}>
    <div class="found">
      <CardFace card={card} say={say} nameless />
      <p>
        <strong>{cardLabel(card, say)}</strong>
        {forced !== undefined && <span>{say({ key: `refusal.${forced.reason}`, params: forced.params })}</span>}
      </p>
    </div>
  </Sheet>
);
