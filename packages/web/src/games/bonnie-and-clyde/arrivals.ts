import { useRef } from 'preact/hooks';
import type { HandCard, View } from './model.ts';

/** More cards than this come in a new deal alone. */
const MOST = 2;

const countOf = (cards: readonly HandCard[], card: HandCard): number => cards.filter((each) => each === card).length;

/** The cards that came into a hand since it was last seen; none after a deal. */
export const arrivals = (before: readonly HandCard[], now: readonly HandCard[]): readonly HandCard[] => {
  const came = now.filter((card, place) => countOf(now.slice(0, place + 1), card) > countOf(before, card));
  return came.length > MOST ? [] : came;
};

/** A hand as it was seen, in whose turn, and which of its cards had come in that turn. */
export interface Sight {
  readonly turn: number;
  readonly hand: readonly HandCard[];
  readonly fresh: readonly HandCard[];
}

/** What a new sight of the hand shows to be new: for the rest of the turn in which it came, and for as long as it is there. */
export const seenAgain = (last: Sight, turn: number, hand: readonly HandCard[]): Sight => {
  const old = turn === last.turn ? last.fresh : [];
  const stayed = old.filter((card, index) => countOf(old.slice(0, index + 1), card) <= countOf(hand, card));
  return { turn, hand, fresh: [...stayed, ...arrivals(last.hand, hand)] };
};

/** The places of the new cards; of equal cards the last ones are new. */
export const freshPlaces = ({ hand, fresh }: Sight): readonly number[] =>
  hand.flatMap((card, place) => (countOf(hand.slice(place), card) <= countOf(fresh, card) ? [place] : []));

/** The places of the cards that have come into the viewer's hand in the present turn. */
export const useArrivals = (view: View, hand: readonly HandCard[]): readonly number[] => {
  const seen = useRef(view);
  const last = useRef<Sight>({ turn: view.turn.seat, hand, fresh: [] });
  if (seen.current !== view) last.current = seenAgain(last.current, view.turn.seat, hand);
  seen.current = view;
  return freshPlaces(last.current);
};
