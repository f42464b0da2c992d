import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../browser/storage.ts';

/** A player's own order of a hand: the names of its cards as they last lay, left to right. `null`: sorted, as it comes. */
export type Order = readonly string[] | null;

/**
 * The places of `hand` in the order in which they are shown. A card that came since the order was made lies behind the last of
 * its like, or at the end; equal cards stand in for each other.
 */
export const arranged = (hand: readonly string[], order: Order): readonly number[] => {
  const sorted = hand.map((_, place) => place);
  if (order === null) return sorted;
  const left = new Set(sorted);
  const shown: number[] = [];
  for (const card of order) {
    const place = [...left].find((each) => hand[each] === card);
    if (place === undefined) continue;
    left.delete(place);
    shown.push(place);
  }
  for (const place of left) {
    const like = shown.findLastIndex((each) => hand[each] === hand[place]);
    shown.splice(like < 0 ? shown.length : like + 1, 0, place);
  }
  return shown;
};

/** The order that shows these places; `null` where that is how the hand comes anyway. */
export const orderOf = (hand: readonly string[], places: readonly number[]): Order => {
  const names = places.map((place) => hand[place] ?? '');
  return names.every((name, index) => name === hand[index]) ? null : names;
};

/** The shown places with some of them put into the gap before the `gap`th, together and in their order. */
export const regrouped = (places: readonly number[], picked: readonly number[], gap: number): readonly number[] => {
  const isPicked = (place: number): boolean => picked.includes(place);
  const rest = (part: readonly number[]): readonly number[] => part.filter((place) => !isPicked(place));
  return [...rest(places.slice(0, gap)), ...places.filter(isPicked), ...rest(places.slice(gap))];
};

/** The gap that brings what is picked one place to the left (-1) or to the right (1); `null` at the end of the hand. */
export const gapBeside = (places: readonly number[], picked: readonly number[], by: -1 | 1): number | null => {
  const lying = places.flatMap((place, index) => (picked.includes(place) ? [index] : []));
  const gap = by < 0 ? Math.min(...lying) - 1 : Math.max(...lying) + 2;
  return lying.length === 0 || gap < 0 || gap > places.length ? null : gap;
};

/** A hand, and its places in the order in which they are shown. Of equal cards it says which is which. */
export interface Arrangement {
  readonly hand: readonly string[];
  readonly places: readonly number[];
}

/** The same order for what the hand is now. */
export const rearranged = (last: Arrangement, hand: readonly string[]): Arrangement =>
  last.hand.length === hand.length && hand.every((card, place) => last.hand[place] === card)
    ? last
    : { hand, places: arranged(hand, orderOf(last.hand, last.places)) };

/** How a hand is shown, and what its player may do about it. */
export interface HandOrder {
  /** Places of the hand from left to right. */
  readonly places: readonly number[];
  readonly isSorted: boolean;
  /** Puts some places into the gap before the `gap`th shown card. */
  put(picked: readonly number[], gap: number): void;
  sort(): void;
}

const SEPARATOR = ' ';

const recalled = (key: string): Order => {
  const text = recall(key) ?? '';
  return text === '' ? null : text.split(SEPARATOR);
};

/** A hand in its player's own order, which this browser keeps under `key` (one for each table and seat). */
export const useHandOrder = (key: string, hand: readonly string[]): HandOrder => {
  const [kept, keep] = useState<Arrangement>(() => ({ hand, places: arranged(hand, recalled(key)) }));
  const now = rearranged(kept, hand);
  const order = orderOf(hand, now.places);
  const text = order?.join(SEPARATOR) ?? '';

  // cards that have gone leave no gap for the next ones of their kind
  useEffect(() => keep(now), [now]);
  useEffect(() => {
    if ((recall(key) ?? '') !== text) remember(key, text);
  }, [key, text]);

  return {
    places: now.places,
    isSorted: order === null,
    put: (picked, gap) => keep({ hand, places: regrouped(now.places, picked, gap) }),
    sort: () => keep({ hand, places: arranged(hand, null) }),
  };
};
