import type { Deadline, Grant, QuestionClock } from '@tabletrotter/protocol';
import { type Seat, seatsOf, type Viewer } from '@tabletrotter/rules';
import { botOf } from './bot-of.ts';
import { type Live, tellAll } from './live.ts';
import { messageOf } from './log.ts';
import { GUARD, MOST_LAG } from './photo.ts';

/** When an entry was made. If the clock has been set back since, now: nobody waits until that time comes again. */
const madeAt = ({ times, world }: Live, seq: number): number => {
  const made = Math.min(times.get(seq) ?? 0, world.now());
  times.set(seq, made);
  return made;
};

/** The clock of the question that a viewer is asked, or else of the one that others are; `null`: it has none. */
export const clockOf = (live: Live, viewer: Viewer): QuestionClock | null => {
  const { match } = live;
  const waiting = match?.waiting() ?? null;
  if (match === null || waiting === null) return null;
  const own = viewer === null ? null : match.ask(viewer);
  const ask = own ?? match.ask(match.toAct[0] ?? 0) ?? match.version;
  const asked = madeAt(live, ask);
  const openAt = waiting.race === null ? null : asked + GUARD;
  const closeAt = waiting.seconds === null ? null : (openAt ?? asked) + waiting.seconds * 1000;
  return openAt === null && closeAt === null ? null : { openAt, closeAt };
};

/** So often others may give a seat more time for one question. */
const MOST_GRANTS = 10;

/** What others have given a seat for a question. */
export const grantTo = ({ grants }: Live, seat: Seat, ask: number): Grant | undefined =>
  grants.find((each) => each.seat === seat && each.ask === ask);

/**
 * By when the people who are asked have to answer, by the customs of the table: time runs from the question, or from when the clock was
 * set, and is as much longer as others have given. Where the game has a window of its own, that holds.
 */
export const deadlinesOf = (live: Live): readonly Deadline[] => {
  const { match, record, chairs, world } = live;
  const { clock } = record.customs;
  if (match === null || clock === null || (match.waiting()?.seconds ?? null) !== null) return [];
  return match.toAct.flatMap((seat) => {
    const chair = chairs[seat];
    const ask = match.ask(seat);
    if (ask === null || chair?.kind !== 'person' || chair.standIn !== null) return [];
    const from = Math.max(madeAt(live, ask), Math.min(record.clockFrom, world.now()));
    const granted = grantTo(live, seat, ask);
    const at = from + clock.seconds * 1000 + (granted?.extra ?? 0);
    return [{ seat, at, until: at + clock.grace * 1000, more: (granted?.times ?? 0) < MOST_GRANTS }];
  });
};

/** Tells everybody by when people have to answer, where that changes though nothing happens. */
export const tellDeadlines = (live: Live): void => {
  if (live.record.status === 'playing') tellAll(live, { type: 'deadlines', deadlines: deadlinesOf(live) });
};

/** When the time of a person is over and a bot shall play this turn; `null`: they are waited for. */
const timeUp = (live: Live, seat: Seat): number | null =>
  live.record.customs.clock?.atZero === 'bot'
    ? (deadlinesOf(live).find((deadline) => deadline.seat === seat)?.until ?? null)
    : null;

/** Whether a bot is to play this turn for a person whose time is over. */
export const isTimeUp = (live: Live, seat: Seat): boolean => (timeUp(live, seat) ?? Number.POSITIVE_INFINITY) <= live.world.now();

/** When a bot answers: where seats answer side by side, after all people; `null`: not before something happens. */
const botDue = (live: Live, seat: Seat, asked: number): number | null => {
  const { match, world } = live;
  const pause = world.config.botPause;
  if (match === null || match.waiting() === null) return asked + pause;
  if (match.toAct.some((each) => botOf(live, each) === null)) return null;
  return Math.max(clockOf(live, seat)?.openAt ?? asked, madeAt(live, match.version)) + pause;
};

/** When the window of a person ends: in a race, when all calls that were in time have come. */
const windowEnd = (live: Live, seat: Seat): number | null => {
  const clock = clockOf(live, seat);
  if (clock === null || clock.closeAt === null || live.race?.runners.has(seat)) return null;
  return clock.closeAt + (clock.openAt === null ? 0 : MOST_LAG);
};

/** When something falls due for a seat that is asked: a bot's turn, or the end of a window; `null`: it is waited for. */
export const dueFor = (live: Live, seat: Seat): number | null => {
  const ask = live.match?.ask(seat) ?? null;
  if (ask === null) return null;
  return botOf(live, seat) === null ? (windowEnd(live, seat) ?? timeUp(live, seat)) : botDue(live, seat, madeAt(live, ask));
};

/** When somebody must look after this table; `null`: nothing is due. */
const nextDue = (live: Live): number | null => {
  const { match, record } = live;
  if (match === null || record.status !== 'playing') return null;
  const times = seatsOf(match.seats).flatMap((seat) => dueFor(live, seat) ?? []);
  return times.length === 0 ? null : Math.min(...times);
};

/** Keeps only the times that the present questions need, and that of the last entry. */
export const pruneTimes = ({ match, times }: Live): void => {
  const needed = new Set(match === null ? [] : [match.version, ...seatsOf(match.seats).map((seat) => match.ask(seat))]);
  for (const seq of times.keys()) if (!needed.has(seq)) times.delete(seq);
};

/** Whether a table may need looking after later, whatever comes: a bot plays there, or a clock runs. */
export const mayFallDue = (live: Live): boolean =>
  live.record.customs.clock !== null || live.chairs.some((_, seat) => botOf(live, seat) !== null);

/** Makes the store's due row say what is due; it is written again only where it differs. */
export const schedule = (live: Live): void => {
  const { world, record } = live;
  const due = nextDue(live);
  const look = (): void => {
    if (due !== null) world.dueAt(due);
  };
  if (due === live.due) {
    look();
    return;
  }
  live.due = due;
  // who looks before it is on disk finds nothing
  world.store.setDue(record.id, due).then(look, (error: unknown) => {
    world.log.warn({ table: record.id, error: messageOf(error) }, 'what is due could not be saved');
  });
};
