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
  /** From either end of the unfolded line to the edge of its outermost card: room for a gap and for the name of the end. */
  readonly ends: number;
  /** Where the start card lies on the unfolded line, from its beginning, and how long the line is. */
  readonly start: number;
  readonly length: number;
  /** From one mark of the folded line to the next, on each side of the start card. */
  readonly marks: readonly [before: number, after: number];
}

/** Least and most from card to card; a longer line scrolls. */
const PITCH = { 'north-south': { least: 30, most: 60 }, 'west-east': { least: 36, most: 200 } } as const;
/** Room at either end of the line from west to east. */
const AT_ENDS = 52;
/** A name fits across a card from this pitch on. */
const WIDE = 112;
/** Thickness of the unfolded line on the side of the folded one; names with numbers take more. */
const HALF = {
  bare: { 'north-south': 120, 'west-east': 100 },
  numbered: { 'north-south': 170, 'west-east': 112 },
} as const;
/** What the name of the outermost mark needs beyond it. */
const BEYOND = { 'north-south': 62, 'west-east': 14 } as const;
const SIGNS = 24;
const MARK = { least: 14, most: 40 } as const;

const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/**
 * Fits the cross into its room. `items`: cards on the unfolded line, `start`: how many of them lie before the start card;
 * `folded`: marks of the other line before and after it; `numbered`: plates may show numbers beside their names.
 */
export const crossOf = (
  line: Line,
  room: Size,
  {
    items,
    start,
    folded,
    numbered,
  }: {
    readonly items: number;
    readonly start: number;
    readonly folded: readonly [number, number];
    readonly numbered: boolean;
  },
): Cross => {
  const along = line === 'north-south' ? room.height : room.width;
  const aside = line === 'north-south' ? room.width : room.height;
  const pitch = Math.floor(clamp(line === 'north-south' ? along / (items + 1) : (along - 2 * AT_ENDS) / items, PITCH[line]));
  const ends = line === 'north-south' ? pitch / 2 : AT_ENDS;
  const free = aside / 2 - HALF[numbered ? 'numbered' : 'bare'][line] - BEYOND[line];
  // on the far side the signs of the gaps come first
  const mark = (count: number, before: number): number => Math.floor(clamp((free - before) / Math.max(1, count), MARK));
  return {
    pitch,
    spines: line === 'west-east' && pitch < WIDE,
    ends,
    start: ends + (start + 0.5) * pitch,
    length: items * pitch + 2 * ends,
    marks: [mark(folded[0], 0), mark(folded[1], SIGNS)],
  };
};
