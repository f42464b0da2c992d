import { at, leftOf, never, type Seat, seatsOf } from '../../core/basics.ts';
import { type Random, shuffled } from '../../core/random.ts';
import type { Action } from './actions.ts';
import { BONUS, CARDS, type Card, FACE_UP, FACES_OF_DIE, PIECES, type Piece, SECTIONS, TO_CARD } from './components.ts';
import { hasWon, mayLeave, outcomeOf } from './rules.ts';
import type { Event, Gumshoe, Landing, MovedBy, State } from './state.ts';

/** A choice becomes facts. */
export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'roll':
      return [{ type: 'die-thrown', seat }];
    case 'move':
      return [moved(state, seat, state.turn.step === 'move' && state.turn.die === null ? 'bonus' : 'throw', action.to)];
    default:
      return never(action);
  }
};

const moved = ({ seats }: State, seat: Seat, by: MovedBy, to: Piece): Event => ({
  type: 'moved',
  seat,
  by,
  from: at(seats, seat).at,
  to,
});

// ---- what follows by itself ---------------------------------------------------------------------------------------------

/** Hides and deals, throws, and after a move does what CJ-2.11 says, one thing at a time. */
export const advance = (state: State, random: Random): readonly Event[] => {
  const { turn, seats, options } = state;
  switch (turn.step) {
    case 'deal': {
      const deal = dealt(seats.length, turn.first, random);
      return [{ type: 'dealt', ...deal }, began(deal.first, at(deal.cards, deal.first))];
    }
    case 'throw': {
      const die = random.below(FACES_OF_DIE) + 1;
      return [{ type: 'rolled', seat: turn.seat, die, to: options.rules === 'junior' && die <= TO_CARD ? 'card' : 'choice' }];
    }
    case 'fly':
      return [moved(state, turn.seat, 'card', locationOf(at(seats, turn.seat)))];
    case 'look':
      return look(state, turn.seat);
    case 'landed':
      return land(state, turn);
    case 'drawing':
      return [won(state, turn.seat) ?? draw(state, turn.seat)];
    case 'done':
      return [passOn(state, turn.seat)];
    default:
      return [];
  }
};

const began = (seat: Seat, card: Card | null): Event => ({ type: 'turn-began', seat, bonus: card === BONUS });

const passOn = ({ seats }: State, seat: Seat): Event => {
  const next = leftOf(seat, seats.length);
  return began(next, at(seats, next).card);
};

const locationOf = ({ card }: Gumshoe): Piece => {
  if (card === null || card === BONUS) throw new Error('there is no location card in hand');
  return card;
};

/** CJ-1.4, CJ-1.5: the seat on the left of each hides its sections under the pieces on its own four cards. */
const dealt = (seats: number, first: Seat | null, random: Random) => {
  const cards = shuffled(PIECES, random);
  const deck = shuffled(CARDS, random);
  const four = (hider: Seat): readonly Piece[] => cards.slice(hider * SECTIONS, (hider + 1) * SECTIONS);
  return {
    first: first ?? random.below(seats),
    hidden: seatsOf(seats).map((owner) => four(leftOf(owner, seats))),
    cards: deck.slice(0, seats),
    deck: deck.slice(seats),
  };
};

const won = (state: State, seat: Seat): Event | undefined => {
  if (!hasWon(state.options, at(state.seats, seat))) return undefined;
  const outcome = outcomeOf({ options: state.options, turn: { step: 'over', seat, die: null } });
  if (outcome === undefined) throw new Error('a game that is over has an outcome');
  return { type: 'game-ended', seat, outcome };
};

/** CJ-2.3 to CJ-2.6, CJ-3.5. */
const look = (state: State, seat: Seat): readonly Event[] => {
  const piece = at(state.seats, seat).at;
  const found = state.seats.findIndex(({ hidden }) => hidden.includes(piece));
  if (found < 0) return [{ type: 'looked', seat, piece, owner: null, said: 'no-clues' }];
  if (found !== seat) return [{ type: 'looked', seat, piece, owner: found, said: 'carmen' }];
  const section = at(state.seats, seat).hidden.indexOf(piece);
  const left = state.options.rules === 'junior' || mayLeave(state, piece);
  return [
    { type: 'looked', seat, piece, owner: seat, said: 'own' },
    { type: 'collected', seat, section, piece, left },
  ];
};

/** CJ-2.11, after the look. */
const land = (state: State, { seat, by }: Landing): readonly Event[] => {
  const end = won(state, seat);
  if (end !== undefined) return [end];
  const stranded = state.seats.findIndex(({ card }, other) => other !== seat && isGone(state, card));
  if (stranded >= 0)
    return [{ type: 'put-aside', seat: stranded, card: locationOf(at(state.seats, stranded)) }, draw(state, stranded)];
  const { at: piece, card, faceUp } = at(state.seats, seat);
  if (by === 'bonus' && card === BONUS) return [{ type: 'returned', seat, card: BONUS }];
  if (card !== piece) return [passOn(state, seat)];
  const isLaid = state.options.rules === 'older' && faceUp.length < FACE_UP;
  return [isLaid ? { type: 'laid', seat, card: piece } : { type: 'returned', seat, card: piece }];
};

const isGone = ({ board }: State, card: Card | null): card is Piece => card !== null && card !== BONUS && !board.includes(card);

/** CJ-2.8: cards of gone pieces are put aside until another comes. */
const draw = (state: State, seat: Seat): Event => {
  const aside: Piece[] = [];
  for (const card of state.deck) {
    if (!isGone(state, card)) return { type: 'drew', seat, card, aside };
    aside.push(card);
  }
  throw new Error('no card is left to draw');
};
