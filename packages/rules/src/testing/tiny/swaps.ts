import { at, type Seat, seatsOf, withAt } from '../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../core/random.ts';
import type { Swap } from '../leaks.ts';
import type { State } from './state.ts';

/** Exchanges a seat's lucky card for one of the rest that was not thrown either. */
const exchanged = (state: State, seat: Seat, random: Random): State | undefined => {
  const others = state.rest.filter((number) => !state.thrown.includes(number));
  if (state.faceUp[seat] || others.length === 0) return undefined;
  const other = pickOne(others, random);
  return {
    ...state,
    lucky: withAt(state.lucky, seat, other),
    rest: withAt(state.rest, state.rest.indexOf(other), at(state.lucky, seat)),
  };
};

/** What is hidden in a tiny race, as its ledger has it. */
export const swaps: readonly Swap<State>[] = [
  {
    name: 'the lucky card of another seat (TR-1.2)',
    swap: (state, seat, random) => exchanged(state, (seat + 1) % state.places.length, random),
  },
  {
    name: 'the own lucky card, never looked at (TR-1.2)',
    swap: (state, seat, random) => (state.peeked[seat] ? undefined : exchanged(state, seat, random)),
  },
  {
    name: 'the own lucky card, looked at before (TR-2.4)',
    recalled: true,
    swap: (state, seat, random) => (state.peeked[seat] ? exchanged(state, seat, random) : undefined),
  },
  {
    name: 'the cards that nobody got (TR-1.2)',
    swap: (state, _seat, random) => ({ ...state, rest: shuffled(state.rest, random) }),
  },
  {
    name: 'the secret strides of others (TR-2.1)',
    swap: (state, seat) => {
      const other = seatsOf(state.strides.length).find((one) => one !== seat && (state.strides[one] ?? 1) > 1);
      return other === undefined ? undefined : { ...state, strides: withAt(state.strides, other, 1) };
    },
  },
];
