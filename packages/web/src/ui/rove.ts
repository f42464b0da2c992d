import { useRef, useState } from 'preact/hooks';

/** What a group of buttons that is one tab stop hands to its container and to each of them. */
export interface Roving {
  readonly group: { readonly onKeyDown: (event: KeyboardEvent) => void };
  /** For the button at a place; the place in use is the one that Tab reaches. */
  item(place: number): { readonly tabIndex: 0 | -1; readonly 'data-rove': ''; readonly onFocus: () => void };
}

const stepOf = (key: string, columns: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return undefined;
  }
};

/** Roving focus: the arrows, Home and End go round a group of `count` buttons, in rows of `columns`; Tab leaves it. */
export const useRoving = (count: number, columns = 1): Roving => {
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);
  shown.current = Math.min(current, Math.max(0, count - 1));
  return {
    group: {
      onKeyDown(event) {
        if (!(event.currentTarget instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rove]')].filter(
          (item) => item.offsetParent !== null,
        );
        const from = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
        const step = stepOf(event.key, columns);
        if (from < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
        const ends = event.key === 'Home' ? 0 : items.length - 1;
        const to = step === undefined ? ends : (from + step + items.length) % items.length;
        event.preventDefault();
        items[to]?.focus();
      },
    },
    item: (place) => ({
      tabIndex: place === shown.current ? 0 : -1,
      'data-rove': '',
      onFocus: () => setCurrent(place),
    }),
  };
};
