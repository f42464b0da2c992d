import { never } from '@tabletrotter/rules';
import { type Cue, cueMakers, LASTS, type Move, STILL } from '../../motion/cue.ts';
import { type At, type Card, type EventView, type Kind, placeName } from './model.ts';

/** What travels over this table: a card whose face all may see now, or its back; an eye that looks; the die with what it shows. */
export type Thing =
  | { readonly face: Card /** It is turned over on its way. */; readonly turns: boolean }
  | { readonly back: Kind }
  | { readonly die: Kind }
  | 'eye';

type CueOf<Type extends EventView['type']> = (event: Extract<EventView, { readonly type: Type }>) => Cue<Thing>;

const { move, cue } = cueMakers<Thing>();

/** A card that is turned up where it lies, long enough to be read, and turned down again. */
const reveal = (card: Card | undefined, kind: Kind, at: At): readonly Move<Thing>[] => {
  if (card === undefined) return [];
  const place = placeName({ kind, at });
  return [move({ face: card, turns: true }, place, place, { lasts: LASTS.reveal })];
};

const leaving = (card: Card | null | undefined, kind: Kind, at: At): readonly Move<Thing>[] =>
  card == null
    ? []
    : [move({ face: card, turns: true }, placeName({ kind, at }), 'arrests', { lasts: LASTS.reveal, lifts: true })];

const warrantCalled: CueOf<'warrant-called'> = ({ loot, location, match }) => {
  const shown = match ? leaving : reveal;
  return cue(match ? 'good' : 'bad', ...shown(loot.card, 'loot', loot), ...shown(location.card, 'location', location));
};

const swapped: CueOf<'swapped'> = ({ seat, kind, from, to }) => {
  const center = placeName({ kind, at: 'center' });
  return cue(
    'card',
    move({ back: kind }, placeName({ kind, at: from }), center, { lifts: true }),
    move({ back: kind }, center, placeName({ kind, at: { seat, slot: to } }), { lifts: true }),
  );
};

/** What an event looks like on the table. It shows no face that the event does not name to everybody. */
export const cueFor = (event: EventView): Cue<Thing> => {
  switch (event.type) {
    case 'dealt':
      return cue('card');
    case 'rolled':
      return cue('roll', move({ die: event.kind }, `seat.${event.seat}`, 'die', { lasts: LASTS.ride(2) }));
    case 'looked': {
      const { kind, seat, slot } = event.spot;
      return cue(null, move('eye', `seat.${event.seat}`, placeName({ kind, at: { seat, slot } }), { lasts: LASTS.ride(1) }));
    }
    case 'warrant-called':
      return warrantCalled(event);
    case 'arrested':
      return event.place === null ? STILL : cue('good', ...leaving(event.henchman, 'henchman', event.place));
    case 'cover-blown':
      return cue('bad', ...reveal('carmen-sandiego', 'henchman', event.place));
    case 'swapped':
      return swapped(event);
    case 'carmen-called':
      return cue(
        event.right === true ? 'good' : 'bad',
        ...reveal(event.loot, 'loot', 'center'),
        ...reveal(event.location, 'location', 'center'),
      );
    case 'accused':
      return cue(event.henchman === 'carmen-sandiego' ? 'good' : 'bad', ...reveal(event.henchman, 'henchman', event.place));
    case 'drew': {
      const to = placeName({ kind: event.kind, at: { seat: event.seat, slot: event.slot } });
      return cue('card', move({ back: event.kind }, `deck.${event.kind}`, to));
    }
    case 'game-ended':
      return event.outcome.winners.length > 0 ? cue('win') : STILL;
    case 'turn-began':
    case 'nothing-to-look-at':
    case 'passed':
      return STILL;
    default:
      return never(event);
  }
};
