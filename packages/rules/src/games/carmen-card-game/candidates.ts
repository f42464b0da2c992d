import { at, type Seat, seatsOf } from '../../core/basics.ts';
import type { Action, Place } from './actions.ts';
import { type Card, KINDS, type Kind, LOOT, slotsAt } from './components.ts';
import { hasCards, hasUnseen, isCold } from './rules.ts';
import type { Count, View } from './state.ts';

const byKind = <T>(make: (kind: Kind) => T): { readonly [K in Kind]: T } => ({
  henchman: make('henchman'),
  loot: make('loot'),
  location: make('location'),
});

const ROLL: Action = { type: 'roll' };
const PASS: Action = { type: 'pass' };
const END: Action = { type: 'end-turn' };
const CENTER: Action = { type: 'accuse', seat: 'center' };
const CARMEN: readonly Action[] = LOOT.map((loot) => ({ type: 'warrant-for-carmen', loot }));

// All other actions there are at a table of so many seats, made once, since playouts ask for them hundreds of thousands of
// times a second. A place has the number of the seat times the slots of a column, plus its own number in that column.
const actionsAt = (seats: number) => {
  const slots = slotsAt(seats);
  const places: readonly Place[] = seatsOf(seats).flatMap((seat) => slots.map((slot) => ({ seat, slot })));
  const atPlaces = (make: (place: Place) => Action): readonly Action[] => places.map(make);
  return {
    everyone: seatsOf(seats),
    looks: byKind((kind) => atPlaces(({ seat, slot }) => ({ type: 'look', seat, kind, slot }))),
    arrests: atPlaces(({ seat, slot }) => ({ type: 'arrest', seat, slot })),
    accusals: atPlaces(({ seat, slot }) => ({ type: 'accuse', seat, slot })),
    /** By the loot's place, then by the location's. */
    warrants: places.map((loot) => atPlaces((location) => ({ type: 'warrant', loot, location }))),
    /** The same whoever's place it is. */
    swaps: byKind((kind) => atPlaces(({ slot }) => ({ type: 'swap', kind, slot }))),
    sends: byKind((kind) => atPlaces(({ seat, slot }) => ({ type: 'swap', kind, slot, seat }))),
  };
};
const ACTIONS = [0, 1, 2, 3, 4].map(actionsAt);

const actionsOf = ({ rows }: View) => at(ACTIONS, rows.length);

/** Numbers of the places where cards of a kind lie, in front of some gumshoes. */
const filled = ({ rows }: View, kind: Kind, seats: readonly Seat[]): readonly number[] => {
  const places: number[] = [];
  for (const seat of seats) {
    const column: readonly (Card | Count | null)[] = at(rows, seat)[kind];
    for (let slot = 0; slot < column.length; slot++) if (column[slot] !== null) places.push(seat * column.length + slot);
  }
  return places;
};

const add = (list: Action[], actions: readonly Action[], places: readonly number[]): void => {
  for (const place of places) list.push(at(actions, place));
};

/** Swaps of a seat's own cards with the centre. */
const addSwaps = (list: Action[], view: View, seat: Seat, kinds: readonly Kind[]): void => {
  for (const kind of kinds) add(list, actionsOf(view).swaps[kind], filled(view, kind, [seat]));
};

/** CC-3.5: another gumshoe's cards, for one who has none left. */
const addSends = (list: Action[], view: View, seat: Seat): void => {
  const { everyone, sends } = actionsOf(view);
  const others = everyone.filter((other) => other !== seat && !view.out.includes(other));
  for (const kind of KINDS) add(list, sends[kind], filled(view, kind, others));
};

const addWarrants = (list: Action[], view: View): void => {
  const { everyone, warrants } = actionsOf(view);
  const locations = filled(view, 'location', everyone);
  for (const loot of filled(view, 'loot', everyone)) add(list, at(warrants, loot), locations);
  for (const action of CARMEN) list.push(action);
};

const MOVABLE: readonly Kind[] = ['loot', 'location'];

/** All that might be legal for the seat that is asked. */
export const candidates = (view: View): readonly Action[] => {
  const { turn } = view;
  const { everyone, looks, arrests, accusals } = actionsOf(view);
  const list: Action[] = [];
  switch (turn.step) {
    case 'start':
      list.push(ROLL);
      if (!turn.warrantUsed) addWarrants(list, view);
      if (isCold(view) && !turn.shifted) addSwaps(list, view, turn.seat, MOVABLE);
      break;
    case 'end':
      list.push(END);
      addWarrants(list, view);
      break;
    case 'look':
      add(list, looks[turn.kind], filled(view, turn.kind, hasUnseen(view, turn.seat, turn.kind) ? [turn.seat] : everyone));
      break;
    case 'arrest':
      add(list, arrests, filled(view, 'henchman', everyone));
      break;
    case 'swap':
      list.push(PASS);
      if (hasCards(view, turn.seat)) addSwaps(list, view, turn.seat, KINDS);
      else addSends(list, view, turn.seat);
      break;
    case 'penalty':
      list.push(PASS);
      addSwaps(list, view, turn.by, MOVABLE);
      break;
    case 'accuse':
      list.push(CENTER);
      add(list, accusals, filled(view, 'henchman', everyone));
      break;
    case 'replace':
      addSwaps(list, view, turn.by, turn.exposed);
      break;
    case 'over':
      break;
  }
  return list;
};
