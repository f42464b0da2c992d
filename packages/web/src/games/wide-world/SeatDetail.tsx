import { at } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import type { SeatProps } from '../screen.ts';
import { DRAWINGS } from './icons.ts';
import { goalOf, productCount, type View } from './model.ts';
import './rail.css';
import { line, nameOfPlace } from './words.ts';

/** What the rail says of a seat: where it must go, its tickets, its products. */
export const SeatDetail = ({ view, seat, say }: SeatProps<View>) => {
  const plane = at(view.seats, seat);
  const { count } = plane.destinations;
  return (
    <span class="seat-detail">
      <span class="seat-hand" aria-hidden="true">
        <Drawn drawing={DRAWINGS.destination} />
        {plane.reached.length}/{plane.reached.length + count}
      </span>
      <span class="seat-hand-words seat-goal">{say(nameOfPlace(goalOf(plane)))}</span>
      <span class="seat-hand-words">{say(count === 0 ? line('board.tickets.none') : line('board.tickets', { count }))}</span>
      <span class="seat-hand-words">{say(line('board.products', { count: productCount(plane) }))}</span>
    </span>
  );
};
