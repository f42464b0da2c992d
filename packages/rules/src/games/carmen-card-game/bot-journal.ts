import { leftOf, type Seat, seatsOf } from '../../core/basics.ts';
import type { Place } from './actions.ts';
import { type Card, DECKS, homeOf, KINDS, type Kind, LOOT, slotsAt } from './components.ts';
import type { View } from './state.ts';

/** A card on the table as one gumshoe thinks of it. */
export interface Note {
  readonly kind: Kind;
  readonly at: Place | 'center';
  /** `null` where it was never seen and cannot be deduced. */
  readonly card: Card | null;
  /** The other gumshoes who have seen it. */
  readonly by: readonly Seat[];
}

/** An evidence journal: what a gumshoe knows, what it can deduce, and what it knows that others know. */
export interface Journal {
  readonly seat: Seat;
  readonly seats: number;
  /** In the game, the own seat among them. */
  readonly playing: readonly Seat[];
  /** Everything in front of gumshoes and in the centre. */
  readonly notes: readonly Note[];
  /** Cards that may be at any place not known, or in the deck. */
  readonly missing: { readonly [K in Kind]: readonly Card[] };
  /** How likely a loot and a location of which neither is known belong together. */
  readonly blind: number;
  readonly decks: { readonly [K in Kind]: number };
  /** Turns in a row without an arrest. */
  readonly idleTurns: number;
}

const PARTNERS: ReadonlyMap<Card, Card> = new Map(
  LOOT.flatMap((loot): [Card, Card][] => [
    [loot, homeOf(loot)],
    [homeOf(loot), loot],
  ]),
);

/** The location of a loot, the loot of a location; none for a henchman. */
const partnerOf = (card: Card): Card | undefined => PARTNERS.get(card);

const isAt = (at: Note['at'], other: Note['at']): boolean =>
  at === 'center' || other === 'center' ? at === other : at.seat === other.seat && at.slot === other.slot;

const notesIn = (view: View, kind: Kind): readonly Note[] => {
  const sights = (view.recall?.sights ?? []).filter((sight) => sight.kind === kind);
  const note = (at: Note['at'], card: unknown): Note => ({
    kind,
    at,
    card: DECKS[kind].find((each) => each === card) ?? null,
    by: sights.find((sight) => isAt(sight.at, at))?.by ?? [],
  });
  const slots = slotsAt(view.rows.length);
  return [
    ...view.rows.flatMap((row, seat) => {
      const column: readonly unknown[] = row[kind];
      return slots.flatMap((slot, index) => (column[index] === null ? [] : [note({ seat, slot }, column[index])]));
    }),
    note('center', view.center[kind]),
  ];
};

/** Fills in what can be deduced: the last card of a kind that was not seen, at the last place not looked at. */
const deduced = (notes: readonly Note[], missing: readonly Card[]): readonly Note[] => {
  const [last, ...more] = missing;
  return last === undefined || more.length > 0
    ? notes
    : notes.map((note) => (note.card === null ? { ...note, card: last } : note));
};

/** The journal of the view's seat. Cards that slip its mind are as if never seen. */
export const journalOf = (view: View, seat: Seat, slips: (card: Card) => boolean = () => false): Journal => {
  const missing: { [K in Kind]: readonly Card[] } = { henchman: [], loot: [], location: [] };
  const notes = KINDS.flatMap((kind) => {
    const seen = notesIn(view, kind).map((note) => (note.card !== null && slips(note.card) ? { ...note, card: null } : note));
    const gone = new Set<Card | null>([...seen.map(({ card }) => card), ...view.solved.map((set) => set[kind])]);
    missing[kind] = DECKS[kind].filter((card) => !gone.has(card));
    return deduced(seen, missing[kind]);
  });
  const pairs = missing.loot.filter((card) => missing.location.some((location) => location === partnerOf(card))).length;
  return {
    seat,
    seats: view.rows.length,
    playing: seatsOf(view.rows.length).filter((each) => !view.out.includes(each)),
    notes,
    missing,
    blind: pairs / Math.max(1, missing.loot.length * missing.location.length),
    decks: { henchman: view.decks.henchman.count, loot: view.decks.loot.count, location: view.decks.location.count },
    idleTurns: view.idleTurns,
  };
};

/** How likely a card lies at a place. */
export const chanceOf = ({ missing }: Journal, { kind, card }: Note, wanted: Card): number => {
  if (card !== null) return card === wanted ? 1 : 0;
  return missing[kind].includes(wanted) ? 1 / missing[kind].length : 0;
};

/** How likely a loot and a location belong together. */
export const chanceOfPair = (journal: Journal, loot: Note, location: Note): number => {
  const partner = (card: Card): Card => partnerOf(card) ?? card;
  if (loot.card !== null) return chanceOf(journal, location, partner(loot.card));
  if (location.card !== null) return chanceOf(journal, loot, partner(location.card));
  return journal.blind;
};

export const isInFront = ({ at }: Note): boolean => at !== 'center';

export const isBefore = ({ at }: Note, seat: Seat): boolean => at !== 'center' && at.seat === seat;

/** The centre's card of a kind. */
export const centerOf = ({ notes }: Journal, kind: Kind): Note => {
  const center = notes.find((note) => note.kind === kind && note.at === 'center');
  if (center === undefined) throw new Error(`no ${kind} lies in the centre`);
  return center;
};

/** What is noted of a place; none for an empty slot. */
export const noteAt = ({ notes }: Journal, kind: Kind, at: Note['at']): Note | undefined =>
  notes.find((note) => note.kind === kind && isAt(note.at, at));

/** The next gumshoe to the left who is in the game. */
export const nextOf = ({ playing, seats }: Journal, seat: Seat): Seat => {
  let next = leftOf(seat, seats);
  while (!playing.includes(next)) next = leftOf(next, seats);
  return next;
};

// ---- what would be ------------------------------------------------------------------------------------------------------

/** A card changes places with the centre's, unseen; that one comes to lie at `to`. */
export const exchanged = (journal: Journal, sent: Note, to: Note['at'] = sent.at): Journal => {
  const center = centerOf(journal, sent.kind);
  const notes = journal.notes.map((note) => {
    if (note === center) return { ...sent, at: 'center' as const };
    return note === sent ? { ...center, at: to } : note;
  });
  return { ...journal, notes };
};

/** Cards leave the game. */
export const removed = (journal: Journal, gone: readonly (Note | undefined)[]): Journal => ({
  ...journal,
  notes: journal.notes.filter((note) => !gone.includes(note)),
});

/** The centre's loot and location are turned up and replaced with cards that the journal's owner does not know. */
export const unsettled = (journal: Journal): Journal => ({
  ...journal,
  notes: journal.notes.map((note) => (note.at === 'center' && note.kind !== 'henchman' ? { ...note, card: null, by: [] } : note)),
});

/** The empty slots are filled from the decks. */
export const replenished = (journal: Journal): Journal => {
  const slots = slotsAt(journal.seats);
  const drawn = KINDS.flatMap((kind) =>
    journal.playing
      .flatMap((seat) => slots.map((slot) => ({ seat, slot })))
      .filter((place) => noteAt(journal, kind, place) === undefined)
      .slice(0, journal.decks[kind])
      .map((at): Note => ({ kind, at, card: null, by: [] })),
  );
  return drawn.length === 0 ? journal : { ...journal, notes: [...journal.notes, ...drawn] };
};
