import type { Sentence } from '@tabletrotter/rules';
import { render } from 'preact';
import type { Paint } from './cue.ts';
import type { Motion } from './pace.ts';
import { elementsAt } from './places.ts';
import type { Flight } from './timeline.ts';

/** How long things fade in where they arrive, for whoever wants no motion, in milliseconds. */
const FADE = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Path {
  readonly from: Point;
  readonly to: Point;
  readonly left: HTMLElement;
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The middle of an element, or where it is out of sight, the nearest edge of what it scrolls in (`data-window`) or of the page. */
const middleOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = element.closest('[data-window]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: within(left + width / 2, seen.left, seen.right), y: within(top + height / 2, seen.top, seen.bottom) };
};

/** Where the `nth` of several moves between the same places begins and ends: each from a thing of its own if there are as many. */
const pathOf = (root: HTMLElement, { move }: Flight<Paint>, nth: number): Path | null => {
  const sources = elementsAt(root, move.from);
  const left = sources.at(-1 - (nth % Math.max(1, sources.length)));
  const reached = elementsAt(root, move.to).at(-1);
  return left === undefined || reached === undefined ? null : { from: middleOf(left), to: middleOf(reached), left };
};

const ghostAt = ({ x, y }: Point): HTMLElement => {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.left = `${x}px`;
  ghost.style.top = `${y}px`;
  return ghost;
};

const CENTRED = 'translate(-50%, -50%)';

/** A thing on its way: unseen until it starts, and there when it has arrived. */
const travel = (ghost: HTMLElement, { from, to }: Path, { after, lasts }: Flight<Paint>): Animation => {
  const way = `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px))`;
  ghost.style.setProperty('--after', `${after}ms`);
  ghost.style.setProperty('--lasts', `${lasts}ms`);
  return ghost.animate(
    [
      { transform: CENTRED, opacity: 1 },
      { transform: way, opacity: 1 },
    ],
    { delay: after, duration: lasts, easing: 'ease-out', fill: 'forwards' },
  );
};

const fadeIn = (ghost: HTMLElement): Animation => ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });

/** The place that a thing has left is empty from then on. */
const lift = (left: HTMLElement, after: number): Animation =>
  left.animate([{ opacity: 0 }, { opacity: 0 }], { delay: after, duration: 1, fill: 'forwards' });

interface Flying {
  readonly root: HTMLElement;
  readonly flights: readonly Flight<Paint>[];
  /** Nothing travels: things fade in where they go. */
  readonly still: boolean;
  readonly say: (sentence: Sentence) => string;
}

/** Draws each thing once more, above the table, and sends it on its way. What cannot be seen from here does not fly. */
const launch = (layer: HTMLElement, { root, flights, still, say }: Flying): readonly Animation[] => {
  const begun = new Map<string, number>();
  return flights.flatMap((flight) => {
    const { from, thing, lifts } = flight.move;
    const nth = begun.get(from) ?? 0;
    begun.set(from, nth + 1);
    const path = pathOf(root, flight, nth);
    if (path === null) return [];
    const ghost = ghostAt(still ? path.to : path.from);
    layer.append(ghost);
    render(thing(say), ghost);
    if (still) return [fadeIn(ghost)];
    return [travel(ghost, path, flight), ...(lifts ? [lift(path.left, flight.after)] : [])];
  });
};

/** Things travel over the table from place to place, as a thin layer above it that takes no taps. */
export const fly = (flying: Flying): Motion => {
  const layer = document.createElement('div');
  layer.className = flying.still ? 'ghosts still' : 'ghosts';
  layer.ariaHidden = 'true';
  let animations: readonly Animation[] = [];
  let stopped = false;
  const clear = (): void => {
    for (const animation of animations) animation.cancel();
    for (const ghost of layer.children) render(null, ghost);
    layer.remove();
  };
  const run = async (): Promise<void> => {
    await new Promise(requestAnimationFrame); // what was shown last is on the page by then
    if (stopped) return;
    flying.root.append(layer);
    animations = launch(layer, flying);
    await Promise.allSettled(animations.map(({ finished }) => finished));
    if (!stopped) clear();
  };
  return {
    arrived: run(),
    stop() {
      stopped = true;
      clear();
    },
  };
};
