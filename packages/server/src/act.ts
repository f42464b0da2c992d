import type { PhotoFinish } from '@tabletrotter/protocol';
import { type HostedGame, type Match, ok, type Seat, type Step } from '@tabletrotter/rules';
import { type Answer, declined, errorOf, refuse } from './errors.ts';
import { freeze } from './freeze.ts';
import { type Live, tellSeat, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { callAway, called } from './notices/turns.ts';
import type { Press } from './photo.ts';
import { hurry, join, type Pressed, type Taken, toRace } from './race.ts';
import { reload, remember } from './resume.ts';
import { sightsIn, tellNews } from './showing.ts';
import { endTurns } from './stand-ins.ts';
import { Conflict, type StoredSight } from './store/store.ts';
import { mayFallDue, pruneTimes, schedule } from './timing.ts';

/** What a seat asks to do: its answer to the question `ask`. */
export interface Act {
  readonly ask: number;
  readonly action: unknown;
  /** Makes a resend harmless; `null` for bots and windows, whose `ask` does the same. */
  readonly id: string | null;
  /** How a person's answer came; bots and windows have none. */
  readonly press?: Press;
}

const hasSights = (live: Live, seat: Seat): boolean => live.sights.some((sight) => sight.seat === seat);

/** The answer to an action whose id was used before: the same again if it is the same action. */
const answerAgain = async (live: Live, game: HostedGame, version: number, action: unknown): Promise<Answer<number>> => {
  const [earlier] = await live.world.store.entries(live.record.id, version, version + 1);
  return earlier !== undefined && game.isResend(earlier, action) ? ok(version) : refuse('id-used');
};

/** What would come of an action, after all checks; nothing has changed yet. */
const propose = (live: Live, match: Match, seat: Seat, { ask, action, id }: Act): Answer<Step> => {
  if (live.record.status === 'frozen') return refuse('frozen');
  if (match.outcome !== null || match.closed) return refuse('over');
  const asked = match.ask(seat);
  if (asked === null) return refuse('not-asked');
  if (asked !== ask) return refuse('stale');
  const step = match.act(seat, action, { id, time: live.world.now() });
  return step.ok ? step : declined(step.error);
};

/** Makes a step durable. Only then may anybody hear of it. `actor`: whose sights are done with, if any. */
const save = async (live: Live, match: Match, actor: Seat | null, step: Step): Promise<Answer<readonly StoredSight[]>> => {
  const { store, config, now } = live.world;
  const sights = sightsIn(step, match.seats);
  // Whom the table waits for then is not known before the step is accepted: where bots sit or a clock runs, somebody is to look.
  const dueAt = mayFallDue(live) || step.timed ? now() + config.botPause : null;
  const sightsDone = actor !== null && hasSights(live, actor) ? actor : null;
  try {
    await store.append(live.record.id, { entry: step.entry, sights, sightsDone, dueAt });
  } catch (thrown) {
    if (!(thrown instanceof Conflict)) {
      live.world.log.error({ table: live.record.id, error: messageOf(thrown) }, 'an action could not be saved');
      return refuse('not-saved');
    }
    await reload(live); // another process was first: what it wrote is the truth
    return refuse('stale');
  }
  live.due = dueAt ?? live.due;
  return ok([...live.sights.filter((sight) => sight.seat !== actor), ...sights]);
};

/** What follows once a step is on disk and accepted: everybody hears of it, and whatever is due is arranged. */
const publish = async (live: Live, match: Match, step: Step, photo: PhotoFinish | null): Promise<void> => {
  if (photo !== null || match.waiting() !== null) live.photo = photo;
  live.retold.clear();
  tellNews(live, match, step);
  pruneTimes(live);
  await endTurns(live, match, step.turnback === null);
  schedule(live);
  const hadProposal = live.proposal !== null;
  live.proposal = null; // it was about the table as it was
  if (match.outcome === null && !match.closed) {
    if (hadProposal) tellTable(live);
    return;
  }
  live.record = { ...live.record, status: 'over' };
  // The log says so already; the status only spares others from reading it.
  live.world.store.setStatus(live.record.id, 'over').catch((error: unknown) => {
    live.world.log.warn({ table: live.record.id, error: messageOf(error) }, 'that a game is over could not be saved');
  });
  live.world.log.info({ table: live.record.id, game: live.record.game, version: match.version }, 'game over');
  tellTable(live);
};

/** Carries a step out for good: on disk, accepted, told. `actor`: who acted; nobody where a table is turned back or ended. */
export const commit = async (
  live: Live,
  match: Match,
  step: Step,
  { actor, photo }: { readonly actor: Seat | null; readonly photo: PhotoFinish | null },
): Promise<Answer<number>> => {
  const before = called(live);
  const saved = await save(live, match, actor, step);
  if (!saved.ok) return saved;
  step.accept();
  if (actor !== null && hasSights(live, actor)) tellSeat(live, actor, { type: 'seen', version: step.entry.seq - 1 });
  live.sights = saved.value;
  remember(live, step.entry);
  try {
    await publish(live, match, step, photo);
    callAway(live, before);
  } catch (thrown) {
    freeze(live, thrown); // it is done and on disk all the same
  }
  return ok(step.entry.seq);
};

const perform = async (live: Live, seat: Seat, act: Act, photo: PhotoFinish | null = null): Promise<Answer<number>> => {
  const { game, match, world, record } = live;
  if (game === undefined || match === null) return refuse(record.status === 'frozen' ? 'frozen' : 'not-started');
  live.touched = world.now();
  try {
    const earlier = act.id === null ? undefined : live.done.get(`${seat}:${act.id}`);
    if (earlier !== undefined) return await answerAgain(live, game, earlier, act.action);
    const step = propose(live, match, seat, act);
    return step.ok ? await commit(live, match, step.value, { actor: seat, photo }) : step;
  } catch (thrown) {
    freeze(live, thrown);
    return { ok: false, error: errorOf('frozen') };
  }
};

/** Whether an act may be done; a game that breaks over it is frozen. */
const mayDo = (live: Live, match: Match, seat: Seat, what: Act): Answer<unknown> => {
  try {
    return propose(live, match, seat, what);
  } catch (thrown) {
    freeze(live, thrown);
    return refuse('frozen');
  }
};

/** What its race says to a person's act; `null`: nothing. */
const race = (live: Live, match: Match, seat: Seat, what: Pressed, holds: () => boolean): Taken | null => {
  const said = toRace(live, seat, what);
  if (said !== 'call' && said !== 'too-early') return said;
  const may = mayDo(live, match, seat, what);
  if (!may.ok) return { now: may };
  return said === 'call' ? join(live, seat, what, holds, perform) : { now: refuse('too-early') };
};

/** Does what its turn in the queue has come for; a call goes into its race. */
const take = async (live: Live, seat: Seat, what: Act, holds: () => boolean): Promise<Taken> => {
  if (!holds()) return { now: refuse('not-seated') };
  const { match } = live;
  const { press } = what;
  if (press === undefined && live.race?.runners.has(seat)) return { now: refuse('stale') }; // its call came as its window ended
  const raced = match === null || press === undefined ? null : race(live, match, seat, { ...what, press }, holds);
  const taken = raced ?? { now: await perform(live, seat, what) };
  hurry(live);
  return taken;
};

/**
 * The one door through which people, bots and windows act: checks, makes durable, accepts, tells everybody; gives the version
 * that the action became. `holds` says, when its turn in the queue has come, whether the seat is still theirs. Only a call in a race
 * waits beside the queue.
 */
export const act = async (live: Live, seat: Seat, what: Act, holds: () => boolean = () => true): Promise<Answer<number>> => {
  const taken = await live.queue.add(() => take(live, seat, what, holds));
  return 'now' in taken ? taken.now : taken.later;
};
