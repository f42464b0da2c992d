import type { QuestionClock } from '@tabletrotter/protocol';
import { type Seat, seatsOf, type Viewer } from '@tabletrotter/rules';
import type { Live } from './live.ts';
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

/** When a bot answers: where seats answer side by side, after all people; `null`: not before something happens. */
const botDue = (live: Live, seat: Seat, asked: number): number | null => {
  const { match, world, chairs } = live;
  const pause = world.config.botPause;
  if (match === null || match.waiting() === null) return asked + pause;
  if (match.toAct.some((each) => chairs[each]?.kind === 'person')) return null;
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
  return live.chairs[seat]?.kind === 'bot' ? botDue(live, seat, madeAt(live, ask)) : windowEnd(live, seat);
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

/** Whether a table may need looking after later, whatever comes: it has a bot. */
export const hasBots = ({ chairs }: Live): boolean => chairs.some(({ kind }) => kind === 'bot');

/** Makes the store's due row say what is due; it is written again only where it differs. */
export const schedule = (live: Live): void => {
  const { world, record } = live;
  const due = nextDue(live);
  if (due !== live.due) {
    live.due = due;
    world.store.setDue(record.id, due).catch((error: unknown) => {
      world.log.warn({ table: record.id, error: messageOf(error) }, 'what is due could not be saved');
    });
  }
  if (due !== null) world.dueAt(due);
};
