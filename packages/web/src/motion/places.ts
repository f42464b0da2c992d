import type { Place } from './cue.ts';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The elements that show a place now, or else what it is inside of; none where nothing of it can be seen. */
export const elementsAt = (root: HTMLElement, place: Place): readonly HTMLElement[] => {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-at="${place}"]`)].filter(isShown);
  const inside = place.lastIndexOf('.');
  return found.length > 0 || inside < 0 ? found : elementsAt(root, place.slice(0, inside));
};
