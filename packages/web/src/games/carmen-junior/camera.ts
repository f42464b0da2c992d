import type { Size } from '../../ui/size.ts';
import type { Region } from './regions.ts';

/** Left, upper edge, width and height, in the units of the map. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** From so many CSS pixels a unit on, the round buttons of all pieces are 44 px wide and lie beside each other. */
export const NEAR = 1;
/** From here on, they are 24 px wide. */
const LEAST = 0.56;
/** To come nearer is worth what is out of sight then from this factor on. */
const WORTH = 1.3;
/** Nearer than that brings nothing. */
const NEAREST = 2;

/** The smallest box around others. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
};

/** How the world is looked at: a part of it, or where one can go. */
export type Sight = Region | 'reach';

/** How to look at where one can go: as near as fits, or where that would hardly be nearer, at all of the map. */
export const sightOver = ([, , width]: Box, whole: Size): Sight => (width * WORTH > whole.width ? 'all' : 'reach');

/**
 * CSS pixels a unit of the map: all of it in the window, what lies far apart as large as fits, or a part of it large enough to be
 * tapped.
 */
export const scaleFor = (sight: Sight, [, , width, height]: Box, whole: Size, window: Size): number => {
  const all = Math.min(window.width / whole.width, window.height / whole.height);
  if (sight === 'all') return all;
  const fitting = Math.min(window.width / width, window.height / height);
  const least = sight === 'reach' ? 0 : sight === 'oceans' ? LEAST : NEAR;
  return Math.max(all, Math.min(NEAREST, Math.max(least, fitting)));
};

/** How far to scroll, in CSS pixels, so that a box is in the middle of the window, or as near to it as the map goes. */
export const scrollTo = (
  [x, y, width, height]: Box,
  scale: number,
  window: Size,
): { readonly left: number; readonly top: number } => ({
  left: Math.max(0, (x + width / 2) * scale - window.width / 2),
  top: Math.max(0, (y + height / 2) * scale - window.height / 2),
});
