import { type Match, ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { type Live, tellTable } from './live.ts';
import { keepChair } from './seating.ts';
import type { Person } from './store/store.ts';
import { schedule, tellDeadlines } from './timing.ts';

/** Lets a bot play for a person, or no more. Called within the table's queue. */
export const standFor = async (live: Live, seat: Seat, standIn: Person['standIn']): Promise<Answer<null>> => {
  const chair = live.chairs[seat];
  if (chair?.kind !== 'person') return refuse('unknown-seat', 'nobody sits there for whom a robot could play');
  if (chair.standIn === standIn) return ok(null);
  const done = await keepChair(live, seat, { ...chair, standIn });
  if (!done.ok) return done;
  tellTable(live);
  tellDeadlines(live);
  schedule(live);
  return done;
};

/** Whether a seat's turn is over with the last entry: it is asked nothing, or anew and others with it. */
const isTurnOver = ({ toAct, version, ask }: Match, seat: Seat, acted: boolean): boolean => {
  if (ask(seat) === null) return true;
  return acted && ask(seat) === version && toAct.some((other) => other !== seat && ask(other) === version);
};

/**
 * After something has happened: whoever had help for this turn plays again once it is over. `acted`: it was an action, no going back,
 * with which all are asked anew.
 */
export const endTurns = async (live: Live, match: Match, acted: boolean): Promise<void> => {
  for (const [seat, chair] of live.chairs.entries())
    if (chair.kind === 'person' && chair.standIn === 'turn' && isTurnOver(match, seat, acted)) await standFor(live, seat, null);
};

/** A person is back: they play again at once. Called within the table's queue. */
export const handBack = async (live: Live, seat: Seat): Promise<void> => {
  const chair = live.chairs[seat];
  if (chair?.kind === 'person' && chair.standIn !== null) await standFor(live, seat, null);
};
