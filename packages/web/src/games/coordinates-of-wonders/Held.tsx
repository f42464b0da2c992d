import type { Sentence } from '@tabletrotter/rules';
import { gapText } from './gap.ts';
import { lineOf, type Placed, placeName, STACK, type View } from './model.ts';
import { word } from './words.ts';

interface HeldProps {
  readonly view: View;
  readonly asked: boolean;
  readonly ghost: Placed | null;
  say(sentence: Sentence): string;
}

/** What an element must bear that the card in hand can be picked up by. */
export const HOLD = 'data-hold';

/** The card that has come up, large, and where it would be laid. */
export const Held = ({ view, asked, ghost, say }: HeldProps) => {
  const { turn, stack } = view;
  if (turn.step !== 'place' || stack.top === null) return null;
  const name = placeName(view, stack.top);
  const isOf = (id: string | undefined) => (id === undefined ? null : placeName(view, id));
  const cards = ghost === null ? [] : lineOf(view, ghost.line);
  return (
    <div class={asked ? 'held own' : 'held'}>
      <span class="held-plate" data-at={STACK} {...(asked ? { [HOLD]: '' } : {})}>
        <span class="held-whose">
          {say(asked ? word('board.your-card') : word('board.card-of', { player: { seat: turn.seat } }))}
        </span>
        <strong class="held-name">{say(word('board.place', { place: name }))}</strong>
      </span>
      {asked && (
        <p class={ghost === null ? 'held-where hint' : 'held-where'} aria-live="polite">
          {say(
            ghost === null ? word('board.choose-gap') : gapText(ghost.line, isOf(cards[ghost.gap - 1]), isOf(cards[ghost.gap])),
          )}
        </p>
      )}
    </div>
  );
};
