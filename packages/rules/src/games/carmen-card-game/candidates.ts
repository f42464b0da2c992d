import { at, type Seat } from '../../core/basics.ts';
import type { Action, Place } from './actions.ts';
import { type Card, KINDS, type Kind, LOOT, SLOTS, slotsAt } from './components.ts';
import { hasCards, hasUnseen, isCold } from './rules.ts';
import type { Count, View } from './state.ts';

// All actions there are, made once: playouts ask for them hundreds of thousands of times a second.
const SEATS = [0, 1, 2, 3] as const;
const PLACES: readonly Place[] = SEATS.flatMap((seat) => SLOTS.map((slot) => ({ seat, slot })));
const idOf = ({ seat, slot }: Place): number => seat * SLOTS.length + SLOTS.indexOf(slot);

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
const LOOKS = byKind((kind) => PLACES.map(({ seat, slot }): Action => ({ type: 'look', seat, kind, slot })));
const ARRESTS: readonly Action[] = PLACES.map(({ seat, slot }) => ({ type: 'arrest', seat, slot }));
const ACCUSALS: readonly Action[] = PLACES.map(({ seat, slot }) => ({ type: 'accuse', seat, slot }));
const WARRANTS: readonly (readonly Action[])[] = PLACES.map((loot) =>
  PLACES.map((location) => ({ type: 'warrant', loot, location })),
);
const SWAPS = byKind((kind) => SLOTS.map((slot): Action => ({ type: 'swap', kind, slot })));
const SENDS = byKind((kind) => PLACES.map(({ seat, slot }): Action => ({ type: 'swap', kind, slot, seat })));

/** Numbers of the places where cards of a kind lie, in front of one gumshoe or of any. */
const filled = ({ rows }: View, kind: Kind, seats: readonly Seat[]): readonly number[] => {
  const slots = slotsAt(rows.length);
  const ids: number[] = [];
  for (const seat of seats) {
    const column: readonly (Card | Count | null)[] = rows[seat]?.[kind] ?? [];
    for (let place = 0; place < column.length; place++)
      if (column[place] !== null) ids.push(idOf({ seat, slot: at(slots, place) }));
  }
  return ids;
};

const pick = (actions: readonly Action[], ids: readonly number[]): Action[] => ids.map((id) => at(actions, id));

const everyone = ({ rows }: View): readonly Seat[] => SEATS.slice(0, rows.length);

/** Swaps of a seat's own cards with the centre. */
const swaps = (view: View, seat: Seat, kinds: readonly Kind[]): Action[] =>
  kinds.flatMap((kind) =>
    pick(
      SWAPS[kind],
      filled(view, kind, [seat]).map((id) => id - idOf({ seat, slot: 'top' })),
    ),
  );

/** CC-3.5: another gumshoe's cards, for one who has none left. */
const sends = (view: View, seat: Seat): Action[] => {
  const others = everyone(view).filter((other) => other !== seat && !view.out.includes(other));
  return KINDS.flatMap((kind) => pick(SENDS[kind], filled(view, kind, others)));
};

const warrants = (view: View): Action[] => {
  const locations = filled(view, 'location', everyone(view));
  const list: Action[] = [];
  for (const loot of filled(view, 'loot', everyone(view))) list.push(...pick(WARRANTS[loot] ?? [], locations));
  list.push(...CARMEN);
  return list;
};

const looks = (view: View, seat: Seat, kind: Kind): readonly Action[] =>
  pick(LOOKS[kind], filled(view, kind, hasUnseen(view, seat, kind) ? [seat] : everyone(view)));

const MOVABLE: readonly Kind[] = ['loot', 'location'];

/** All that might be legal for the seat that is asked. */
export const candidates = (view: View): readonly Action[] => {
  const { turn } = view;
  switch (turn.step) {
    case 'start':
      return [
        ROLL,
        ...(turn.warrantUsed ? [] : warrants(view)),
        ...(isCold(view) && !turn.shifted ? swaps(view, turn.seat, MOVABLE) : []),
      ];
    case 'end':
      return [END, ...warrants(view)];
    case 'look':
      return looks(view, turn.seat, turn.kind);
    case 'arrest':
      return pick(ARRESTS, filled(view, 'henchman', everyone(view)));
    case 'swap':
      return [PASS, ...(hasCards(view, turn.seat) ? swaps(view, turn.seat, KINDS) : sends(view, turn.seat))];
    case 'penalty':
      return [PASS, ...swaps(view, turn.by, MOVABLE)];
    case 'accuse':
      return [CENTER, ...pick(ACCUSALS, filled(view, 'henchman', everyone(view)))];
    case 'replace':
      return swaps(view, turn.by, turn.exposed);
    case 'over':
      return [];
  }
};
