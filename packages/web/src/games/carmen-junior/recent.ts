import { leftOf, type Seat } from '@tabletrotter/rules';
import type { Told } from '../screen.ts';
import type { EventView, Piece, Said, View } from './model.ts';

type Events = readonly Told<EventView>[];

/** A look as all heard of it, while it is still what happened last. */
export interface Spoken {
  readonly seat: Seat;
  readonly piece: Piece;
  readonly said: Said;
  readonly seq: number;
}

/** The sentence that was said last, until the next die is thrown or the next pawn moves. */
export const lastSpoken = (told: Events): Spoken | null => {
  for (const { event, seq } of told.toReversed()) {
    if (event.type === 'looked') return { seat: event.seat, piece: event.piece, said: event.said, seq };
    if (event.type === 'rolled' || event.type === 'moved') return null;
  }
  return null;
};

/** What the die shows: the last throw, until the next turn is under way. */
export const lastThrow = (told: Events, { turn }: View): number | null => {
  if (turn.die !== null) return turn.die;
  for (const { event } of told.toReversed()) if (event.type === 'rolled') return event.die;
  return null;
};

/** What a look showed its looker. */
export interface Look {
  readonly piece: Piece;
  readonly said: Said;
  /** Whose section lies there; `null`: nothing. */
  readonly owner: Seat | null;
  /** The own section that was found there, 0 to 3; `null` where it was none. */
  readonly section: number | null;
}

/** The viewer's own look in a private sight; `null` where there is none. */
export const lookIn = (sight: readonly EventView[], told: Events): Look | null => {
  for (const event of sight.toReversed()) {
    if (event.type !== 'looked' || event.owner === undefined) continue;
    const { seat, piece, said, owner } = event;
    const taken = told.findLast(
      (each) => each.event.type === 'collected' && each.event.seat === seat && each.event.piece === piece,
    )?.event;
    return { piece, said, owner, section: taken?.type === 'collected' ? taken.section : null };
  }
  return null;
};

/** Where the viewer hid its neighbour's sections, in a private sight; `null` where it shows none. */
export const hidIn = (sight: readonly EventView[]): readonly Piece[] | null => {
  for (const event of sight) if (event.type === 'dealt' && event.hid !== undefined) return event.hid;
  return null;
};

/** The seat whose sections a seat hides: the one on its right. */
export const hiddenBy = (seat: Seat, { seats }: View): Seat =>
  seats.findIndex((_, owner) => leftOf(owner, seats.length) === seat);
