import { type Direction, ENDS, type Judged, LINES, type Line } from '../model.ts';
import type { SeenCount } from '../recent.ts';

/** One of the four arms of the cross, from the start card outward (CW-4.2). */
export interface Arm {
  readonly direction: Direction;
  readonly line: Line;
  readonly cards: readonly Judged[];
}

/** The line of a count by name. */
export const countedOn = ({ northSouth, westEast }: Pick<SeenCount, 'northSouth' | 'westEast'>, line: Line): readonly Judged[] =>
  line === 'north-south' ? northSouth : westEast;

/** The arms in the order in which they are walked; those without a card are left out. */
export const armsOf = (count: Pick<SeenCount, 'northSouth' | 'westEast' | 'start'>): readonly Arm[] =>
  LINES.flatMap((line) => {
    const cards = countedOn(count, line);
    const start = cards.findIndex(({ id }) => id === count.start);
    const [first, last] = ENDS[line];
    return [
      { direction: first, line, cards: cards.slice(0, start).reverse() },
      { direction: last, line, cards: cards.slice(start + 1) },
    ];
  }).filter(({ cards }) => cards.length > 0);

/** How many steps the walk has: one for each card besides the start card. */
export const stepsOf = (arms: readonly Arm[]): number => arms.reduce((sum, { cards }) => sum + cards.length, 0);
