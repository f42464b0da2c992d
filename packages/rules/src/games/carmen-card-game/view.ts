import { at, type Draft, never, type Seat, type Viewer } from '../../core/basics.ts';
import type { Since } from '../../core/since.ts';
import type { Place } from './actions.ts';
import { CARMEN, type Card, KINDS, type Kind, SLOTS, slotsAt } from './components.ts';
import { outcomeOf, shownStep, toAct } from './rules.ts';
import type { Count, Event, EventView, RowView, Sight, State, View } from './state.ts';

const UNSEEN: Count = { count: 1 };
const NONE: readonly Card[] = [];

/** What lies open on the table: the centre's pair while Carmen is sought, and what a game ended with. */
const openCards = ({ turn, center }: State): readonly Card[] => {
  if (turn.step === 'accuse') return [center.loot, center.location];
  if (turn.step !== 'over') return NONE;
  if (turn.reason === 'CC-6.1') return [center.loot, center.location, CARMEN];
  return turn.reason === 'CC-3.3' ? [CARMEN] : NONE;
};

/** Every column that shows no face, made once: by its slots, then by those of them that hold a card, a bit each. */
const FACE_DOWN = Array.from({ length: SLOTS.length + 1 }, (_, slots) =>
  Array.from({ length: 2 ** slots }, (__, filled) =>
    Array.from({ length: slots }, (___, place) => ((filled >> place) & 1 ? UNSEEN : null)),
  ),
);

const faceDown = (column: readonly (Card | null)[]): readonly (Count | null)[] => {
  let filled = 0;
  for (let place = 0; place < column.length; place++) if (column[place] !== null) filled |= 1 << place;
  return at(at(FACE_DOWN, column.length), filled);
};

const columnFor = <C extends Card>(column: readonly (C | null)[], faces: readonly Card[]): readonly (C | Count | null)[] =>
  faces.length === 0 ? faceDown(column) : column.map((card) => (card === null ? null : faceFor(card, faces)));

const faceFor = <C extends Card>(card: C, faces: readonly Card[]): C | Count => (faces.includes(card) ? card : UNSEEN);

/** What a viewer may know now (CC-7). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const { rows, center, decks } = state;
  const open = openCards(state);
  const mine = recall && viewer !== null ? (state.known[viewer] ?? NONE) : NONE;
  const faces = open.length === 0 ? mine : [...open, ...mine];
  const view: Draft<View> = {
    game: 'carmen-card-game',
    seat: viewer,
    options: state.options,
    rows: rows.map(
      (row): RowView => ({
        henchman: columnFor(row.henchman, faces),
        loot: columnFor(row.loot, faces),
        location: columnFor(row.location, faces),
      }),
    ),
    center: {
      henchman: faceFor(center.henchman, faces),
      loot: faceFor(center.loot, faces),
      location: faceFor(center.location, faces),
    },
    decks: {
      henchman: { count: decks.henchman.length },
      loot: { count: decks.loot.length },
      location: { count: decks.location.length },
    },
    solved: state.solved,
    looked: state.looked,
    out: state.out,
    lastArrest: state.lastArrest,
    idleTurns: state.idleTurns,
    turn: shownStep(state),
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
  };
  if (recall) {
    view.known = viewer === null ? [] : mine.map((card) => ({ seat: viewer, card }));
    view.recall = { sights: sightsOf(state, viewer) };
  }
  return view;
};

/** By kind, then place: which cards the seats but the viewer's know, as all could see when they saw them. */
const sightsOf = ({ known, rows, center }: State, viewer: Viewer): readonly Sight[] => {
  const slots = slotsAt(rows.length);
  const sights: Sight[] = [];
  const note = (card: Card | null, kind: Kind, place: Sight['at']): void => {
    if (card === null) return;
    const by: Seat[] = [];
    for (let seat = 0; seat < known.length; seat++) if (seat !== viewer && known[seat]?.includes(card) === true) by.push(seat);
    if (by.length > 0) sights.push({ by, kind, at: place });
  };
  for (const kind of KINDS) {
    for (let seat = 0; seat < rows.length; seat++) {
      const column: readonly (Card | null)[] = rows[seat]?.[kind] ?? NONE;
      for (let place = 0; place < column.length; place++) note(column[place] ?? null, kind, { seat, slot: at(slots, place) });
    }
    note(center[kind], kind, 'center');
  }
  return sights;
};

/** What a viewer learns from an event as it happens. */
export const eventFor = (event: Event, viewer: Viewer): EventView | undefined => {
  switch (event.type) {
    case 'dealt':
      return { type: event.type, first: event.first };
    case 'looked':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, spot: event.spot };
    case 'die-thrown':
    case 'penalty-due':
    case 'replacing':
    case 'turn-ended':
      return undefined;
    case 'turn-began':
    case 'rolled':
    case 'nothing-to-look-at':
    case 'warrant-called':
    case 'arrested':
    case 'cover-blown':
    case 'carmen-called':
    case 'accused':
    case 'swapped':
    case 'passed':
    case 'drew':
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

/** What the log may still say of an event: with printed memory, no face of a card that lies face down again. */
export const retell = (event: EventView, now: View, since: Since<EventView>): EventView => {
  if (now.options.memory === 'helped') return event;
  switch (event.type) {
    case 'looked':
      return { type: event.type, seat: event.seat, spot: event.spot };
    case 'warrant-called':
      return event.match ? event : { ...event, loot: placeOf(event.loot), location: placeOf(event.location) };
    case 'carmen-called':
      return isOpen(event, now, since) ? event : { type: event.type, seat: event.seat };
    case 'accused':
      return event.henchman === CARMEN ? event : { type: event.type, seat: event.seat, place: event.place };
    default:
      return event;
  }
};

const placeOf = ({ seat, slot }: Place): Place => ({ seat, slot });

/** Whether the cards that a warrant for Carmen turned up lie open still. */
const isOpen = (
  { right }: Extract<EventView, { readonly type: 'carmen-called' }>,
  { turn }: View,
  since: Since<EventView>,
): boolean =>
  right === true &&
  (turn.step === 'accuse' || (turn.step === 'over' && turn.reason === 'CC-6.1')) &&
  !since.some(({ type }) => type === 'turn-began' || type === 'carmen-called');

/** A look is turned down again before the next view. What a warrant turns up is no secret, and stays in the log for a while. */
export const sights = (event: Event): readonly Seat[] => (event.type === 'looked' ? [event.seat] : []);

/** Whatever turns a card up, or throws the die. Cards that change places unseen tell nobody anything. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'turn-began':
    case 'die-thrown':
    case 'penalty-due':
    case 'replacing':
    case 'turn-ended':
    case 'swapped':
    case 'passed':
    case 'drew':
      return false;
    default:
      return true;
  }
};
