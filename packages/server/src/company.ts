import type { Customs, OwnTable, SaidWhat, Saying } from '@tabletrotter/protocol';
import { ok, type Seat, sameJson } from '@tabletrotter/rules';
import { standInLevel } from './bot-of.ts';
import { type Answer, refuse } from './errors.ts';
import { isHostAway, isPresent, type Live, sittersOf, tellAll, tellSeat, tellTable } from './live.ts';
import { giveChair, saved } from './seating.ts';
import { standFor } from './stand-ins.ts';
import type { Chair, Person } from './store/store.ts';
import { schedule, tellDeadlines } from './timing.ts';
import { settleProposal } from './turning-back.ts';
import { unseat } from './unseat.ts';

// What people do at a table besides playing. All but `ownTable` is called within the table's queue.

/** Something is said to everybody at the table. */
export const say = async (live: Live, seat: Seat, what: SaidWhat): Promise<Answer<null>> => {
  if (what.kind === 'text' && (live.record.customs.talk !== 'free' || live.record.classId !== null))
    return refuse('not-now', 'at this table one speaks in phrases');
  const saying: Saying = { seat, time: live.world.now(), what };
  const done = await saved(live, 'what was said', live.world.store.addSaying(live.record.id, saying));
  if (!done.ok) return done;
  tellAll(live, { type: 'said', ...saying });
  return done;
};

/** So long one waits before reminding somebody again, in milliseconds. */
const NUDGE_EVERY = 30_000;

/** Reminds a person that it is their turn. */
export const nudge = (live: Live, by: Seat, seat: Seat): Answer<null> => {
  const now = live.world.now();
  if (live.chairs[seat]?.kind !== 'person' || seat === by) return refuse('unknown-seat');
  if (live.match === null) return refuse('not-started');
  if (live.match.ask(seat) === null) return refuse('not-asked', 'it is not their turn');
  if (now - (live.nudges.get(seat) ?? Number.NEGATIVE_INFINITY) < NUDGE_EVERY)
    return refuse('too-fast', 'they have just been reminded: give them a moment');
  live.nudges.set(seat, now);
  tellSeat(live, seat, { type: 'nudged', by });
  return ok(null);
};

/**
 * The host lets a bot play for somebody, until they are back only where they are away. `byHost`: they have shown the host's secret; others
 * may only while no device is there for the host's seat, and for those who are away.
 */
export const stand = async (live: Live, seat: Seat, until: Person['standIn'], byHost: boolean): Promise<Answer<null>> => {
  if (!byHost && !isHostAway(live)) return refuse('not-host');
  const { status } = live.record;
  if (status !== 'playing') return refuse(status === 'waiting' ? 'not-started' : status);
  if ((!byHost || until === 'back') && isPresent(live, seat)) return refuse('not-now', 'they are here: ask them');
  if (until === 'turn' && live.match?.ask(seat) === null) return refuse('not-asked', 'it is not their turn');
  const done = await standFor(live, seat, until);
  if (done.ok) await settleProposal(live); // it may have waited for them alone
  return done;
};

/** A person goes for good: before the start the chair is open again, after it a bot has it. */
export const leave = async (live: Live, seat: Seat): Promise<Answer<null>> => {
  const chair: Chair = live.record.status === 'waiting' ? { kind: 'open' } : { kind: 'bot', level: standInLevel(live) };
  const done = await giveChair(live, seat, chair);
  if (!done.ok) return done;
  for (const eyes of live.eyes) {
    if (eyes.viewer === seat) unseat(eyes);
    eyes.also = eyes.also.filter((each) => each !== seat);
  }
  tellTable(live);
  schedule(live);
  await settleProposal(live); // it may have waited for them alone
  return done;
};

/** Changes how people sit together. */
export const setCustoms = async (live: Live, customs: Customs): Promise<Answer<null>> => {
  const { record, world } = live;
  if (record.classId !== null && customs.talk === 'free') return refuse('not-now', 'in a class one speaks in phrases');
  const isSameClock = sameJson(customs.clock, record.customs.clock);
  const clockFrom = isSameClock ? record.clockFrom : world.now();
  const grants = isSameClock ? live.grants : []; // with another clock all have its time, and nobody's lateness counts
  const { store } = world;
  const work = Promise.all([store.setCustoms(record.id, customs, clockFrom), store.setGrants(record.id, grants)]);
  const done = await saved(live, 'the customs', work);
  if (!done.ok) return done;
  live.record = { ...record, customs, clockFrom };
  live.grants = grants;
  tellTable(live);
  tellDeadlines(live);
  schedule(live);
  return done;
};

/** How things stand at a table, for whoever holds a seat there. */
export const ownTable = async (live: Live, seat: Seat): Promise<OwnTable> => {
  const { record, match, world } = live;
  return {
    table: record.id,
    code: record.code,
    game: record.game,
    status: record.status,
    seat,
    sitters: sittersOf(live),
    asked: record.status === 'playing' && match !== null && match.ask(seat) !== null,
    since: (await world.store.lastTime(record.id)) ?? record.created,
    rematch: record.rematch,
  };
};
