import { Drawn } from '../../ui/Icon.tsx';
import type { SeatProps } from '../screen.ts';
import { DRAWINGS } from './icons.ts';
import { handCount, type View } from './model.ts';
import { cardName, line } from './words.ts';

/** What the rail says of a seat: its cards in hand and the outlaws it has caught. */
export const SeatDetail = ({ view, seat, say }: SeatProps<View>) => (
  <span class="seat-detail">
    <span class="seat-hand" aria-hidden="true">
      <span class="seat-hand-card" />
      {handCount(view, seat)}
    </span>
    <span class="seat-hand-words">{say(line('board.in-hand', { count: handCount(view, seat) }))}</span>
    {view.captured
      .filter((capture) => capture.seat === seat)
      .map(({ card }) => (
        <span key={card} class="seat-catch">
          <Drawn drawing={DRAWINGS.hat} />
          <span class="seat-hand-words">{say(line('score.outlaw', { card: cardName(card) }))}</span>
        </span>
      ))}
  </span>
);
