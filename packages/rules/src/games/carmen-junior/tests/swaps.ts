import { at, type Seat, seatsOf, withAt } from '../../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../../core/random.ts';
import type { Swap } from '../../../testing/leaks.ts';
import { BONUS, type Card, type Piece } from '../components.ts';
import type { State } from '../state.ts';

/** A section that is still hidden. */
interface Section {
  readonly owner: Seat;
  readonly index: number;
  readonly piece: Piece;
}

const sectionsOf = ({ seats }: State): readonly Section[] =>
  seats.flatMap(({ hidden }, owner) => hidden.flatMap((piece, index) => (piece === null ? [] : [{ owner, index, piece }])));

/** Whether a seat hid the sections of another (CJ-1.4: the left neighbour did). */
const isHider = ({ seats }: State, seat: Seat, owner: Seat): boolean => (owner + 1) % seats.length === seat;

/** Those that the seat did not hide. */
const unknownTo = (state: State, seat: Seat): readonly Section[] =>
  sectionsOf(state).filter(({ owner }) => !isHider(state, seat, owner));

const lookersAt = ({ seen }: State, piece: Piece): readonly Seat[] =>
  seen.filter((look) => look.piece === piece).map(({ seat }) => seat);

const put = (state: State, { owner, index }: Section, piece: Piece): State => {
  const gumshoe = at(state.seats, owner);
  return { ...state, seats: withAt(state.seats, owner, { ...gumshoe, hidden: withAt(gumshoe.hidden, index, piece) }) };
};

/** Two sections in each other's places; who saw one has seen the other. Not where one had seen its own then, and would have taken it. */
const exchange = (state: State, [one, other]: readonly Section[]): State | undefined => {
  if (one === undefined || other === undefined) return undefined;
  const foundBy = (piece: Piece, owner: Seat): boolean => lookersAt(state, piece).includes(owner);
  if (foundBy(one.piece, other.owner) || foundBy(other.piece, one.owner)) return undefined;
  const owners = new Map([
    [one.piece, other.owner],
    [other.piece, one.owner],
  ]);
  const seen = state.seen.map((look) => ({ ...look, owner: owners.get(look.piece) ?? look.owner }));
  return put(put({ ...state, seen }, one, other.piece), other, one.piece);
};

/** Two of one owner. */
const twoOfOne = (sections: readonly Section[], random: Random): readonly Section[] => {
  const [first, ...rest] = shuffled(sections, random);
  return first === undefined ? [] : [first, ...rest.filter(({ owner }) => owner === first.owner)];
};

/** Two of different owners. */
const twoOfTwo = (sections: readonly Section[], random: Random): readonly Section[] => {
  const [first, ...rest] = shuffled(sections, random);
  return first === undefined ? [] : [first, ...rest.filter(({ owner }) => owner !== first.owner)];
};

/** A card that the seat does not see: another's, or one in the deck. */
type Place = { readonly seat: Seat } | { readonly deck: number };

const cardAt = ({ seats, deck }: State, place: Place): Card | null =>
  'seat' in place ? at(seats, place.seat).card : at(deck, place.deck);

const withCard = (state: State, place: Place, card: Card | null): State =>
  'seat' in place
    ? { ...state, seats: withAt(state.seats, place.seat, { ...at(state.seats, place.seat), card }) }
    : card === null
      ? state
      : { ...state, deck: withAt(state.deck, place.deck, card) };

const isOnTurn = ({ turn }: State, seat: Seat): boolean => 'seat' in turn && turn.seat === seat;

/** Others' hands, but for the seat on turn that is seen to use the bonus card. */
const handsBut = (state: State, seat: Seat): readonly Place[] =>
  seatsOf(state.seats.length).flatMap((other) =>
    other === seat || (isOnTurn(state, other) && at(state.seats, other).card === BONUS) ? [] : [{ seat: other }],
  );

const exchangeCards = (state: State, seat: Seat, random: Random, others: readonly Place[]): State | undefined => {
  const hands = handsBut(state, seat);
  if (state.turn.step === 'over' || hands.length === 0) return undefined;
  const hand = pickOne(hands, random);
  const fits = (holder: Place, card: Card | null): boolean =>
    !('seat' in holder) || (card === BONUS ? !isOnTurn(state, holder.seat) : card !== null && state.board.includes(card));
  const mine = cardAt(state, hand);
  const fitting = others.filter((other) => fits(hand, cardAt(state, other)) && fits(other, mine));
  if (fitting.length === 0) return undefined;
  const other = pickOne(fitting, random);
  return withCard(withCard(state, hand, cardAt(state, other)), other, mine);
};

/** What is hidden in Junior Detective, as CJ-4 has it. */
export const swaps: readonly Swap<State>[] = [
  {
    name: 'which of one’s sections lies where (CJ-1.4)',
    swap: (state, seat, random) => exchange(state, twoOfOne(unknownTo(state, seat), random)),
  },
  {
    name: 'whose sections lie where the seat has not looked, others may have (CJ-2.5)',
    swap: (state, seat, random) => {
      const unseen = unknownTo(state, seat).filter(({ piece }) => !lookersAt(state, piece).includes(seat));
      return exchange(state, twoOfTwo(unseen, random));
    },
  },
  {
    name: 'a section and an empty piece, where nobody has looked (CJ-1.4)',
    swap: (state, seat, random) => {
      const unseen = unknownTo(state, seat).filter(({ piece }) => lookersAt(state, piece).length === 0);
      const lying = sectionsOf(state).map(({ piece }) => piece);
      const empty = state.board.filter((piece) => !lying.includes(piece) && lookersAt(state, piece).length === 0);
      return unseen.length === 0 || empty.length === 0 ? undefined : put(state, pickOne(unseen, random), pickOne(empty, random));
    },
  },
  {
    name: 'where the seat hid the sections of its neighbour (CJ-1.4)',
    recalled: true,
    swap: (state, seat, random) =>
      exchange(
        state,
        shuffled(
          sectionsOf(state).filter(({ owner }) => isHider(state, seat, owner)),
          random,
        ),
      ),
  },
  {
    name: 'whose section the seat has seen (CJ-2.5)',
    recalled: true,
    swap: (state, seat, random) => {
      const seen = sectionsOf(state).filter(({ piece }) => lookersAt(state, piece).includes(seat));
      if (seen.length === 0) return undefined;
      const first = pickOne(seen, random);
      return exchange(state, [first, ...shuffled(sectionsOf(state), random).filter(({ owner }) => owner !== first.owner)]);
    },
  },
  {
    name: 'the cards of two others (CJ-1.5)',
    swap: (state, seat, random) => exchangeCards(state, seat, random, handsBut(state, seat)),
  },
  {
    name: 'another’s card and one in the deck (CJ-1.5)',
    swap: (state, seat, random) =>
      exchangeCards(
        state,
        seat,
        random,
        seatsOf(state.deck.length).map((deck) => ({ deck })),
      ),
  },
  {
    name: 'the order of the deck (CJ-1.5)',
    swap: (state, _, random) => ({ ...state, deck: shuffled(state.deck, random) }),
  },
];
