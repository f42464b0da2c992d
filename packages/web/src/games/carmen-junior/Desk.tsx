import { at } from '@tabletrotter/rules';
import { Die, faceOf } from '../../ui/Die.tsx';
import { PrivateMark } from '../../ui/Private.tsx';
import { CardFace, ClosedCard } from './CardFace.tsx';
import type { Props } from './model.ts';
import { BONUS, UNKNOWN } from './model.ts';
import { line, nameOfCard, nameOfPiece } from './words.ts';

interface DeskProps extends Pick<Props, 'view' | 'say'> {
  /** What the die shows. */
  readonly thrown: number | null;
  /** Throws the die; `null` where it is not to be thrown. */
  readonly onRoll: (() => void) | null;
}

/** The viewer's own card, the die, and the deck. */
export const Desk = ({ view, thrown, onRoll, say }: DeskProps) => {
  const card = view.seat === null ? null : at(view.seats, view.seat).card;
  const shown = thrown === null ? null : faceOf(thrown);
  return (
    <div class="cj-desk">
      {card !== null && card !== UNKNOWN && (
        <figure class="cj-card">
          <CardFace card={card} say={say} />
          <figcaption>
            <PrivateMark>{say(line('board.card'))}</PrivateMark>
            <strong>{say(card === BONUS ? nameOfCard(card) : nameOfPiece(card))}</strong>
            {card === BONUS && <small>{say(line('board.bonus-card'))}</small>}
          </figcaption>
        </figure>
      )}
      <span class="cj-deck" data-at="desk.deck">
        <ClosedCard />
        <span class="unseen">{say(line('board.deck'))}</span> {view.deck.count}
      </span>
      {onRoll === null ? (
        <span class="cj-die" data-at="desk.die">
          <Die face={shown} />
          {thrown !== null && <span class="unseen">{say(line('board.die-rolled', { die: thrown }))}</span>}
        </span>
      ) : (
        <button
          type="button"
          class="cj-die due"
          data-at="desk.die"
          aria-label={say(line('board.roll'))}
          onClick={onRoll}
          // a flick ends elsewhere, and throws it too
          onPointerDown={(press) => press.currentTarget.setPointerCapture(press.pointerId)}
        >
          <Die face={shown ?? 5} />
        </button>
      )}
    </div>
  );
};
