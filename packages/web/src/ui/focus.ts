import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard's place: where the focused button has gone with what was asked before, the first element that fits one
 * of the selectors gets the focus. Nothing happens to whoever was elsewhere.
 */
export const useKeptFocus = (
  root: RefObject<HTMLElement | null>,
  moment: string,
  selectors: readonly string[],
): { readonly onFocusIn: () => void; readonly onFocusOut: (event: FocusEvent) => void } => {
  const inside = useRef(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (!inside.current || (active !== null && active !== document.body)) return;
      for (const selector of selectors) {
        const found = root.current?.querySelector<HTMLElement>(selector);
        if (found) {
          found.focus({ preventScroll: true });
          return;
        }
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onFocusOut: (event) => {
      if (event.relatedTarget !== null) inside.current = false;
    },
  };
};
