import { useEffect, useMemo } from 'preact/hooks';
import { useStore } from '../store.ts';
import { type Book, type Keeper, keeperOf, type Written } from './keeper.ts';

/** A text of the seat's own that the server keeps. */
export type Kept = Written & Pick<Keeper, 'write' | 'save'>;

/** What the server has, and what was written since; it is sent when the pen rests, or the page is left. */
export const useKept = ({ type, table, seat }: Book, stored: string): Kept => {
  const keeper = useMemo(() => keeperOf({ type, table, seat }, stored), [type, table, seat]);
  useEffect(() => {
    const end = keeper.start();
    addEventListener('pagehide', keeper.save);
    return () => {
      removeEventListener('pagehide', keeper.save);
      end();
    };
  }, [keeper]);
  useEffect(() => keeper.renew(stored), [keeper, stored]);
  const { write, save } = keeper;
  return { ...useStore(keeper.written), write, save };
};
