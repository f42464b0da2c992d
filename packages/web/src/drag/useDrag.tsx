import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './drag.css';
import { follow } from './follow.ts';
import { type Landings, landingAt, markTakers } from './places.ts';
import type { Point } from './point.ts';

/** What a board says of the things on it that can be dragged. */
export interface Drags<Load> {
  /** What a press on this element would pick up; `null`: nothing. */
  grab(element: Element): Load | null;
  landingsFor(load: Load): Landings;
  /** It hangs over one of its landings, or (`null`) over nothing that concerns it. */
  over(load: Load, place: string | null, at: Point): void;
  /** It was let go at one of its landings. Let go elsewhere, nothing happens. */
  drop(load: Load, place: string, at: Point): void;
  /** How it looks while it is carried. */
  show(load: Load): ComponentChildren;
}

/** Hands for the board's root element, and what is being carried. */
export interface Dragging<Load> {
  readonly root: { readonly onPointerDown: (event: PointerEvent) => void };
  readonly load: Load | null;
  readonly shadow: ComponentChildren;
}

/** A finger covers what lies under it: what is carried hangs above. A mouse does not. */
const hangOf = (press: PointerEvent): string => (press.pointerType === 'mouse' ? '-50%, -60%' : '-50%, calc(-100% - 18px)');

const middleOf = (element: Element): Point => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/**
 * Dragging, by mouse and touch, for a board where each thing can be done by taps as well: places are the elements inside `board`
 * that are named by `data-at` or `data-drop`. Less than 8 px is a tap; Escape, and letting go elsewhere, put everything back.
 */
export const useDrag = <Load,>(board: RefObject<HTMLElement | null>, drags: Drags<Load>): Dragging<Load> => {
  const [load, carry] = useState<Load | null>(null);
  const latest = useRef(drags);
  latest.current = drags;
  const shadow = useRef<HTMLDivElement>(null);
  const hang = useRef('');
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (press: PointerEvent): void => {
    if (press.button !== 0 || !press.isPrimary || !(press.target instanceof Element)) return;
    const grabbed = drags.grab(press.target);
    if (grabbed === null) return;
    let landings: Landings = new Map();
    let unmark = (): void => undefined;
    let hovered: HTMLElement | null = null;
    const hover = (element: HTMLElement | null): void => {
      if (hovered !== null) delete hovered.dataset['over'];
      if (element !== null) element.dataset['over'] = '';
      hovered = element;
    };
    stop.current = follow(press, {
      begin() {
        landings = latest.current.landingsFor(grabbed); // the table may have changed since the press
        unmark = markTakers(board.current, landings);
        carry(() => grabbed);
      },
      move(at) {
        const found = landingAt(at, landings);
        const snaps = found?.landing === 'on';
        const { x, y } = snaps ? middleOf(found.element) : at;
        hang.current = `translate(${x}px, ${y}px) translate(${snaps ? '-50%, -50%' : hangOf(press)})`;
        shadow.current?.classList.toggle('snapped', snaps);
        if (shadow.current !== null) shadow.current.style.transform = hang.current;
        hover(found?.element ?? null);
        latest.current.over(grabbed, found?.name ?? null, at);
      },
      end(at) {
        unmark();
        hover(null);
        carry(null);
        const found = at === null ? null : landingAt(at, landings);
        latest.current.over(grabbed, null, at ?? { x: 0, y: 0 });
        if (at !== null && found !== null) latest.current.drop(grabbed, found.name, at);
      },
    });
  };

  // the shadow comes with the rendering after the first movement
  useLayoutEffect(() => {
    if (shadow.current !== null) shadow.current.style.transform = hang.current;
  }, [load]);

  return {
    root: { onPointerDown },
    load,
    shadow: load !== null && (
      <div ref={shadow} class="drag-shadow" aria-hidden="true">
        {drags.show(load)}
      </div>
    ),
  };
};
