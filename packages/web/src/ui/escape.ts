import { useEffect, useRef } from 'preact/hooks';

/**
 * Escape lets go of what was begun, wherever the focus is: the button that was pressed last may be gone, or, in some browsers,
 * never had it. What lies open over the page, or is being dragged, has the key to itself.
 */
export const useEscape = (letGo: () => void): void => {
  const latest = useRef(letGo);
  latest.current = letGo;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
