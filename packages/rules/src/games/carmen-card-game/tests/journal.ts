import type { Seat } from '../../../core/basics.ts';
import type { Place } from '../actions.ts';
import { type Card, KINDS, type Kind, slotsAt } from '../components.ts';
import type { EventView, Spot, View } from '../state.ts';

/** What is known of the card at a place, by one who has been told of every event. */
interface Note {
  readonly face?: Card;
  /** The seats that know it. */
  readonly by: readonly Seat[];
  /** CC-2.4: it counts as looked at by its owner. */
  readonly looked: boolean;
}

const NOTHING: Note = { by: [], looked: false };

const nameOf = (kind: Kind, place: Place | 'center'): string =>
  place === 'center' ? `${kind} center` : `${kind} ${place.seat} ${place.slot}`;

/**
 * One who writes down all it is told, and moves each note with its card: written from the ledger, to be compared with what
 * the game says that a seat can know.
 */
export const journal = (seats: number) => {
  const notes = new Map<string, Note>();
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const noteAt = (place: string): Note => notes.get(place) ?? NOTHING;
  const exposed = (kind: Kind, place: Place | 'center', face: Card | undefined): void => {
    if (face !== undefined) notes.set(nameOf(kind, place), { face, by: everyone, looked: place !== 'center' });
  };
  const lines = (linesOf: (note: Note, place: string) => readonly string[]): readonly string[] =>
    [...notes].flatMap(([place, note]) => linesOf(note, place)).sort();

  return {
    note(event: EventView): void {
      switch (event.type) {
        case 'looked': {
          const { seat, spot, card } = event;
          const place = nameOf(spot.kind, spot);
          const { face = card, by, looked } = noteAt(place);
          notes.set(place, {
            ...(face === undefined ? {} : { face }),
            by: [...new Set([...by, seat])],
            looked: looked || spot.seat === seat,
          });
          break;
        }
        case 'warrant-called':
          if (event.match) {
            notes.delete(nameOf('loot', event.loot));
            notes.delete(nameOf('location', event.location));
          } else {
            exposed('loot', event.loot, event.loot.card);
            exposed('location', event.location, event.location.card);
          }
          break;
        case 'arrested':
          if (event.place !== null) notes.delete(nameOf('henchman', event.place));
          break;
        case 'cover-blown':
          exposed('henchman', event.place, 'carmen-sandiego');
          break;
        case 'swapped': {
          const [from, center] = [nameOf(event.kind, event.from), nameOf(event.kind, 'center')];
          const [sent, fetched] = [noteAt(from), noteAt(center)];
          notes.delete(from);
          notes.set(center, { ...sent, looked: false });
          notes.set(nameOf(event.kind, { seat: event.seat, slot: event.to }), { ...fetched, looked: false });
          break;
        }
        case 'carmen-called':
          exposed('loot', 'center', event.loot);
          exposed('location', 'center', event.location);
          break;
        case 'accused':
          exposed('henchman', event.place, event.henchman);
          break;
        default:
      }
    },
    faces: () => lines(({ face }, place) => (face === undefined ? [] : [`${place}: ${face}`])),
    sights: () => lines(({ by }, place) => by.map((seat) => `${place}: ${seat}`)),
    looked: () => lines(({ looked }, place) => (looked ? [place] : [])),
  };
};

/** The faces that a view shows, as the journal writes them. */
export const facesIn = ({ rows, center }: View): readonly string[] => {
  const slots = slotsAt(rows.length);
  const faces = KINDS.flatMap((kind) => [
    { place: nameOf(kind, 'center'), card: center[kind] },
    ...rows.flatMap((row, seat) =>
      slots.map((slot, index) => ({ place: nameOf(kind, { seat, slot }), card: row[kind][index] ?? null })),
    ),
  ]);
  return faces.flatMap(({ place, card }) => (typeof card === 'string' ? [`${place}: ${card}`] : [])).sort();
};

/** Which cards the view says that other seats know. */
export const sightsIn = ({ recall }: View): readonly string[] =>
  (recall?.sights ?? []).flatMap(({ by, kind, at }) => by.map((seat) => `${nameOf(kind, at)}: ${seat}`)).sort();

/** The view's cards that count as looked at. */
export const lookedIn = ({ looked }: View): readonly string[] => looked.map((spot: Spot) => nameOf(spot.kind, spot)).sort();
