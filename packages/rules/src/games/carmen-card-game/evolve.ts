import { at, type Draft, never, type Seat, withAt } from '../../core/basics.ts';
import type { Place } from './actions.ts';
import { CARMEN, type Card, type CardOf, KINDS, type Kind, SLOTS, type Slot } from './components.ts';
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

/**
 * The same turn at another step, perhaps with something changed. Here and below every key is written out: keys that follow
 * a spread take ten times as long.
 */
const going = <Step extends TurnStep['step'] | 'throw' | 'ending'>(
  state: State,
  step: Step,
  change: Partial<Omit<Turn, 'seat'>> = {},
) => {
  const { seat, when, warrantUsed, shifted } = turnOf(state);
  return {
    seat,
    when: change.when ?? when,
    warrantUsed: change.warrantUsed ?? warrantUsed,
    shifted: change.shifted ?? shifted,
    step,
  };
};

const began = (seat: Seat): TurnStep => ({ step: 'start', seat, when: 'start', warrantUsed: false, shifted: false });

/** Where a slot comes in a column of so many. */
export const indexOf = (slot: Slot, slots: number): number =>
  slot === 'top' ? 0 : slot === 'bottom' ? slots - 1 : SLOTS.length === slots ? 1 : -1;

/** The card at a place; `null` where there is none. */
export const cardAt = <K extends Kind>(rows: readonly Row[], { seat, slot }: Place, kind: K): Row[K][number] | null => {
  const column = rows[seat]?.[kind];
  return column?.[indexOf(slot, column.length)] ?? null;
};

/** Replaces what there is of one kind by something of that kind: the events say so. */
const put = <T>(copy: { [K in Kind]: T }, kind: Kind, value: T): void => {
  copy[kind] = value; // a computed key in a literal takes far longer
};

/** Puts a card, or nothing, into a slot. */
const withSlot = (rows: State['rows'], { seat, slot }: Place, kind: Kind, card: Card | null): State['rows'] => {
  const { henchman, loot, location } = at(rows, seat);
  const row: Draft<Row> = { henchman, loot, location };
  const column: readonly (Card | null)[] = row[kind];
  put(row, kind, withAt(column, indexOf(slot, column.length), card));
  return withAt(rows, seat, row);
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

/** A sorted list with one thing more in its place; the same list where that is in it already. */
const including = <T>(list: readonly T[], added: T, order: (one: T, other: T) => number): readonly T[] => {
  let place = list.length;
  for (; place > 0; place--) {
    const apart = order(at(list, place - 1), added);
    if (apart === 0) return list;
    if (apart < 0) break;
  }
  return list.toSpliced(place, 0, added);
};

const byName = (one: Card, other: Card): number => (one === other ? 0 : one < other ? -1 : 1);

const withSpot = (looked: State['looked'], kind: Kind, { seat, slot }: Place): State['looked'] =>
  including(looked, { seat, kind, slot }, bySpot);

/** A seat, or every seat, knows the card from now on. */
const learnt = (known: State['known'], who: Seat | 'all', card: Card): State['known'] =>
  known.map((cards, seat) => (who === 'all' || who === seat ? including(cards, card, byName) : cards));

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
      next.turn = going(state, 'throw');
      break;
    case 'rolled': {
      const { seat, when, warrantUsed, shifted } = turnOf(state);
      next.turn = { seat, when, warrantUsed, shifted, step: 'look', kind: event.kind };
      break;
    }
    case 'nothing-to-look-at':
      next.turn = going(state, 'end', { when: 'end' });
      break;
    case 'looked':
      next.known = learnt(state.known, event.seat, event.card);
      if (event.spot.seat === event.seat) next.looked = withSpot(state.looked, event.spot.kind, event.spot);
      next.turn = going(state, 'end', { when: 'end' });
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
    case 'penalty-due': {
      const { seat, when, warrantUsed, shifted } = turnOf(state);
      next.turn = { seat, when, warrantUsed, shifted, step: 'penalty', by: event.by };
      break;
    }
    case 'swapped':
      swap(next, event);
      break;
    case 'passed':
      if (event.why === 'arrest') next.turn = resumed(state);
      break;
    case 'carmen-called':
      expose(next, 'loot', 'center', event.loot);
      expose(next, 'location', 'center', event.location);
      next.turn = going(state, 'accuse', { warrantUsed: true });
      break;
    case 'accused':
      // they lie open still, which a loaded position need not say
      expose(next, 'loot', 'center', state.center.loot);
      expose(next, 'location', 'center', state.center.location);
      expose(next, 'henchman', event.place, event.henchman);
      if (event.henchman !== CARMEN) next.out = [...state.out, event.seat].sort((one, other) => one - other);
      break;
    case 'replacing': {
      const { seat, when, warrantUsed, shifted } = turnOf(state);
      next.turn = { seat, when, warrantUsed, shifted, step: 'replace', by: event.by, exposed: event.exposed };
      break;
    }
    case 'turn-ended':
      next.idleTurns = event.idleTurns;
      next.turn = going(state, 'ending');
      break;
    case 'drew':
      draw(next, event);
      break;
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
const resumed = (state: State): TurnStep => going(state, turnOf(state).when);

const call = (next: Draft<State>, { loot, location, match }: EventOf<'warrant-called'>): void => {
  next.turn = going(next, 'arrest', { warrantUsed: true });
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
  next.turn = going(next, 'swap');
};

const draw = (next: Draft<State>, { seat, kind, slot }: EventOf<'drew'>): void => {
  const { henchman, loot, location } = next.decks;
  const decks: Draft<State['decks']> = { henchman, loot, location };
  const deck: readonly Card[] = decks[kind];
  put<readonly Card[]>(decks, kind, deck.slice(1));
  next.rows = withSlot(next.rows, { seat, slot }, kind, at(deck, 0));
  next.decks = decks;
};

const swap = (next: Draft<State>, { seat, why, kind, from, to }: EventOf<'swapped'>): void => {
  const { henchman, loot, location } = next.center;
  const center: Draft<CardOf> = { henchman, loot, location };
  put<Card | null>(center, kind, cardAt(next.rows, from, kind));
  next.rows = withSlot(withSlot(next.rows, from, kind, null), { seat, slot: to }, kind, next.center[kind]);
  next.center = center;
  next.looked = without(next.looked, kind, from);
  if (why === 'shift') next.turn = going(next, 'start', { shifted: true });
  if (why === 'arrest') next.turn = resumed(next);
};
