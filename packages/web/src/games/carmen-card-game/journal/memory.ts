import type { Told } from '../../screen.ts';
import { type Card, DECKS, type EventView, type Spot } from '../model.ts';
import { type Mark, type Marks, markAt } from './marks.ts';

/** A mark at a place, and how many turns ago it was made; `null` where that was too long ago to say. */
export interface Noted {
  readonly card: Card;
  readonly mark: Mark;
  readonly turnsAgo: number | null;
}

/** Turns that have begun since an entry of the log; `null` where the log in hand does not reach back to it. */
const turnsSince = (told: readonly Told<EventView>[], seq: number): number | null => {
  const [first] = told;
  if (first === undefined || first.seq > seq) return null;
  return told.filter((each) => each.seq > seq && each.event.type === 'turn-began').length;
};

const shows = (event: EventView, card: Card): boolean => {
  switch (event.type) {
    case 'looked':
      return event.card === card;
    case 'warrant-called':
      return event.loot.card === card || event.location.card === card;
    case 'carmen-called':
      return event.loot === card || event.location === card;
    case 'accused':
      return event.henchman === card;
    default:
      return false;
  }
};

/** How many turns ago the viewer saw a card last, by what the log still says; `null` where it does not say. */
export const seenAgo = (told: readonly Told<EventView>[], card: Card): number | null => {
  const seen = told.findLast(({ event }) => shows(event, card));
  return seen === undefined ? null : turnsSince(told, seen.seq);
};

/** What the player's own marks say of a place: what is there or may be. */
export const notedAt = (marks: Marks, told: readonly Told<EventView>[], { kind, at }: Spot): readonly Noted[] => {
  const cards: readonly Card[] = DECKS[kind];
  return cards.flatMap((card) => {
    const marked = markAt(marks, { card, at });
    if (marked === undefined || marked.mark === 'x') return [];
    return [{ card, mark: marked.mark, turnsAgo: turnsSince(told, marked.version) }];
  });
};
