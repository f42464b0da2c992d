import { at, leftOf, never, type Refusal, type Seat, withAt, without } from '@tabletrotter/rules/core/basics';
import type { Outcome } from '@tabletrotter/rules/core/game';
import { type Random, shuffled } from '@tabletrotter/rules/core/random';
import { type Action, type Card, type Config, DECK, type Event, type State, type View } from './state.ts';

// GL-1: 52 cards, two hands of ten, one card face up.
// GL-2: a turn is a draw from the deck, then a discard of any card of the hand.
// GL-3: it ends without a winner when the deck is empty and the last card drawn is answered.

const SEATS = 2;
const HAND = 10;

export const setup = (options: Config): State => ({
  options,
  hands: [[], []],
  deck: [],
  discards: [],
  turn: { seat: 0, step: 'deal' },
});

export const toAct = ({ turn }: State): readonly Seat[] => (turn.step === 'draw' || turn.step === 'discard' ? [turn.seat] : []);

const DRAWN: Outcome = { winners: [], scores: null, reason: 'GL-3' };

export const outcome = ({ turn }: State): Outcome | undefined => (turn.step === 'over' ? DRAWN : undefined);

const DRAW: readonly Action[] = [{ type: 'draw' }];
const DISCARDS: readonly Action[] = DECK.map((card) => ({ type: 'discard', card }));

export const handOf = ({ seat, hands }: View): readonly Card[] => {
  const hand = seat === null ? undefined : hands[seat];
  return hand === undefined || 'count' in hand ? [] : hand;
};

export const candidates = (view: View): readonly Action[] => {
  if (view.seat !== view.turn.seat) return [];
  switch (view.turn.step) {
    case 'draw':
      return DRAW;
    case 'discard':
      return handOf(view).map((card) => at(DISCARDS, card));
    default:
      return [];
  }
};

const refuse = (reason: string): Refusal => ({ rule: 'GL-2', reason, params: {} });

export const refusal = (view: View, action: Action): Refusal | undefined => {
  if (view.seat !== view.turn.seat || view.turn.step === 'over') return refuse('not-now');
  switch (action.type) {
    case 'draw':
      return view.turn.step === 'draw' ? undefined : refuse('already-drawn');
    case 'discard':
      if (view.turn.step !== 'discard') return refuse('draw-first');
      return handOf(view).includes(action.card) ? undefined : refuse('not-in-hand');
    default:
      return never(action);
  }
};

export const decide = (state: State, seat: Seat, action: Action): readonly Event[] => {
  switch (action.type) {
    case 'draw':
      return [{ type: 'drew', seat, card: at(state.deck, 0) }];
    case 'discard':
      return [{ type: 'discarded', seat, card: action.card, next: leftOf(seat, SEATS) }];
    default:
      return never(action);
  }
};

const NOTHING: readonly Event[] = [];
const END: readonly Event[] = [{ type: 'game-ended' }];

export const advance = ({ turn, deck }: State, random: Random): readonly Event[] => {
  if (turn.step === 'deal') return [deal(random)];
  return turn.step === 'draw' && deck.length === 0 ? END : NOTHING;
};

const deal = (random: Random): Event => {
  const cards = shuffled(DECK, random);
  const dealt = SEATS * HAND;
  return {
    type: 'dealt',
    hands: [cards.slice(0, HAND), cards.slice(HAND, dealt)],
    deck: cards.slice(dealt + 1),
    discards: cards.slice(dealt, dealt + 1),
  };
};

export const evolve = (state: State, event: Event): State => {
  const { options, hands, deck, discards, turn } = state;
  switch (event.type) {
    case 'dealt':
      return { options, hands: event.hands, deck: event.deck, discards: event.discards, turn: { seat: 0, step: 'draw' } };
    case 'drew': {
      const hand = [...at(hands, event.seat), event.card];
      const next = { seat: event.seat, step: 'discard' } as const;
      return { options, hands: withAt(hands, event.seat, hand), deck: deck.slice(1), discards, turn: next };
    }
    case 'discarded': {
      const hand = without(at(hands, event.seat), event.card);
      const next = { seat: event.next, step: 'draw' } as const;
      return { options, hands: withAt(hands, event.seat, hand), deck, discards: [...discards, event.card], turn: next };
    }
    case 'game-ended':
      return { options, hands, deck, discards, turn: { seat: turn.seat, step: 'over' } };
    default:
      return never(event);
  }
};
