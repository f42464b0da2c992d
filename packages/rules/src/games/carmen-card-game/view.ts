import { at, type Draft, never, type Seat, type Viewer } from '../../core/basics.ts';
import type { Place } from './actions.ts';
import { CARMEN, type Card, KINDS, slotsAt } from './components.ts';
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

/** Which faces a viewer sees. */
type Sees = (card: Card) => boolean;

const columnFor = <C extends Card>(column: readonly (C | null)[], sees: Sees): readonly (C | Count | null)[] =>
  column.map((card) => (card === null ? null : sees(card) ? card : UNSEEN));

const centerFor = <C extends Card>(card: C, sees: Sees): C | Count => (sees(card) ? card : UNSEEN);

/** What a viewer may know now (CC-7). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const { rows, center, decks } = state;
  const open = openCards(state);
  const mine = recall && viewer !== null ? (state.known[viewer] ?? NONE) : NONE;
  const sees: Sees = (card) => open.includes(card) || mine.includes(card);
  const view: Draft<View> = {
    game: 'carmen-card-game',
    seat: viewer,
    options: state.options,
    rows: rows.map(
      (row): RowView => ({
        henchman: columnFor(row.henchman, sees),
        loot: columnFor(row.loot, sees),
        location: columnFor(row.location, sees),
      }),
    ),
    center: {
      henchman: centerFor(center.henchman, sees),
      loot: centerFor(center.loot, sees),
      location: centerFor(center.location, sees),
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

/** By seat, then kind, then place: which cards the seats but the viewer's know, as all could see when they saw them. */
const sightsOf = ({ known, rows, center }: State, viewer: Viewer): readonly Sight[] => {
  const slots = slotsAt(rows.length);
  const sights: Sight[] = [];
  for (let by = 0; by < known.length; by++) {
    const cards = known[by] ?? NONE;
    if (by === viewer || cards.length === 0) continue;
    for (const kind of KINDS) {
      for (let seat = 0; seat < rows.length; seat++) {
        const column: readonly (Card | null)[] = rows[seat]?.[kind] ?? NONE;
        for (let place = 0; place < column.length; place++) {
          const card = column[place] ?? null;
          if (card !== null && cards.includes(card)) sights.push({ by, kind, at: { seat, slot: at(slots, place) } });
        }
      }
      if (cards.includes(center[kind])) sights.push({ by, kind, at: 'center' });
    }
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
export const retell = (event: EventView, now: View, since: readonly EventView[]): EventView => {
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
  since: readonly EventView[],
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
