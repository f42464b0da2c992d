import type { Size } from '../../ui/size.ts';
import type { Line } from './model.ts';

/** Least room for the cross; below it one line is shown at a time. */
const LEAST: Size = { width: 540, height: 380 };

export const fitsCross = ({ width, height }: Size): boolean => width >= LEAST.width && height >= LEAST.height;

/** How the cross is drawn: the unfolded line, and where the other one crosses it. All in CSS pixels. */
export interface Cross {
  /** From one card of the unfolded line to the next. */
  readonly pitch: number;
  /** Names stand upright along the line from west to east, as on the backs of books. */
  readonly spines: boolean;
  /** Where the start card lies on the unfolded line, from its beginning, and how long the line is. */
  readonly start: number;
  readonly length: number;
  /** From one mark of the folded line to the next, on each side of the start card. */
  readonly marks: readonly [before: number, after: number];
}

/** Least and most from card to card; a longer line scrolls. */
const PITCH = { 'north-south': { least: 30, most: 60 }, 'west-east': { least: 36, most: 170 } } as const;
/** A name fits across a card from this pitch on. */
const WIDE = 112;
/** Thickness of the unfolded line on the side of the folded one. */
const HALF = { 'north-south': 120, 'west-east': 100 } as const;
/** What the name of the outermost mark needs beyond it. */
const BEYOND = { 'north-south': 62, 'west-east': 14 } as const;
const SIGNS = 24;
const MARK = { least: 14, most: 40 } as const;

const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/**
 * Fits the cross into its room. `items`: cards on the unfolded line, `start`: how many of them lie before the start card;
 * `folded`: marks of the other line before and after it.
 */
export const crossOf = (
  line: Line,
  room: Size,
  { items, start, folded }: { readonly items: number; readonly start: number; readonly folded: readonly [number, number] },
): Cross => {
  const along = line === 'north-south' ? room.height : room.width;
  const aside = line === 'north-south' ? room.width : room.height;
  // half a card at either end, for the gaps there
  const pitch = Math.floor(clamp(along / (items + 1), PITCH[line]));
  const free = aside / 2 - HALF[line] - BEYOND[line];
  // on the far side the signs of the gaps come first
  const mark = (count: number, before: number): number => Math.floor(clamp((free - before) / Math.max(1, count), MARK));
  return {
    pitch,
    spines: line === 'west-east' && pitch < WIDE,
    start: (start + 1) * pitch,
    length: (items + 1) * pitch,
    marks: [mark(folded[0], 0), mark(folded[1], SIGNS)],
  };
};
