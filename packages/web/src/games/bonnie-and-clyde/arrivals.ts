import { useRef } from 'preact/hooks';
import type { HandCard, View } from './model.ts';

/** More cards than this come in a new deal alone. */
const MOST = 2;

/** Places of the cards that came into a hand since it was last seen; none after a deal. The last of its kind is the new one. */
export const arrivals = (before: readonly HandCard[], now: readonly HandCard[]): readonly number[] => {
  const counts = (hand: readonly HandCard[], card: HandCard): number => hand.filter((each) => each === card).length;
  const places = now.flatMap((card, place) => (counts(now.slice(0, place + 1), card) > counts(before, card) ? [place] : []));
  return places.length > MOST ? [] : places;
};

interface Sight {
  readonly view: View;
  readonly hand: readonly HandCard[];
  readonly fresh: readonly number[];
}

/** The places of the cards that the last thing that happened brought into the viewer's hand. */
export const useArrivals = (view: View, hand: readonly HandCard[]): readonly number[] => {
  const last = useRef<Sight>({ view, hand, fresh: [] });
  if (last.current.view !== view) last.current = { view, hand, fresh: arrivals(last.current.hand, hand) };
  return last.current.fresh;
};
