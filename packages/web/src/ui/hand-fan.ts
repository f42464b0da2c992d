/** How a hand of cards lies in the room that it has. Lengths in CSS pixels. */
export interface Fan {
  /** Cards in a row. */
  readonly columns: number;
  /** How much of each card shows beside the next one; a tap there is a tap on that card. */
  readonly step: number;
  /** How wide a card is. */
  readonly card: number;
  /** The strips are too narrow for a name across: it runs down the spine. */
  readonly spines: boolean;
}

/** What a finger hits (WCAG 2.5.5), and the least that it may have to hit (2.5.8). */
const TARGET = 44;
const LEAST = 24;

/** From here on all the cards lie in one row. */
const ROOMY = 600;

const cardIn = (width: number): number => {
  if (width < ROOMY) return 44;
  return width < 2 * ROOMY ? 76 : 96;
};
const GAP = 3;

/** A name across a strip of this width can be read. */
const NAME = 66;

/** Lays out `count` cards in `width`: one row where it is roomy or a finger can tell the cards apart, else two. */
export const fanOf = (count: number, width: number): Fan => {
  const card = cardIn(width);
  const inOneRow = Math.max(1, Math.floor((width - card) / TARGET) + 1);
  const rows = width >= ROOMY || count <= inOneRow ? 1 : 2;
  const columns = Math.max(1, Math.ceil(count / rows));
  const fits = columns === 1 ? card : (width - card) / (columns - 1);
  const step = Math.max(LEAST, Math.min(card + GAP, fits));
  return { columns, step, card, spines: step < NAME };
};
