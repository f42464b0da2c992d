import { type Line, lineOf, type Placed, type View } from './model.ts';

/** Something on a line: a card, or the one in hand where it would be laid. */
export interface Item {
  readonly id: string;
  readonly kind: 'card' | 'start' | 'new' | 'ghost';
}

/** A gap where the card in hand may be laid; `edge`: how many items of the lane lie before it. */
export interface Slot {
  readonly gap: number;
  readonly edge: number;
}

/** What lies on a line, with the ghost of the card in hand, and what has just been laid, marked. */
export const itemsOn = (view: View, line: Line, ghost: Placed | null): readonly Item[] => {
  const { turn, start, stack } = view;
  const placed = turn.step === 'doubt' || turn.step === 'check' ? turn.placed : null;
  const cards = lineOf(view, line).map((id, index): Item => {
    if (id === start) return { id, kind: 'start' };
    return { id, kind: placed?.line === line && placed.gap === index ? 'new' : 'card' };
  });
  if (ghost === null || ghost.line !== line || stack.top === null) return cards;
  return cards.toSpliced(ghost.gap, 0, { id: stack.top, kind: 'ghost' });
};

/** The gaps of a line of so many cards, without the one where the ghost lies. */
export const slotsOn = (line: Line, cards: number, ghost: Placed | null): readonly Slot[] =>
  Array.from({ length: cards + 1 }, (_, gap) => gap).flatMap((gap) => {
    if (ghost === null || ghost.line !== line) return [{ gap, edge: gap }];
    return gap === ghost.gap ? [] : [{ gap, edge: gap > ghost.gap ? gap + 1 : gap }];
  });
