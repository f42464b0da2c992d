import { useEffect } from 'preact/hooks';

/** Names the browser's tab while this is shown. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? 'Tabletrotter' : `${title} · Tabletrotter`;
    return () => {
      document.title = 'Tabletrotter';
    };
  }, [title]);
};

const mark = (file: string): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', file);
};

/** Puts a dot on the mark of the browser's tab while it is the reader's turn. Nothing flashes. */
export const useTurnMark = (turn: boolean): void => {
  useEffect(() => {
    if (!turn) return;
    mark('/favicon-turn.svg');
    return () => mark('/favicon.svg');
  }, [turn]);
};
