import { at, type Seat } from '../../core/basics.ts';
import { pickOne, type Random } from '../../core/random.ts';
import type { Piece } from './components.ts';
import { collected } from './rules.ts';
import type { View } from './state.ts';

/**
 * Whose sections had lain where somebody found Carmen and nothing lies any more: mostly their owners said so. A later look of
 * the owner under a piece that was put back (CJ-3.5) takes the place of what it said then; there it may be anybody whose
 * looks and poster allow it.
 */
export const ownersOfTaken = (view: View, lying: ReadonlySet<Piece | null>, random: Random): ReadonlyMap<Piece, Seat> => {
  const { seats, seen = [], heard = [] } = view;
  const taken = heard.filter(({ piece, said }) => said !== 'no-clues' && !lying.has(piece));
  const owners = new Map(taken.flatMap(({ seat, piece, said }): [Piece, Seat][] => (said === 'own' ? [[piece, seat]] : [])));
  for (const { piece, owner } of seen) if (owner !== null && !lying.has(piece)) owners.set(piece, owner);
  const doubtful = new Set(taken.flatMap(({ piece }) => (owners.has(piece) ? [] : [piece])));
  if (doubtful.size === 0) return owners;
  const spare = seats.map((gumshoe, seat) => collected(gumshoe) - [...owners.values()].filter((owner) => owner === seat).length);
  const open = [...doubtful].map((piece) => ({ piece, fits: fitting(view, piece) }));
  for (const { piece, fits } of open.sort((one, other) => one.fits.length - other.fits.length)) {
    const free = fits.filter((seat) => at(spare, seat) > 0);
    const owner = pickOne(free.length > 0 ? free : fits, random);
    spare[owner] = at(spare, owner) - 1;
    owners.set(piece, owner);
  }
  return owners;
};

/** Who may have taken a section there: nobody who said it was another's, and only who has looked there if the piece is still on the board. */
const fitting = ({ seats, board, heard = [] }: View, piece: Piece): readonly Seat[] => {
  const said = (seat: Seat) => heard.find((each) => each.piece === piece && each.seat === seat)?.said;
  return seats.flatMap((_, seat) =>
    said(seat) === 'carmen' || (board.includes(piece) && said(seat) === undefined) ? [] : [seat],
  );
};
