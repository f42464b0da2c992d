import type { Size } from '../../ui/size.ts';
import type { Region } from './regions.ts';

/** Left, upper edge, width and height, in the units of the map. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** From so many CSS pixels a unit on, the round buttons of all pieces are 44 px wide and lie beside each other. */
export const NEAR = 1;
/** Nearer than that brings nothing. */
const NEAREST = 2;

/** The smallest box around others. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
};

/** CSS pixels a unit of the map: all of it in the window, or a part of it as large as fits, and large enough to be tapped. */
export const scaleFor = (region: Region, [, , width, height]: Box, whole: Size, window: Size): number => {
  const all = Math.min(window.width / whole.width, window.height / whole.height);
  if (region === 'all' || region === 'oceans') return all;
  const fitting = Math.min(window.width / width, window.height / height);
  return Math.max(all, Math.min(NEAREST, Math.max(NEAR, fitting)));
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
