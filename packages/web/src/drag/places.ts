import type { Point } from './point.ts';

/**
 * What comes of a load that is let go at a place: it snaps onto something small (`on`), it is let go anywhere in something wide
 * (`in`), or it is refused, and says why.
 */
export type Landing = 'on' | 'in' | 'refused';

/** By place, where a load may be brought. */
export type Landings = ReadonlyMap<string, Landing>;

/** A place is named by `data-at`, where things lie; by `data-drop` where they can only be let go. */
const NAMED = '[data-at], [data-drop]';

const nameOf = (element: HTMLElement): string => element.dataset['drop'] ?? element.dataset['at'] ?? '';

const around = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(NAMED) ?? null;

/** Whether it is only the part of a place where things lie, inside what bears the same name and takes them. */
const isPart = (element: HTMLElement): boolean => {
  const whole = around(element.parentElement);
  return whole !== null && nameOf(whole) === nameOf(element);
};

/** The elements around `element`, itself first, that are places, with their names. */
const placesAround = function* (element: Element | null): Generator<{ readonly name: string; readonly element: HTMLElement }> {
  for (let each = around(element); each !== null; each = around(each.parentElement))
    if (!isPart(each)) yield { name: nameOf(each), element: each };
};

/** The names of the places that an element lies in, the innermost first. */
export const placesOf = (element: Element): readonly string[] => [...placesAround(element)].map(({ name }) => name);

/** The innermost place at a point that means something to a load. */
export const landingAt = (
  { x, y }: Point,
  landings: Landings,
): { readonly name: string; readonly element: HTMLElement; readonly landing: Landing } | null => {
  for (const place of placesAround(document.elementFromPoint(x, y))) {
    const landing = landings.get(place.name);
    if (landing !== undefined) return { ...place, landing };
  }
  return null;
};

/** Marks the places inside `root` that take a load (`data-takes`); the result takes the marks away. */
export const markTakers = (root: Element | null, landings: Landings): (() => void) => {
  const takers = [...(root?.querySelectorAll<HTMLElement>(NAMED) ?? [])].filter((element) => {
    const landing = landings.get(nameOf(element));
    return landing !== undefined && landing !== 'refused' && !isPart(element);
  });
  for (const taker of takers) taker.dataset['takes'] = '';
  return () => {
    for (const taker of takers) delete taker.dataset['takes'];
  };
};
