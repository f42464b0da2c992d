import { BUMP, type Direction, HOME, nextSquare, type Square } from './components.ts';

/** Why a plane cannot fly along a line: the paragraph, and the reason in words. */
export interface Barred {
  readonly rule: 'WW-2.4' | 'WW-2.5' | 'WW-2.6' | 'WW-4.1' | 'WW-4.3';
  readonly reason: 'off-map' | 'home-closed' | 'home-not-by-bump' | 'bump-off-map' | 'bump-blocked';
}

/** Where a line leads, or what bars it. */
export type Line = { readonly to: Square } | Barred;

/** A plane, as far as lines go. */
export interface Flier {
  readonly at: Square;
  /** WW-2.5: it has left home and has destinations still. */
  readonly homeClosed: boolean;
}

/** WW-2.2 to WW-2.6: so many squares in a straight line; one that meets the plane's destination ends there. */
export const ownLine = (plane: Flier, direction: Direction, count: number, destination: Square | null): Line => {
  let to = plane.at;
  for (let step = 0; step < count; step++) {
    const next = nextSquare(to, direction);
    if (next === undefined) return { rule: 'WW-2.4', reason: 'off-map' };
    if (next === HOME && plane.homeClosed) return { rule: 'WW-2.5', reason: 'home-closed' };
    to = next;
    if (to === destination) return { to };
  }
  return { to };
};

/** WW-4.1, WW-4.3: five squares, and none of `taken` at the end. */
export const bumpLine = (plane: Flier, direction: Direction, taken: readonly Square[]): Line => {
  let to = plane.at;
  for (let step = 1; step <= BUMP; step++) {
    const next = nextSquare(to, direction);
    if (next === undefined) return { rule: 'WW-4.1', reason: 'bump-off-map' };
    if (next === HOME && plane.homeClosed) return { rule: 'WW-2.5', reason: 'home-closed' };
    to = next;
  }
  if (to === HOME) return { rule: 'WW-2.6', reason: 'home-not-by-bump' };
  return taken.includes(to) ? { rule: 'WW-4.3', reason: 'bump-blocked' } : { to };
};
