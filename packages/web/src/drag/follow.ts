import { isDrag, type Point } from './point.ts';

/** What is told of a press that has become a drag. */
export interface Followed {
  begin(): void;
  move(at: Point): void;
  /** It was let go there; `null`: by Escape, or by the browser, and it counts for nothing. */
  end(at: Point | null): void;
}

/** What was dragged was not tapped: the click of the same press is kept from whatever lies there. */
const ignoreClick = (): void => {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  addEventListener('pointerdown', () => waiting.abort(), options);
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return; // by a key, not by this press
      event.stopPropagation();
      event.preventDefault();
      waiting.abort();
    },
    options,
  );
};

/** Follows the pointer of a press until it is let go; what stays within the slop is left to be a tap. The result stops it. */
export const follow = (press: PointerEvent, followed: Followed): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const from = { x: press.clientX, y: press.clientY };
  let dragging = false;
  const end = (at: Point | null): void => {
    listening.abort();
    if (!dragging) return;
    ignoreClick();
    followed.end(at);
  };
  const ours = (then: (at: Point) => void) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) then({ x: event.clientX, y: event.clientY });
  };
  const move = (at: Point): void => {
    if (!dragging && !isDrag(from, at)) return;
    if (!dragging) followed.begin();
    dragging = true;
    followed.move(at);
  };
  addEventListener('pointermove', ours(move), { signal });
  addEventListener('pointerup', ours(end), { signal });
  addEventListener(
    'pointercancel',
    ours(() => end(null)),
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !dragging) return;
      event.stopPropagation();
      end(null);
    },
    { signal, capture: true },
  );
  return () => end(null);
};
