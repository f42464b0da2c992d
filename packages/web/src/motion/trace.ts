import type { Cue, Place } from './cue.ts';
import { elementsAt } from './places.ts';

/** What the last action left behind: a hollow print where something came from, a ring where it went. */
export type Trace = 'from' | 'to';

const isOwnHand = (place: Place): boolean => place.split('.')[0] === 'hand';

/** The places that the last action touched; where one was both left and reached, what came later counts. Not the own hand. */
export const traceOf = (cues: readonly Cue<unknown>[]): ReadonlyMap<Place, Trace> => {
  const traces = new Map<Place, Trace>();
  for (const { moves } of cues)
    for (const { from, to } of moves) {
      traces.set(from, 'from');
      traces.set(to, 'to');
    }
  return new Map([...traces].filter(([place]) => !isOwnHand(place)));
};

/** Marks the places by an attribute that no rendering touches, and takes away the marks of before. */
export const markTrace = (root: HTMLElement, traces: ReadonlyMap<Place, Trace>): void => {
  for (const marked of root.querySelectorAll<HTMLElement>('[data-trace]')) delete marked.dataset['trace'];
  for (const [place, trace] of traces) {
    const element = elementsAt(root, place).at(-1);
    if (element !== undefined) element.dataset['trace'] = trace;
  }
};
