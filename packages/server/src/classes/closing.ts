import { errorOf } from '../errors.ts';
import { frameOf, type Live } from '../live.ts';

/** Does something while nothing else happens at any of these tables. */
export const holding = <T>(tables: readonly Live[], work: () => Promise<T>): Promise<T> =>
  tables.reduceRight<() => Promise<T>>(
    (inner, { queue }) =>
      () =>
        queue.add(inner),
    work,
  )();

/** A table that is no more: whoever looks at it is told, and what is still on its way there meets nothing. */
export const close = (live: Live): void => {
  const frame = frameOf({ type: 'error', n: null, error: errorOf('unknown-table', 'this table is no more') });
  for (const eyes of live.eyes) {
    eyes.viewer = null;
    eyes.also = [];
    eyes.send(frame);
  }
  live.eyes.clear();
  live.chairs = [];
  live.match = null;
  live.sights = [];
  live.proposal = null;
  live.due = null;
  live.record = { ...live.record, status: 'over' };
};
