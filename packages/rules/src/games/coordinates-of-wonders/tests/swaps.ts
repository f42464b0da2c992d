import { at, type Seat, withAt } from '../../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../../core/random.ts';
import type { Swap } from '../../../testing/leaks.ts';
import { PAUSE } from '../components.ts';
import type { State } from '../state.ts';

/** The places of stack and box that nobody has met, in a new order; pause cards stay, since all know where they lie. */
const shuffleUnmet = (state: State, random: Random): State => {
  const up = state.turn.step === 'place' ? 1 : 0;
  const { stack, box } = state;
  const unmet = shuffled(
    [...stack.slice(up), ...box].filter((card) => card !== PAUSE),
    random,
  );
  let next = 0;
  const laid = stack.map((card, index) => (card === PAUSE || index < up ? card : at(unmet, next++)));
  return { ...state, stack: laid, box: box.map(() => at(unmet, next++)) };
};

/** An opponent's answer in secret becomes the other one. */
const exchangeAnswer = (state: State, seat: Seat, random: Random): State | undefined => {
  const { turn } = state;
  if (turn.step !== 'doubt' || turn.sealed === undefined) return undefined;
  const { sealed } = turn;
  const others = sealed.flatMap((answer, other) => (answer === null || other === seat ? [] : [other]));
  if (others.length === 0) return undefined;
  const other = pickOne(others, random);
  return { ...state, turn: { ...turn, sealed: withAt(sealed, other, sealed[other] === 'agree' ? 'call-error' : 'agree') } };
};

/** Another's guess becomes any that it could be. */
const exchangeGuess = (state: State, seat: Seat, random: Random): State | undefined => {
  const { guesses, turn, northSouth, westEast } = state;
  const others = guesses.flatMap((guess, other) => (guess === null || other === seat ? [] : [other]));
  if (turn.step !== 'guess' || others.length === 0) return undefined;
  const most = northSouth.length + westEast.length - 2;
  return { ...state, guesses: withAt(guesses, pickOne(others, random), random.below(most + 1)) };
};

/** The numbers of two places of one's own that are face down to all and have never been turned over. */
const exchangeBacks = (state: State, random: Random): State | undefined => {
  const { deck } = state.options;
  if (deck === null || state.turn.step === 'over') return undefined;
  const { shown, lastCheck, lastCount } = state;
  const seen = [
    ...shown,
    ...(lastCheck === null ? [] : [lastCheck.placed, lastCheck.neighbour]),
    ...(lastCount ?? []).map(({ place }) => place),
  ];
  const [one, other] = shuffled(
    deck.flatMap(({ id }, index) => (seen.includes(id) ? [] : [index])),
    random,
  );
  if (one === undefined || other === undefined) return undefined;
  const withBack = (index: number, from: number) => {
    const { latitudeMinutes, longitudeMinutes } = at(deck, from);
    return { ...at(deck, index), latitudeMinutes, longitudeMinutes };
  };
  const exchanged = withAt(withAt(deck, one, withBack(one, other)), other, withBack(other, one));
  return { ...state, options: { ...state.options, deck: exchanged } };
};

/** What is hidden in Coordinates of Wonders, as the ledger's "Who sees what" has it. */
export const swaps: readonly Swap<State>[] = [
  { name: 'the order of stack and box (CW-1.3)', swap: (state, _, random) => shuffleUnmet(state, random) },
  { name: 'the backs of a deck of one’s own (CW-5.1)', swap: (state, _, random) => exchangeBacks(state, random) },
  { name: 'an answer in secret (CW-3.10)', swap: exchangeAnswer },
  { name: 'a guess before the reveal (CW-4.1)', swap: exchangeGuess },
];
