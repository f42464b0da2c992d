import type { Piece } from './model.ts';

/** Where pieces have their middle. */
export type Middles = readonly { readonly piece: Piece; readonly x: number; readonly y: number }[];

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The piece to which an arrow moves the focus: the nearest one in that direction. `null`: another key, or the edge. */
export const pieceByKey = (from: Piece, key: string, middles: Middles): Piece | null => {
  const direction = DIRECTIONS[key];
  const start = middles.find(({ piece }) => piece === from);
  if (direction === undefined || start === undefined) return null;
  const [toX, toY] = direction;
  let best: { readonly piece: Piece; readonly cost: number } | null = null;
  for (const { piece, x, y } of middles) {
    const ahead = (x - start.x) * toX + (y - start.y) * toY;
    const aside = Math.abs((x - start.x) * toY) + Math.abs((y - start.y) * toX);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { piece, cost };
  }
  return best?.piece ?? null;
};
