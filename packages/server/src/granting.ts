import { ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import type { Live } from './live.ts';
import { saved } from './seating.ts';
import { deadlinesOf, grantTo, schedule, tellDeadlines } from './timing.ts';

/** What one is given at a time, in milliseconds. */
const MINUTE = 60_000;

/**
 * Gives another person a minute more for the question that they are asked; whose time is over, a minute from now on. Called within the
 * table's queue.
 */
export const grant = async (live: Live, by: Seat, seat: Seat): Promise<Answer<null>> => {
  const { match, chairs, world, record } = live;
  if (chairs[seat]?.kind !== 'person' || seat === by)
    return refuse('unknown-seat', 'a minute more is for another person who sits there');
  if (record.status === 'over' || record.status === 'frozen') return refuse(record.status);
  if (match === null) return refuse('not-started');
  const ask = match.ask(seat);
  if (ask === null) return refuse('not-asked', 'it is not their turn');
  const deadline = deadlinesOf(live).find((each) => each.seat === seat);
  if (deadline === undefined) return refuse('not-now', 'no clock runs for them');
  if (!deadline.more) return refuse('not-now', 'they have been given ten minutes for this question: that is all');
  const before = grantTo(live, seat, ask);
  const late = Math.max(0, world.now() - deadline.at);
  const given = { seat, ask, times: (before?.times ?? 0) + 1, extra: (before?.extra ?? 0) + late + MINUTE };
  const others = live.grants.filter((each) => each.seat !== seat && match.ask(each.seat) === each.ask);
  const grants = [...others, given];
  const done = await saved(live, 'a minute more', world.store.setGrants(record.id, grants));
  if (!done.ok) return done;
  live.grants = grants;
  tellDeadlines(live);
  schedule(live);
  return ok(null);
};
