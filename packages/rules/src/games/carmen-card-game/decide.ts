import { leftOf, never, type Seat, seatsOf } from '../../core/basics.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action, Place } from './actions.ts';
import { CARMEN, type Card, type CardOf, DECKS, homeOf, KINDS, type Kind, type Slot, slotsAt } from './components.ts';
import { cardAt, turnOf } from './evolve.ts';
import { CASE_ROUNDS, hasCards, nextIn, playing } from './rules.ts';
import type { Ending, Event, Row, State, Turn } from './state.ts';

const must = <C>(card: C | null): C => {
  if (card === null) throw new Error('there is no card at that place');
  return card;
};

const ended = (winners: readonly Seat[], reason: Ending): Event => ({
  type: 'game-ended',
  outcome: { winners, scores: null, reason },
});

/** A turn ends; with an arrest in it, it was not idle (CC-6.2). */
const turnEnded = ({ idleTurns }: State, { seat }: Turn, arrested: boolean): Event => ({
  type: 'turn-ended',
  seat,
  idleTurns: arrested ? 0 : idleTurns + 1,
});

/** A choice becomes facts. */
export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  const turn = turnOf(state);
  switch (action.type) {
    case 'roll':
      return [{ type: 'die-thrown', seat }];
    case 'look': {
      const { kind, slot } = action;
      const card = must(cardAt(state.rows, action, kind));
      const looked: Event = { type: 'looked', seat, spot: { seat: action.seat, kind, slot }, card };
      return turn.warrantUsed ? [looked, turnEnded(state, turn, true)] : [looked];
    }
    case 'end-turn':
      return [turnEnded(state, turn, false)];
    case 'warrant':
      return decideWarrant(state, seat, action);
    case 'arrest': {
      const place: Place = { seat: action.seat, slot: action.slot };
      const henchman = must(cardAt(state.rows, place, 'henchman'));
      return henchman === CARMEN
        ? [{ type: 'cover-blown', seat, place }, ended([], 'CC-3.3')]
        : [{ type: 'arrested', seat, place, henchman }];
    }
    case 'warrant-for-carmen':
      return decideCarmen(state, seat, action.loot);
    case 'accuse':
      return decideAccusal(state, seat, action.seat === 'center' ? 'center' : { seat: action.seat, slot: action.slot });
    case 'swap':
      return decideSwap(state, seat, action);
    case 'pass':
      return decidePass(state, seat);
    default:
      return never(action);
  }
};

/** CC-3.2, CC-3.3, CC-3.6. */
const decideWarrant = (
  state: State,
  seat: Seat,
  { loot, location }: Extract<Action, { readonly type: 'warrant' }>,
): readonly Event[] => {
  const stolen = must(cardAt(state.rows, loot, 'loot'));
  const place = must(cardAt(state.rows, location, 'location'));
  const match = homeOf(stolen) === place;
  const called: Event = {
    type: 'warrant-called',
    seat,
    loot: { seat: loot.seat, slot: loot.slot, card: stolen },
    location: { seat: location.seat, slot: location.slot, card: place },
    match,
  };
  if (!match) return [called, { type: 'penalty-due', by: nextIn(state, seat) }];
  const anyone = state.rows.some((_, each) => hasCards(state, each, ['henchman']));
  return anyone ? [called] : [called, { type: 'arrested', seat, place: null, henchman: null }];
};

/** CC-5.1 to CC-5.3, CC-5.8. */
const decideCarmen = (state: State, seat: Seat, named: CardOf['loot']): readonly Event[] => {
  const { loot, location } = state.center;
  const right = loot === named && location === homeOf(named);
  const called: Event = { type: 'carmen-called', seat, named, loot, location, right };
  return right ? [called] : [called, ...replacing(state, seat, ['loot', 'location'])];
};

/** CC-5.2 to CC-5.7. */
const decideAccusal = (state: State, seat: Seat, place: Place | 'center'): readonly Event[] => {
  const henchman = place === 'center' ? state.center.henchman : must(cardAt(state.rows, place, 'henchman'));
  const accused: Event = { type: 'accused', seat, place, henchman };
  if (henchman === CARMEN) return [accused, ended([seat], 'CC-6.1')];
  const out = [...state.out, seat];
  const left = seatsOf(state.rows.length).filter((each) => !out.includes(each));
  if (left.length === 1) return [accused, ended(left, 'CC-5.7')];
  return [accused, ...replacing({ ...state, out }, seat, place === 'center' ? KINDS : ['loot', 'location'])];
};

/**
 * CC-5.3: who of the others must swap next, from the left of `after` on; where nobody can, what is exposed stays and the
 * turn is over.
 */
const replacing = (state: State, after: Seat, exposed: readonly Kind[]): readonly Event[] => {
  const turn = turnOf(state);
  let by = after;
  for (let step = 0; step < state.rows.length && exposed.length > 0; step++) {
    by = leftOf(by, state.rows.length);
    if (by !== turn.seat && !state.out.includes(by) && hasCards(state, by, exposed)) return [{ type: 'replacing', by, exposed }];
  }
  return [turnEnded(state, turn, false)];
};

const decideSwap = (state: State, seat: Seat, action: Extract<Action, { readonly type: 'swap' }>): readonly Event[] => {
  const { turn } = state;
  const { kind, slot } = action;
  const own: Place = { seat, slot };
  switch (turn.step) {
    case 'start':
      return [{ type: 'swapped', seat, why: 'shift', kind, from: own, to: slot }];
    case 'swap': {
      // CC-3.5: the centre's card comes to the top-most empty slot, and all of them are empty
      const top = slotsAt(state.rows.length)[0] ?? slot;
      const swapped: Event =
        action.seat === undefined
          ? { type: 'swapped', seat, why: 'arrest', kind, from: own, to: slot }
          : { type: 'swapped', seat, why: 'arrest', kind, from: { seat: action.seat, slot }, to: top };
      return [swapped, ...afterArrest(state, turn)];
    }
    case 'penalty':
      return [{ type: 'swapped', seat, why: 'penalty', kind, from: own, to: slot }, turnEnded(state, turn, false)];
    case 'replace': {
      const left = turn.exposed.filter((each) => each !== kind);
      return [{ type: 'swapped', seat, why: 'replace', kind, from: own, to: slot }, ...replacing(state, seat, left)];
    }
    default:
      throw new Error(`nobody swaps at ${turn.step}`);
  }
};

/** A warrant at the end of a turn ends it; after one at the start the turn goes on. */
const afterArrest = (state: State, turn: Turn): readonly Event[] => (turn.when === 'end' ? [turnEnded(state, turn, true)] : []);

const decidePass = (state: State, seat: Seat): readonly Event[] => {
  const { turn } = state;
  if (turn.step === 'swap') return [{ type: 'passed', seat, why: 'arrest' }, ...afterArrest(state, turn)];
  return [{ type: 'passed', seat, why: 'penalty' }, turnEnded(state, turnOf(state), false)];
};

// ---- what follows by itself ---------------------------------------------------------------------------------------------

const NOTHING: readonly Event[] = [];

/** Deals, throws the die, replenishes at the end of a turn. */
export const advance = (state: State, random: Random): readonly Event[] => {
  const { turn } = state;
  switch (turn.step) {
    case 'deal':
      return [deal(turn.first ?? random.below(state.rows.length), state.rows.length, random)];
    case 'throw':
      return roll(state, turn, random);
    case 'ending':
      return replenish(state, turn.seat).concat(nextTurn(state, turn.seat));
    default:
      return NOTHING;
  }
};

/** CC-1.4 to CC-1.7. */
const deal = (first: Seat, seats: number, random: Random): Event => {
  const size = slotsAt(seats).length;
  const henchman = shuffled(DECKS.henchman, random);
  const loot = shuffled(DECKS.loot, random);
  const location = shuffled(DECKS.location, random);
  const [boss, stolen, place] = [henchman.pop(), loot.pop(), location.pop()];
  if (boss === undefined || stolen === undefined || place === undefined) throw new Error('a deck is empty');
  const rows = Array.from(
    { length: seats },
    (): Row => ({ henchman: henchman.splice(0, size), loot: loot.splice(0, size), location: location.splice(0, size) }),
  );
  return {
    type: 'dealt',
    first,
    rows,
    center: { henchman: boss, loot: stolen, location: place },
    decks: { henchman, loot, location },
  };
};

/** CC-1.1: each kind with the same chance. CC-2.6: a kind that nobody has is not looked at. */
const roll = (state: State, turn: Turn, random: Random): readonly Event[] => {
  const kind = KINDS[random.below(KINDS.length)] ?? 'henchman';
  const rolled: Event = { type: 'rolled', seat: turn.seat, kind };
  if (state.rows.some((_, seat) => hasCards(state, seat, [kind]))) return [rolled];
  const nothing: Event = { type: 'nothing-to-look-at', seat: turn.seat, kind };
  return turn.warrantUsed ? [rolled, nothing, turnEnded(state, turn, true)] : [rolled, nothing];
};

/** CC-4: one card each a round, from the latest arrest leftwards, until the deck or the empty slots are used up. */
const replenish = (state: State, turn: Seat): Event[] => {
  const drawn: Event[] = [];
  for (const kind of KINDS)
    if (state.decks[kind].length > 0 && state.rows.some((row) => hasGap(row[kind])))
      drawn.push(...replenishKind(state, turn, kind));
  return drawn;
};

const hasGap = (column: readonly (Card | null)[]): boolean => column.includes(null);

const replenishKind = ({ rows, out, decks, lastArrest }: State, turn: Seat, kind: Kind): readonly Event[] => {
  const order = seatsOf(rows.length)
    .map((step) => ((lastArrest ?? turn) + step) % rows.length)
    .filter((seat) => !out.includes(seat));
  const rounds: Event[][] = slotsAt(rows.length).map(() => []);
  for (const seat of order)
    for (const [round, slot] of emptySlots(rows, seat, kind).entries()) rounds[round]?.push({ type: 'drew', seat, kind, slot });
  return rounds.flat().slice(0, decks[kind].length);
};

/** CC-4.3: from the top. */
const emptySlots = (rows: State['rows'], seat: Seat, kind: Kind): readonly Slot[] =>
  slotsAt(rows.length).filter((slot) => cardAt(rows, { seat, slot }, kind) === null);

/** CC-2.7, CC-6.2. */
const nextTurn = (state: State, seat: Seat): Event =>
  state.idleTurns >= CASE_ROUNDS * playing(state) ? ended([], 'CC-6.2') : { type: 'turn-began', seat: nextIn(state, seat) };
