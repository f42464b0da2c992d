import type { Saying } from '@tabletrotter/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lastSaid } from './fresh.ts';

/** Whether something was said that has not been in sight since. What was said before the page came is taken as read. */
export const useUnread = (talk: readonly Saying[], inSight: boolean): boolean => {
  const latest = lastSaid(talk);
  const [read, setRead] = useState(latest);
  useEffect(() => {
    if (inSight) setRead(latest);
  }, [inSight, latest]);
  return !inSight && latest > read;
};
