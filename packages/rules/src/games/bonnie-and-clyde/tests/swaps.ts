import { at, type Seat, seatsOf, withAt } from '../../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../../core/random.ts';
import type { Swap } from '../../../testing/leaks.ts';
import { type Card, isOutlaw, numberOf } from '../components.ts';
import { plainMemoirs } from '../notation.ts';
import { sorted } from '../rules.ts';
import type { State } from '../state.ts';

/** Whether a seat has looked into that hideout before. */
const hasSeen = (state: State, seat: Seat, index: number): boolean =>
  state.seen.some((sight) => sight.seat === seat && numberOf(sight.location) === index + 1);

/** Numbers of hideouts that a seat cannot see into, an open choice of its own left out. */
const dark = (state: State, seat: Seat, seen: boolean): readonly number[] => {
  const { turn } = state;
  return state.hideouts.flatMap((card, index) => {
    const open = turn.step === 'choose' && numberOf(turn.location) === index + 1;
    return card === null || open || hasSeen(state, seat, index) !== seen ? [] : [index];
  });
};

const exchangeHideouts = (state: State, [one, other]: readonly number[]): State | undefined => {
  if (one === undefined || other === undefined) return undefined;
  const card = at<Card | null>(state.hideouts, one);
  return { ...state, hideouts: withAt(withAt(state.hideouts, one, at<Card | null>(state.hideouts, other)), other, card) };
};

/** Exchanges a card of another hand for one of the case file. */
const exchangeHand = (state: State, seat: Seat, random: Random): State | undefined => {
  const other = pickOne(
    seatsOf(state.hands.length).filter((each) => each !== seat),
    random,
  );
  const hand = at(state.hands, other);
  const [top] = state.caseFile;
  // what it took from the FBI files is known to all
  const taken = state.memoirs.flatMap((memoir) =>
    'card' in memoir && memoir.type !== 'laid' && memoir.seat === other ? [memoir.card] : [],
  );
  const places = hand.flatMap((card, place) => (taken.includes(card) ? [] : [place]));
  if (places.length === 0 || top === undefined) return undefined;
  const place = pickOne(places, random);
  return {
    ...state,
    hands: withAt(state.hands, other, sorted(withAt(hand, place, top))),
    caseFile: withAt(state.caseFile, 0, at(hand, place)),
  };
};

/** What is hidden in Bonnie and Clyde, as the ledger's "Who sees what" has it. */
export const swaps: readonly Swap<State>[] = [
  { name: 'the case file (BC-1.5)', swap: (state, _, random) => ({ ...state, caseFile: shuffled(state.caseFile, random) }) },
  { name: 'the hands of others (BC-1.5)', swap: exchangeHand },
  {
    name: 'hideouts never looked at (BC-1.4)',
    swap: (state, seat, random) => exchangeHideouts(state, shuffled(dark(state, seat, false), random)),
  },
  {
    name: 'hideouts looked at before (BC-2.7)',
    recalled: true,
    swap: (state, seat, random) => exchangeHideouts(state, shuffled(dark(state, seat, true), random)),
  },
  {
    name: 'covered FBI files (BC-1.6)',
    recalled: true,
    swap: (state, seat, random) => {
      const [top, ...rest] = state.fbiFiles;
      if (top === undefined || (state.turn.step === 'search' && state.turn.seat === seat)) return undefined;
      const fbiFiles = [top, ...shuffled(rest, random)];
      return { ...state, fbiFiles, memoirs: plainMemoirs(fbiFiles) };
    },
  },
  {
    name: 'what lies where another looks now (BC-2.7)',
    swap: (state, seat, random) => {
      const { turn } = state;
      if (turn.step !== 'choose' || turn.seat === seat) return undefined;
      const index = numberOf(turn.location) - 1;
      if (hasSeen(state, seat, index)) return undefined;
      const others = dark(state, seat, false).filter((other) => !isOutlaw(at(state.hideouts, other) ?? 'bonnie'));
      return others.length === 0 ? undefined : exchangeHideouts(state, [index, pickOne(others, random)]);
    },
  },
];
