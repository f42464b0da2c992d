import { type Seat, seatsOf } from '@tabletrotter/rules';
import type { Live } from './live.ts';
import { messageOf } from './log.ts';

/** When a question began. If the clock has been set back since, now: nobody waits until that time comes again. */
const askedAt = ({ times, world }: Live, ask: number): number => {
  const asked = Math.min(times.get(ask) ?? 0, world.now());
  times.set(ask, asked);
  return asked;
};

/** When something falls due for a seat that is asked: a bot's turn, or the end of a window; `null`: it is waited for. */
export const dueFor = (live: Live, seat: Seat): number | null => {
  const { match, world, chairs } = live;
  const ask = match?.ask(seat) ?? null;
  if (match === null || ask === null) return null;
  const asked = askedAt(live, ask);
  if (chairs[seat]?.kind === 'bot') return asked + world.config.botPause;
  const window = match.waiting();
  return window === null ? null : asked + window.seconds * 1000;
};

/** When somebody must look after this table; `null`: nothing is due. */
const nextDue = (live: Live): number | null => {
  const { match, record } = live;
  if (match === null || record.status !== 'playing') return null;
  const times = seatsOf(match.seats).flatMap((seat) => dueFor(live, seat) ?? []);
  return times.length === 0 ? null : Math.min(...times);
};

/** Keeps only the times that the present questions need. */
export const pruneTimes = ({ match, times }: Live): void => {
  const asks = new Set(match === null ? [] : seatsOf(match.seats).map((seat) => match.ask(seat)));
  for (const seq of times.keys()) if (!asks.has(seq)) times.delete(seq);
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
