/** A point of the window. Lengths in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edges of a box of the window, as `getBoundingClientRect` gives them. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a finger may slip and still have tapped. */
const SLOP = 8;

/** Whether a press has gone far enough to be a drag. */
export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= SLOP;

/** The gap between boxes that lie in rows, in order, which is nearest to a point: 0 before the first, `length` behind the last. */
export const gapAt = (boxes: readonly Box[], { x, y }: Point): number => {
  const away = ({ top, bottom }: Box): number => Math.max(top - y, y - bottom, 0);
  const nearest = Math.min(...boxes.map(away));
  const row = boxes.flatMap((box, index) => (away(box) === nearest ? [{ box, index }] : []));
  const behind = row.find(({ box }) => x < (box.left + box.right) / 2);
  return behind?.index ?? (row.at(-1)?.index ?? -1) + 1;
};
