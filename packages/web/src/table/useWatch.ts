import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import { type Watch, watchTable } from '../live/watch.ts';

/** Follows a table for as long as it is shown; `null` before. `screen`: as a screen for all to see. */
export const useWatch = (table: string, screen: boolean): Watch | null => {
  const [watch, setWatch] = useState<Watch | null>(null);
  useEffect(() => {
    const opened = watchTable(live(), table, { screen });
    setWatch(opened);
    return () => opened.close();
  }, [table, screen]);
  return watch;
};
