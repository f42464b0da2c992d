import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Brings what has just opened into sight, and keeps it there when the pane that it scrolls in grows or shrinks. */
export const useSeen = (): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const opened = ref.current;
    if (opened?.parentElement == null) return;
    const show = new ResizeObserver(() => opened.scrollIntoView({ block: 'nearest' })); // called once at first, too
    show.observe(opened.parentElement);
    return () => show.disconnect();
  }, []);
  return ref;
};
