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
