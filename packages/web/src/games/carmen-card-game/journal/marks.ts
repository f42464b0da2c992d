import type { At, Card } from '../model.ts';

/** What a player writes into a cell, in the order in which taps go through them. */
export const MARKS = ['?', 'x', 'v'] as const;
export type Mark = (typeof MARKS)[number];

/** A mark, and when it was made: the number of the log's last entry then. */
export interface Marked {
  readonly mark: Mark;
  readonly version: number;
}

/** A player's own marks, by card and place. */
export type Marks = ReadonlyMap<string, Marked>;

/** A cell: a card, and a place where it may lie. */
export interface Cell {
  readonly card: Card;
  readonly at: At;
}

const keyOf = ({ card, at }: Cell): string => `${card}@${at === 'center' ? at : `${at.seat}.${at.slot}`}`;

const MARKED = /^([?xv])(\d{1,9})$/;

const markedIn = (text: unknown): Marked | undefined => {
  const [, sign, version] = (typeof text === 'string' ? MARKED.exec(text) : null) ?? [];
  const mark = MARKS.find((each) => each === sign);
  return mark === undefined ? undefined : { mark, version: Number(version) };
};

/** Reads a journal as it is kept: `{"crown-jewels@1.top": "v12"}`. What cannot be read is left out. */
export const parseMarks = (text: string): Marks => {
  try {
    const raw: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof raw !== 'object' || raw === null) return new Map();
    return new Map(
      Object.entries(raw).flatMap(([key, value]) => {
        const marked = markedIn(value);
        return marked === undefined ? [] : [[key, marked] as const];
      }),
    );
  } catch {
    return new Map();
  }
};

export const showMarks = (marks: Marks): string =>
  JSON.stringify(Object.fromEntries([...marks].map(([key, { mark, version }]) => [key, `${mark}${version}`])));

export const markAt = (marks: Marks, cell: Cell): Marked | undefined => marks.get(keyOf(cell));

/** The marks with one cell as given; `null`: as if nothing had been written there. */
export const withMark = (marks: Marks, cell: Cell, mark: Mark | null, version: number): Marks => {
  const next = new Map(marks);
  if (mark === null) next.delete(keyOf(cell));
  else next.set(keyOf(cell), { mark, version });
  return next;
};

/** What a tap on a cell brings next: nothing → ? → ✗ → ✓ → nothing. */
export const nextMark = (mark: Mark | undefined): Mark | null => MARKS[mark === undefined ? 0 : MARKS.indexOf(mark) + 1] ?? null;
