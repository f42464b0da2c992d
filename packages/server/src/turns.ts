import type { OfferedLevel, ServerError } from '@tabletrotter/protocol';
import { type BotChoice, type Match, ok, type Result, type Seat, seatsOf, selfOf, shuffled } from '@tabletrotter/rules';
import { act } from './act.ts';
import { botOf } from './bot-of.ts';
import { chance } from './chance.ts';
import { freeze } from './freeze.ts';
import type { Live } from './live.ts';
import { traceOf } from './log.ts';
import { standFor } from './stand-ins.ts';
import { dueFor, isTimeUp, schedule } from './timing.ts';

/** What a seat does when nobody is there to choose for it: the first thing that is allowed. */
const anything = (match: Match, seat: Seat): unknown => match.legal(seat)[0];

const think = async (live: Live, match: Match, seat: Seat, level: OfferedLevel): Promise<Result<BotChoice, unknown>> => {
  try {
    const view = match.view(seat, { recall: true });
    const { game, secret } = live.record;
    return ok(await live.world.bots.choose({ game, level, view, self: selfOf(secret, seat) }));
  } catch (error) {
    return { ok: false, error };
  }
};

/** Why a bot's choice may come to nothing without a fault of its own. */
const HARMLESS: readonly ServerError['code'][] = ['stale', 'not-saved', 'not-seated'];

/** A bot's turn: it thinks elsewhere and enters by the door that people use. A bot that breaks does anything it may. */
const playBot = async (live: Live, match: Match, seat: Seat, level: OfferedLevel, ask: number): Promise<void> => {
  const { log } = live.world;
  const about = { table: live.record.id, game: live.record.game, seat, level, version: match.version };
  const holds = (): boolean => botOf(live, seat) === level; // the person may be back meanwhile
  const choice = await think(live, match, seat, level);
  if (live.world.stopping()) return; // its row in the store brings it back
  if (choice.ok) {
    const done = await act(live, seat, { ask, action: choice.value.action, id: null }, holds);
    if (done.ok || HARMLESS.includes(done.error.code)) return;
    log.error({ ...about, code: done.error.code }, 'a bot chose what it may not');
  } else log.error({ ...about, ...traceOf(choice.error) }, 'a bot broke');
  await act(live, seat, { ask, action: anything(match, seat), id: null }, holds);
};

/** The end of a window for a silent seat: it is taken to have given the fallback. */
const answerFor = async (live: Live, match: Match, seat: Seat, ask: number): Promise<void> => {
  const window = match.waiting();
  if (window === null) return;
  const done = await act(live, seat, { ask, action: window.fallback, id: null });
  if (!done.ok && done.error.code === 'refused') await act(live, seat, { ask, action: anything(match, seat), id: null });
};

const turnOf = async (live: Live, match: Match, seat: Seat): Promise<void> => {
  const ask = match.ask(seat);
  const level = botOf(live, seat);
  const key = `${seat}:${ask}`;
  if (ask === null || live.thinking.has(key)) return;
  live.thinking.add(key);
  try {
    if (level !== null) await playBot(live, match, seat, level, ask);
    else if (isTimeUp(live, seat)) await live.queue.add(() => (isTimeUp(live, seat) ? standFor(live, seat, 'turn') : null));
    else await answerFor(live, match, seat, ask);
  } catch (thrown) {
    freeze(live, thrown);
  } finally {
    live.thinking.delete(key);
  }
};

/** Bots that answer side by side do so one after another, in random order: none is the first because it thinks quickest. */
const botsInTurn = async (live: Live, match: Match, bots: readonly Seat[]): Promise<void> => {
  const asked = shuffled(bots, chance).map((seat) => ({ seat, ask: match.ask(seat) }));
  for (const { seat, ask } of asked) if (match.ask(seat) === ask) await turnOf(live, match, seat);
};

/**
 * Looks after a table that is due: each bot whose turn it is, each silent seat whose window has ended. What is due is judged
 * by the table as it stands, so that a row that has outlived its question does nothing.
 */
export const wake = async (live: Live): Promise<void> => {
  const { match, world } = live;
  if (match !== null && live.record.status === 'playing') {
    const now = world.now();
    const seats = seatsOf(match.seats).filter((seat) => (dueFor(live, seat) ?? Number.POSITIVE_INFINITY) <= now);
    const bots = seats.filter((seat) => match.waiting() !== null && botOf(live, seat) !== null);
    const others = seats.filter((seat) => !bots.includes(seat));
    await Promise.all([botsInTurn(live, match, bots), ...others.map((seat) => turnOf(live, match, seat))]);
  }
  await live.queue.add(() => {
    if ((live.due ?? 0) > world.now()) live.due = undefined; // roused before its time: the store is told again
    schedule(live);
  });
};
