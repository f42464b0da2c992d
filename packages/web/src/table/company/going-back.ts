import type { Showing } from '@tabletrotter/protocol';
import type { RetoldEntry } from '@tabletrotter/rules';

/** A log, and how far back all together may go in it. */
interface Past {
  readonly log: readonly RetoldEntry[];
  readonly showing: Pick<Showing, 'rewindTo'>;
}

/** The number of the last action that all may take back together; `null` where there is none. */
export const lastAction = ({ log, showing: { rewindTo } }: Past): number | null => {
  if (rewindTo === null) return null;
  return log.findLast(({ seq, turnback }) => turnback === undefined && seq >= rewindTo)?.seq ?? rewindTo;
};

/** What is to be taken back by going back to before `seq`: its first entry that tells something, and whether more came after it. */
export const takenBack = (
  log: readonly RetoldEntry[],
  seq: number,
): { readonly first: RetoldEntry | undefined; readonly more: boolean } => {
  const gone = log.filter((entry) => entry.seq >= seq && entry.events.length > 0);
  return { first: gone[0], more: gone.length > 1 };
};
