import { never } from '@tabletrotter/rules';
import { type Cue, cueMakers, LASTS, type Place, STILL } from '../../motion/cue.ts';
import { type Card, type EventView, numberOf, type View } from './model.ts';

/** What travels over this table: a card whose face one may know, or its back; the car; an eye that looks. */
export type Thing =
  | { readonly face: Card /** It is turned over on its way. */; readonly turns: boolean }
  | 'back'
  | 'car'
  | 'eye';

type CueOf<Type extends EventView['type']> = (event: Extract<EventView, { readonly type: Type }>) => Cue<Thing>;

const faceOr = (card: Card | undefined): Thing => (card === undefined ? 'back' : { face: card, turns: false });

const tableOf = (seat: number): Place => `table.${seat}`;
const hideoutOf = (location: Parameters<typeof numberOf>[0]): Place => `hideout.${numberOf(location)}`;

const { move, cue } = cueMakers<Thing>();

/** What an event looks like on the table. It shows no face that the event does not name to this viewer. */
export const cueFor = (event: EventView, { seat: viewer, hands }: Pick<View, 'seat' | 'hands'>): Cue<Thing> => {
  /** Where a seat's cards are: for the others, their seat. */
  const handOf = (seat: number, card?: Card): Place => {
    if (seat !== viewer) return `seat.${seat}`;
    return card === undefined ? 'hand' : `hand.${card}`;
  };

  const dealt: CueOf<'dealt'> = ({ top }) =>
    cue(
      'card',
      ...hands.map((_, seat) => move('back', 'case-file', handOf(seat))),
      ...(top === undefined ? [] : [move(faceOr(top), 'case-file', 'fbi-files')]),
    );

  const drew: CueOf<'drew'> = ({ seat, from, count, cards }) => {
    const turns = from === 'case-file';
    const known = cards?.map((face) => move({ face, turns }, from, handOf(seat, face), turns ? { lasts: LASTS.flip } : {}));
    return cue('card', ...(known ?? Array.from({ length: count }, () => move('back', from, handOf(seat)))));
  };

  const played: CueOf<'played'> = ({ seat, location, count }) =>
    cue('card', ...Array.from({ length: count }, () => move(faceOr(location), handOf(seat, location), tableOf(seat))));

  switch (event.type) {
    case 'dealt':
      return dealt(event);
    case 'drew':
      return drew(event);
    case 'hinton-played':
      return cue('card', move(faceOr('hinton'), handOf(event.seat, 'hinton'), tableOf(event.seat)));
    case 'hinton-laid':
      return cue('card', move(faceOr('hinton'), tableOf(event.seat), 'fbi-files'));
    case 'fetched':
      return cue('card', move(faceOr(event.card), 'fbi-files', handOf(event.seat, event.card)));
    case 'played':
      return played(event);
    case 'looked':
      return cue(null, move('eye', `seat.${event.seat}`, hideoutOf(event.location)));
    case 'left':
      return cue(null, move('eye', hideoutOf(event.location), `seat.${event.seat}`));
    case 'took':
      return cue('card', move(faceOr(event.card), hideoutOf(event.location), handOf(event.seat, event.card), { lifts: true }));
    case 'captured':
      return cue('good', move(faceOr(event.card), hideoutOf(event.location), tableOf(event.seat), { lifts: true }));
    case 'drove': {
      const lasts = LASTS.ride(Math.abs(event.to - event.from));
      return cue('ride', move('car', `road.${event.from}`, `road.${event.to}`, { lasts, lifts: true }));
    }
    case 'discarded':
      return cue('card', move(faceOr(event.card), handOf(event.seat, event.card), 'fbi-files'));
    case 'game-ended':
      return cue('win');
    case 'turn-began':
    case 'hand-ended':
      return STILL;
    default:
      return never(event);
  }
};
