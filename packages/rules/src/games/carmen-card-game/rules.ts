import { at, leftOf, never, type Refusal, type Seat, seatsOf } from '../../core/basics.ts';
import type { Outcome } from '../../core/game.ts';
import type { Action, Place } from './actions.ts';
import { type Card, HENCHMEN, KINDS, type Kind, LOCATIONS, LOOT, slotsAt } from './components.ts';
import { indexOf } from './evolve.ts';
import type { Config, Count, Row, RowView, ShownStep, State, View } from './state.ts';

/** CC-6.3: full rounds without an arrest after which the trail is cold. */
export const TRAIL_ROUNDS = 8;
/** CC-6.2: full rounds without an arrest after which the case is. */
export const CASE_ROUNDS = 30;

/** The state before the deal. Its cards lie in order; the deal replaces them all. */
export const setup = ({ first, memory }: Config, seats: number): State => ({
  options: { memory },
  rows: Array.from({ length: seats }, () => emptyRow(seats)),
  center: { henchman: HENCHMEN[0], loot: LOOT[0], location: LOCATIONS[0] ?? 'montreal' },
  decks: { henchman: HENCHMEN, loot: LOOT, location: LOCATIONS },
  solved: [],
  looked: [],
  known: Array.from({ length: seats }, () => []),
  out: [],
  lastArrest: null,
  idleTurns: 0,
  turn: { step: 'deal', first },
});

const emptyRow = (seats: number): Row => {
  const column = slotsAt(seats).map(() => null);
  return { henchman: column, loot: column, location: column };
};

/** Who must act: the seat whose turn it is, or who must answer a failed warrant. */
const askedOf = (turn: ShownStep): Seat | undefined => {
  switch (turn.step) {
    case 'over':
      return undefined;
    case 'penalty':
    case 'replace':
      return turn.by;
    default:
      return turn.seat;
  }
};

/** The step, for a state that has come to rest. */
export const shownStep = ({ turn }: Pick<State, 'turn'>): ShownStep => {
  if (turn.step === 'deal' || turn.step === 'throw' || turn.step === 'ending') throw new Error(`nobody sees ${turn.step}`);
  return turn;
};

/** By seat: that seat alone. Made once, since everything that is done at a table asks for it. */
const ALONE: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

export const toAct = ({ turn }: State): readonly Seat[] => {
  if (turn.step === 'deal' || turn.step === 'throw' || turn.step === 'ending') return NOBODY;
  const seat = askedOf(turn);
  return seat === undefined ? NOBODY : at(ALONE, seat);
};

export const outcomeOf = ({ turn }: Pick<State, 'turn'>): Outcome | undefined =>
  turn.step === 'over' ? { winners: turn.winners, scores: null, reason: turn.reason } : undefined;

type Seats = Pick<View, 'rows' | 'out'> | Pick<State, 'rows' | 'out'>;

/** How many seats are still in the game. */
export const playing = ({ rows, out }: Seats): number => rows.length - out.length;

/** The next seat to the left that is still in the game. */
export const nextIn = ({ rows, out }: Seats, seat: Seat): Seat => {
  let next = leftOf(seat, rows.length);
  while (out.includes(next)) next = leftOf(next, rows.length);
  return next;
};

// ---- what may be done -------------------------------------------------------------------------------------------------

const refuse = (rule: string, reason: string, params: Refusal['params'] = {}): Refusal => ({ rule, reason, params });

/** What lies at a place, as the viewer sees it; `null` for an empty slot and for one that is not on the table. */
export const seenAt = ({ rows }: View, kind: Kind, { seat, slot }: Place): Card | Count | null => {
  const row = rows[seat];
  if (row === undefined) return null;
  const column = columnOf(row, kind);
  return column[indexOf(slot, column.length)] ?? null;
};

/** A gumshoe's column, asked for by name: three keys by turns are what an engine reads slowest, and all legality reads here. */
const columnOf = (row: RowView, kind: Kind): readonly (Card | Count | null)[] => {
  switch (kind) {
    case 'henchman':
      return row.henchman;
    case 'loot':
      return row.loot;
    case 'location':
      return row.location;
  }
};

const isEmpty = (view: View, kind: Kind, place: Place): boolean => seenAt(view, kind, place) === null;

/** Whether a seat has any card of a kind, or of any. */
export const hasCards = ({ rows }: Pick<View, 'rows'>, seat: Seat, kinds: readonly Kind[] = KINDS): boolean => {
  const row = rows[seat];
  if (row === undefined) return false;
  for (const kind of kinds) for (const card of row[kind]) if (card !== null) return true;
  return false;
};

/** CC-2.2: whether a seat has a card of that kind that it has not looked at since it came. */
export const hasUnseen = ({ rows, looked }: Pick<View, 'rows' | 'looked'>, seat: Seat, kind: Kind): boolean => {
  let cards = 0;
  for (const card of rows[seat]?.[kind] ?? []) if (card !== null) cards++;
  for (const spot of looked) if (spot.seat === seat && spot.kind === kind) cards--;
  return cards > 0;
};

const isLooked = ({ looked }: View, kind: Kind, { seat, slot }: Place): boolean => {
  for (const spot of looked) if (spot.seat === seat && spot.kind === kind && spot.slot === slot) return true;
  return false;
};

/** CC-6.3: whether the trail is cold. */
export const isCold = (view: Pick<View, 'idleTurns' | 'rows' | 'out'>): boolean => view.idleTurns >= TRAIL_ROUNDS * playing(view);

/** The rules: why the seat that is asked may not do this now, in the ledger's order where several paragraphs are broken. */
export const refusal = (view: View, action: Action): Refusal | undefined => {
  const { turn } = view;
  switch (turn.step) {
    case 'start':
    case 'end':
      return refuseInTurn(view, turn, action);
    case 'look':
      return action.type === 'look' ? refuseLook(view, turn.seat, turn.kind, action) : refuse('CC-2.1', 'look-first');
    case 'arrest':
      if (action.type !== 'arrest') return refuse('CC-3.2', 'arrest-first');
      return isEmpty(view, 'henchman', action) ? refuse('CC-3.1', 'empty-slot') : undefined;
    case 'swap':
      if (action.type === 'pass') return undefined;
      return action.type === 'swap' ? refuseArrestSwap(view, turn.seat, action) : refuse('CC-3.4', 'swap-or-pass');
    case 'penalty':
      if (action.type === 'pass') return undefined;
      return action.type === 'swap' ? refusePenalty(view, turn.by, action) : refuse('CC-3.6', 'penalty-first');
    case 'accuse':
      if (action.type !== 'accuse') return refuse('CC-5.2', 'accuse-first');
      return action.seat !== 'center' && isEmpty(view, 'henchman', action) ? refuse('CC-3.1', 'empty-slot') : undefined;
    case 'replace':
      return refuseReplacement(view, turn.by, turn.exposed, action);
    case 'over':
      return refuse('CC-6.1', 'over');
    default:
      return never(turn);
  }
};

type InTurn = Extract<ShownStep, { readonly step: 'start' | 'end' }>;
type Swap = Extract<Action, { readonly type: 'swap' }>;

const refuseInTurn = (view: View, turn: InTurn, action: Action): Refusal | undefined => {
  const atStart = turn.step === 'start';
  switch (action.type) {
    case 'warrant':
      if (turn.warrantUsed) return refuse('CC-2.1', 'one-warrant');
      return isEmpty(view, 'loot', action.loot) || isEmpty(view, 'location', action.location)
        ? refuse('CC-3.1', 'empty-slot')
        : undefined;
    case 'warrant-for-carmen':
      return turn.warrantUsed ? refuse('CC-2.1', 'one-warrant') : undefined;
    case 'roll':
      return atStart ? undefined : refuse('CC-2.1', 'already-rolled');
    case 'end-turn':
      return atStart ? refuse('CC-2.1', 'roll-first') : undefined;
    case 'swap':
      return atStart ? refuseShift(view, turn, action) : refuse('CC-2.1', 'no-swap-now');
    case 'look':
    case 'arrest':
    case 'accuse':
    case 'pass':
      return atStart ? refuse('CC-2.1', 'roll-first') : refuse('CC-2.1', 'end-or-warrant');
    default:
      return never(action);
  }
};

/** CC-6.3. */
const refuseShift = (view: View, { seat, shifted }: InTurn, { kind, slot }: Swap): Refusal | undefined => {
  if (!isCold(view)) return refuse('CC-6.3', 'trail-warm', { count: TRAIL_ROUNDS });
  if (shifted) return refuse('CC-6.3', 'one-shift');
  if (kind === 'henchman') return refuse('CC-6.3', 'shift-henchman');
  return isEmpty(view, kind, { seat, slot }) ? refuse('CC-6.3', 'empty-slot') : undefined;
};

const refuseLook = (
  view: View,
  seat: Seat,
  kind: Kind,
  look: Extract<Action, { readonly type: 'look' }>,
): Refusal | undefined => {
  if (hasUnseen(view, seat, kind)) {
    const isUnseen = look.seat === seat && look.kind === kind && !isEmpty(view, kind, look) && !isLooked(view, kind, look);
    return isUnseen ? undefined : refuse('CC-2.2', 'own-first', { kind: { word: `kind.${kind}` } });
  }
  if (look.kind !== kind) return refuse('CC-2.1', 'rolled-kind', { kind: { word: `kind.${kind}` } });
  return isEmpty(view, kind, look) ? refuse('CC-2.3', 'empty-slot') : undefined;
};

/** CC-3.4, CC-3.5. */
const refuseArrestSwap = (view: View, seat: Seat, { kind, slot, seat: other }: Swap): Refusal | undefined => {
  if (other === undefined) return isEmpty(view, kind, { seat, slot }) ? refuse('CC-3.4', 'empty-slot') : undefined;
  if (view.out.includes(other)) return refuse('CC-5.6', 'seat-is-out', { player: { seat: other } });
  if (hasCards(view, seat)) return refuse('CC-3.5', 'own-card-first');
  if (other === seat) return refuse('CC-3.5', 'send-another');
  return isEmpty(view, kind, { seat: other, slot }) ? refuse('CC-3.5', 'empty-slot') : undefined;
};

const refusePenalty = (view: View, by: Seat, { kind, slot }: Swap): Refusal | undefined => {
  if (kind === 'henchman') return refuse('CC-3.6', 'penalty-henchman');
  return isEmpty(view, kind, { seat: by, slot }) ? refuse('CC-3.6', 'empty-slot') : undefined;
};

const refuseReplacement = (view: View, by: Seat, exposed: readonly Kind[], action: Action): Refusal | undefined => {
  if (action.type !== 'swap') return refuse('CC-5.3', 'replace-first');
  if (!exposed.includes(action.kind)) return refuse('CC-5.3', 'not-exposed', { kind: { word: `kind.${action.kind}` } });
  return isEmpty(view, action.kind, { seat: by, slot: action.slot }) ? refuse('CC-5.3', 'empty-slot') : undefined;
};
