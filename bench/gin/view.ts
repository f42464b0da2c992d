import type { Viewer } from '@tabletrotter/rules/core/basics';
import { type Random, shuffled } from '@tabletrotter/rules/core/random';
import { handOf, outcome, toAct } from './rules.ts';
import { type Card, DECK, type Event, type EventView, type State, type View } from './state.ts';

export const viewFor = (state: State, viewer: Viewer): View => ({
  game: 'gin-like',
  seat: viewer,
  options: state.options,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : { count: hand.length })),
  deck: { count: state.deck.length },
  discards: state.discards,
  turn: state.turn,
  toAct: toAct(state),
  outcome: outcome(state) ?? null,
});

export const eventFor = (event: Event, viewer: Viewer): EventView => {
  switch (event.type) {
    case 'dealt': {
      const hand = viewer === null ? undefined : event.hands[viewer];
      const { type, discards } = event;
      return hand === undefined ? { type, discards } : { type, discards, hand };
    }
    case 'drew':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    default:
      return event;
  }
};

/** Any deal of what the seat does not see. */
export const imagine = (view: View, random: Random): State => {
  const { options, discards, turn, deck } = view;
  const own = handOf(view);
  const hidden = DECK.filter((card) => !own.includes(card) && !discards.includes(card));
  const unseen = shuffled<Card>(hidden, random);
  const hands = view.hands.map((hand) => ('count' in hand ? unseen.splice(0, hand.count) : hand));
  return { options, hands, deck: unseen.slice(0, deck.count), discards, turn };
};
