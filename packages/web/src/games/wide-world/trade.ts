import { at, type Seat } from '@tabletrotter/rules';
import { type Destination, goalOf, type Square, squareOf, squareOfGoal, squaresBetween, type View } from './model.ts';

/** What a change of squares brings a seat. */
export interface Moved {
  readonly seat: Seat;
  readonly square: Square;
  readonly reached: Destination | null;
  /** How many squares it comes closer to where it must go; less than 0: farther. */
  readonly closer: number;
}

const movedTo = ({ seats }: View, seat: Seat, square: Square): Moved => {
  const plane = at(seats, seat);
  const goal = goalOf(plane);
  const there = squareOfGoal(goal);
  return {
    seat,
    square,
    reached: goal !== 'home' && square === there ? goal : null,
    closer: squaresBetween(squareOf(plane), there) - squaresBetween(square, there),
  };
};

/** WW-5.6: what trading places with another seat brings both, the seat on turn first. */
export const tradeWith = (view: View, other: Seat): readonly [Moved, Moved] => {
  const { seat } = view.turn;
  return [movedTo(view, seat, squareOf(at(view.seats, other))), movedTo(view, other, squareOf(at(view.seats, seat)))];
};
