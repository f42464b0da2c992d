import type { Seat, Viewer } from '../../../core/basics.ts';
import { PIECES, type Piece } from '../components.ts';
import type { EventView, Heard, Seen } from '../state.ts';

/** The views of a game as one would write them who is told what this viewer is told. */
export const journal = (seats: number, viewer: Viewer) => {
  let looks: readonly Seen[] = [];
  let heard: readonly Heard[] = [];
  let hid: readonly (Piece | null)[] | undefined;
  const sorted = <T extends { readonly seat: Seat; readonly piece: Piece }>(list: readonly T[], each: T): readonly T[] =>
    [...list.filter(({ seat, piece }) => seat !== each.seat || piece !== each.piece), each].toSorted(
      (one, other) => one.seat - other.seat || PIECES.indexOf(one.piece) - PIECES.indexOf(other.piece),
    );
  return {
    note(event: EventView): void {
      if (event.type === 'dealt') hid = event.hid;
      if (event.type === 'collected' && viewer !== null && (event.seat + 1) % seats === viewer)
        hid = hid?.map((piece) => (piece === event.piece ? null : piece));
      if (event.type !== 'looked') return;
      const { seat, piece } = event;
      heard = sorted(heard, { seat, piece, said: event.said });
      if (event.owner !== undefined) looks = sorted(looks, { seat, piece, owner: event.owner });
    },
    written: () => ({ seen: looks, heard, hid }),
  };
};
