import { at, type Draft, never, type Seat, withAt } from '../../core/basics.ts';
import type { Place } from './actions.ts';
import { CARMEN, type Card, KINDS, type Kind, SLOTS, type Slot, slotsAt } from './components.ts';
import type { Event, Row, ShownStep, Solved, Spot, State, Turn } from './state.ts';

type TurnStep = Exclude<ShownStep, { readonly step: 'over' }>;

/** A copy to be changed, key by key: a spread of an object this wide takes fifty times as long in V8. */
const copyOf = (state: State): Draft<State> => ({
  options: state.options,
  rows: state.rows,
  center: state.center,
  decks: state.decks,
  solved: state.solved,
  looked: state.looked,
  known: state.known,
  out: state.out,
  lastArrest: state.lastArrest,
  idleTurns: state.idleTurns,
  turn: state.turn,
});

/** The turn of a game under way. */
export const turnOf = ({ turn }: Pick<State, 'turn'>): Turn => {
  if (turn.step === 'deal' || turn.step === 'over') throw new Error(`nobody has a turn at ${turn.step}`);
  return turn;
};

const common = (state: State): Turn => {
  const { seat, when, warrantUsed, shifted } = turnOf(state);
  return { seat, when, warrantUsed, shifted };
};

const began = (seat: Seat): TurnStep => ({ step: 'start', seat, when: 'start', warrantUsed: false, shifted: false });

/** Where a slot comes in a column of so many. */
export const indexOf = (slot: Slot, slots: number): number => (slots === SLOTS.length ? SLOTS.indexOf(slot) : TWO.indexOf(slot));
const TWO = slotsAt(3);

/** The card at a place; `null` where there is none. */
export const cardAt = <K extends Kind>(rows: readonly Row[], { seat, slot }: Place, kind: K): Row[K][number] | null => {
  const column = rows[seat]?.[kind];
  return column?.[indexOf(slot, column.length)] ?? null;
};

/** Puts a card, or nothing, into a slot. */
const withSlot = (rows: State['rows'], { seat, slot }: Place, kind: Kind, card: Card | null): State['rows'] => {
  const row = at(rows, seat);
  const column: readonly (Card | null)[] = row[kind];
  // a card of the kind goes into the kind's column: the events say so
  return withAt(rows, seat, { ...row, [kind]: withAt(column, indexOf(slot, column.length), card) });
};

const isSpot = (one: Spot, kind: Kind, { seat, slot }: Place): boolean =>
  one.seat === seat && one.kind === kind && one.slot === slot;

const without = (looked: State['looked'], kind: Kind, place: Place): State['looked'] =>
  looked.some((spot) => isSpot(spot, kind, place)) ? looked.filter((spot) => !isSpot(spot, kind, place)) : looked;

/** By seat, kind, slot. */
export const bySpot = (one: Spot, other: Spot): number =>
  one.seat - other.seat ||
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
  SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot);

const withSpot = (looked: State['looked'], kind: Kind, { seat, slot }: Place): State['looked'] =>
  looked.some((spot) => isSpot(spot, kind, { seat, slot })) ? looked : [...looked, { seat, kind, slot }].sort(bySpot);

/** A seat, or every seat, knows the card from now on. */
const learnt = (known: State['known'], who: Seat | 'all', card: Card): State['known'] =>
  known.map((cards, seat) => ((who === 'all' || who === seat) && !cards.includes(card) ? [...cards, card].sort() : cards));

/** What has left the game need not be remembered. */
const forgotten = (known: State['known'], card: Card): State['known'] =>
  known.map((cards) => (cards.includes(card) ? cards.filter((each) => each !== card) : cards));

/** Takes a card out of play. */
const remove = (next: Draft<State>, kind: Kind, place: Place, card: Card): void => {
  next.rows = withSlot(next.rows, place, kind, null);
  next.looked = without(next.looked, kind, place);
  next.known = forgotten(next.known, card);
};

/** CC-2.4: turned up for all where it lies, those out of the game too; for its owner it counts as looked at. */
const expose = (next: Draft<State>, kind: Kind, place: Place | 'center', card: Card): void => {
  next.known = learnt(next.known, 'all', card);
  if (place !== 'center') next.looked = withSpot(next.looked, kind, place);
};

/** Puts a fact into the state. */
export const evolve = (state: State, event: Event): State => {
  const next = copyOf(state);
  switch (event.type) {
    case 'dealt':
      next.rows = event.rows;
      next.center = event.center;
      next.decks = event.decks;
      next.known = event.rows.map(() => []);
      next.turn = began(event.first);
      break;
    case 'turn-began':
      next.turn = began(event.seat);
      break;
    case 'die-thrown':
      next.turn = { ...common(state), step: 'throw' };
      break;
    case 'rolled':
      next.turn = { ...common(state), step: 'look', kind: event.kind };
      break;
    case 'nothing-to-look-at':
      next.turn = { ...common(state), step: 'end', when: 'end' };
      break;
    case 'looked':
      next.known = learnt(state.known, event.seat, event.card);
      if (event.spot.seat === event.seat) next.looked = withSpot(state.looked, event.spot.kind, event.spot);
      next.turn = { ...common(state), step: 'end', when: 'end' };
      break;
    case 'warrant-called':
      call(next, event);
      break;
    case 'arrested':
      arrest(next, event);
      break;
    case 'cover-blown':
      expose(next, 'henchman', event.place, CARMEN);
      break;
    case 'penalty-due':
      next.turn = { ...common(state), step: 'penalty', by: event.by };
      break;
    case 'swapped':
      swap(next, event);
      break;
    case 'passed':
      if (event.why === 'arrest') next.turn = resumed(state);
      break;
    case 'carmen-called':
      expose(next, 'loot', 'center', event.loot);
      expose(next, 'location', 'center', event.location);
      next.turn = { ...common(state), step: 'accuse', warrantUsed: true };
      break;
    case 'accused':
      // they lie open still, which a loaded position need not say
      expose(next, 'loot', 'center', state.center.loot);
      expose(next, 'location', 'center', state.center.location);
      expose(next, 'henchman', event.place, event.henchman);
      if (event.henchman !== CARMEN) next.out = [...state.out, event.seat].sort((one, other) => one - other);
      break;
    case 'replacing':
      next.turn = { ...common(state), step: 'replace', by: event.by, exposed: event.exposed };
      break;
    case 'turn-ended':
      next.idleTurns = event.idleTurns;
      next.turn = { ...common(state), step: 'ending' };
      break;
    case 'drew': {
      const [card, ...rest] = state.decks[event.kind];
      if (card === undefined) throw new Error(`the ${event.kind} deck is empty`);
      next.decks = { ...state.decks, [event.kind]: rest };
      next.rows = withSlot(state.rows, event, event.kind, card);
      break;
    }
    case 'game-ended':
      next.turn = {
        step: 'over',
        seat: turnOf(state).seat,
        winners: event.outcome.winners,
        reason: event.outcome.reason,
      };
      break;
    default:
      return never(event);
  }
  return next;
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** After a warrant the turn goes on in the part in which it was called. */
const resumed = (state: State): TurnStep => {
  const turn = common(state);
  return { ...turn, step: turn.when };
};

const call = (next: Draft<State>, { loot, location, match }: EventOf<'warrant-called'>): void => {
  next.turn = { ...common(next), step: 'arrest', warrantUsed: true };
  if (match) {
    remove(next, 'loot', loot, loot.card);
    remove(next, 'location', location, location.card);
    next.solved = [...next.solved, { loot: loot.card, location: location.card, henchman: null }];
  } else {
    expose(next, 'loot', loot, loot.card);
    expose(next, 'location', location, location.card);
  }
};

const arrest = (next: Draft<State>, { seat, place, henchman }: EventOf<'arrested'>): void => {
  if (place !== null && henchman !== null) {
    remove(next, 'henchman', place, henchman);
    const last = next.solved.length - 1;
    next.solved = withAt<Solved>(next.solved, last, { ...at(next.solved, last), henchman });
  }
  next.lastArrest = seat;
  next.idleTurns = 0;
  next.turn = { ...common(next), step: 'swap' };
};

const swap = (next: Draft<State>, { seat, why, kind, from, to }: EventOf<'swapped'>): void => {
  const sent = cardAt(next.rows, from, kind);
  const fetched = next.center[kind];
  next.rows = withSlot(withSlot(next.rows, from, kind, null), { seat, slot: to }, kind, fetched);
  next.center = { ...next.center, [kind]: sent };
  next.looked = without(next.looked, kind, from);
  if (why === 'shift') next.turn = { ...common(next), step: 'start', shifted: true };
  if (why === 'arrest') next.turn = resumed(next);
};
