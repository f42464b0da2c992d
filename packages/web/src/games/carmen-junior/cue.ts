import { never } from '@tabletrotter/rules';
import { type Cue, cueMakers, LASTS, STILL } from '../../motion/cue.ts';
import { type Card, type EventView, type Piece, piecePlace, type Said } from './model.ts';

/** What travels over this table: pawns, the die with what it shows, a section of a poster, cards with their face or closed. */
export type Thing =
  | { readonly pawn: number }
  | { readonly die: number }
  | { readonly section: number }
  | { readonly card: Card }
  | 'closed';

const { move, cue } = cueMakers<Thing>();

/** What all hear; it tells no more than the sentence. */
const SOUNDS = { own: 'good', carmen: 'token', 'no-clues': 'card' } as const satisfies { readonly [S in Said]: string };

const flies = (seat: number, from: Piece, to: Piece): Cue<Thing> =>
  cue('ride', move({ pawn: seat }, piecePlace(from, seat), piecePlace(to), { lasts: LASTS.ride(6), lifts: true }));

/** What an event looks like on the table: the same for everybody, whoever knows more. */
export const cueFor = (event: EventView): Cue<Thing> => {
  switch (event.type) {
    case 'rolled':
      return cue('roll', move({ die: event.die }, `seat.${event.seat}`, 'desk.die', { lasts: 450 }));
    case 'moved':
      return event.from === event.to ? STILL : flies(event.seat, event.from, event.to);
    case 'looked':
      return cue(SOUNDS[event.said]);
    case 'collected':
      return cue(null, move({ section: event.section }, piecePlace(event.piece), `seat.${event.seat}`, { lasts: LASTS.ride(3) }));
    case 'put-aside':
      return cue('card', move({ card: event.card }, `seat.${event.seat}`, 'desk.deck'));
    case 'returned':
      return cue('card', move({ card: event.card }, `seat.${event.seat}`, 'desk.deck'));
    case 'laid':
      return cue('good', move({ card: event.card }, piecePlace(event.card), `seat.${event.seat}`, { lasts: LASTS.flip }));
    case 'drew':
      return cue('card', move('closed', 'desk.deck', `seat.${event.seat}`));
    case 'dealt':
      return cue('card');
    case 'game-ended':
      return cue('win');
    case 'turn-began':
      return STILL;
    default:
      return never(event);
  }
};
