import type { Seat } from '../../core/basics.ts';
import type { Line } from './components.ts';
import { type Belief, beliefIn, linesIn, type Sharpness } from './knowledge.ts';
import type { Placed, View } from './state.ts';

/** What a player is asked. `seat`: who has laid the card. */
export type Asked =
  | { readonly step: 'place'; readonly card: Belief }
  | { readonly step: 'doubt' | 'check'; readonly placed: Placed; readonly seat: Seat }
  | { readonly step: 'guess' };

/** All that a player goes by: beliefs about the cards, and tokens. There are no places in it, so that no bot can look one up. */
export interface Mind {
  readonly seat: Seat;
  /** By seat. */
  readonly tokens: readonly number[];
  readonly lines: { readonly [L in Line]: readonly Belief[] };
  /** How many cards lie before the start card on each line. */
  readonly start: { readonly [L in Line]: number };
  readonly asked: Asked;
}

const askedIn = ({ turn, stack }: View, belief: (id: string) => Belief): Asked => {
  switch (turn.step) {
    case 'place':
      if (stack.top === null) throw new Error('no card has come up');
      return { step: turn.step, card: belief(stack.top) };
    case 'doubt':
    case 'check':
      return { step: turn.step, placed: turn.placed, seat: turn.seat };
    case 'guess':
      return { step: turn.step };
    case 'over':
      throw new Error('nobody is asked');
  }
};

/** What a player of this sharpness makes of its view. */
export const mindOf = (view: View, sharpness: Sharpness, self: number): Mind => {
  if (view.seat === null) throw new Error('nobody is asked who only watches');
  return {
    seat: view.seat,
    tokens: view.tokens,
    lines: linesIn(view, sharpness, self),
    start: { 'north-south': view.northSouth.indexOf(view.start), 'west-east': view.westEast.indexOf(view.start) },
    asked: askedIn(view, (id) => beliefIn(view, id, sharpness, self)),
  };
};
