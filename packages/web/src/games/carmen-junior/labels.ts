import type { Size } from '../../ui/size.ts';
import type { Piece } from './model.ts';

/** On which side of a piece's middle its name stands. */
const SIDES = ['below', 'left', 'right', 'above'] as const;
export type Side = (typeof SIDES)[number];

/** Where pieces are small and close, names go out to sea first. */
const PREFERRED: { readonly [P in Piece]?: Side } = {
  mexico: 'left',
  'central-america': 'left',
  andes: 'left',
  caribbean: 'right',
  amazon: 'right',
  brazil: 'right',
  patagonia: 'right',
  'british-isles': 'left',
  'western-europe': 'left',
  'west-africa': 'left',
  'central-africa': 'left',
  'east-africa': 'right',
  japan: 'right',
  'southeast-asia': 'right',
};

/** A name as large as it is written, and the middle of its piece, in CSS pixels. */
export interface Label extends Size {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** Half of the ring about a piece's middle, and how far from it a name stands. */
export const RING = 17;
const APART = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxAt = (x: number, y: number, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const boxOn = (side: Side, label: Label): Box => {
  const { x, y, width, height } = label;
  const [aside, away] = [RING + APART + width / 2, RING + height / 2];
  switch (side) {
    case 'below':
      return boxAt(x, y + away, label);
    case 'above':
      return boxAt(x, y - away, label);
    case 'left':
      return boxAt(x - aside, y, label);
    case 'right':
      return boxAt(x + aside, y, label);
  }
};

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * On which side of its piece each name stands, so that none lies over another, over a ring or over the edge of the map; names
 * that find no place are left out.
 */
export const sidesFor = (labels: readonly Label[], map: Size): ReadonlyMap<Piece, Side> => {
  const sides = new Map<Piece, Side>();
  const ring = { width: 2 * RING, height: 2 * RING };
  const taken = labels.map(({ piece, x, y }) => ({ piece, box: boxAt(x, y, ring) }));
  for (const label of labels) {
    const preferred = PREFERRED[label.piece] ?? 'below';
    const side = [preferred, ...SIDES.filter((each) => each !== preferred)].find((each) => {
      const box = boxOn(each, label);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= map.width && box.bottom <= map.height;
      return isInside && !taken.some((other) => other.piece !== label.piece && meet(box, other.box));
    });
    if (side === undefined) continue;
    sides.set(label.piece, side);
    taken.push({ piece: label.piece, box: boxOn(side, label) });
  }
  return sides;
};
