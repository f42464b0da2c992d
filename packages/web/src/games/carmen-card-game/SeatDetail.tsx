import type { SeatProps } from '../screen.ts';
import { KINDS, type View } from './model.ts';
import { line } from './words.ts';

const countOf = ({ rows }: View, seat: number): number =>
  KINDS.reduce((sum, kind) => sum + (rows[seat]?.[kind] ?? []).filter((card: unknown) => card !== null).length, 0);

/** What the rail says of a seat: how many cards lie in front of it, and whether it is out of the game. */
export const SeatDetail = ({ view, seat, say }: SeatProps<View>) => (
  <span class="seat-detail">
    {view.out.includes(seat) ? (
      <span class="seat-out">{say(line('board.out'))}</span>
    ) : (
      <>
        <span class="seat-hand" aria-hidden="true">
          <span class="seat-hand-card" />
          {countOf(view, seat)}
        </span>
        <span class="seat-hand-words">{say(line('board.cards', { count: countOf(view, seat) }))}</span>
      </>
    )}
  </span>
);
