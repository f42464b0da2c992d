import { type Seat, sameJson } from '@tabletrotter/rules';
import type { Act } from './act.ts';
import { botOf } from './bot-of.ts';
import { type Answer, beatenBy, refuse } from './errors.ts';
import type { Eyes, Live } from './live.ts';
import { collectFor, firstOf, type Press, photoOf, type Timed, timeOf } from './photo.ts';
import { clockOf, schedule } from './timing.ts';

/** An act of a person's, with how it came. */
export interface Pressed extends Act {
  readonly press: Press;
}

/** Somebody in a race, and what becomes of them. */
interface Runner extends Timed {
  readonly act: Pressed;
  /** Whether the seat is still theirs. */
  holds(): boolean;
  readonly answer: Promise<Answer<number>>;
  settle(answer: Answer<number>): void;
}

/** A race at a table, from the first call that came until it is decided. Nothing of it is acknowledged, or on disk, before that. */
export interface Race {
  readonly openAt: number;
  readonly runners: Map<Seat, Runner>;
  /** Decides it; once. */
  decide(): Promise<void>;
  /** Resolves when it is decided. */
  readonly over: Promise<void>;
}

/** Carries out an act of a seat's for good, with the photo of its race if it is the first. */
type Perform = (live: Live, seat: Seat, act: Act, photo: ReturnType<typeof photoOf>) => Promise<Answer<number>>;

/** What a call comes to: an answer now, or one when the race is decided. */
export type Taken = { readonly now: Answer<number> } | { readonly later: Promise<Answer<number>> };

/** From when until when answers count in a race (`null`: without end), and which of them are calls. */
interface Course {
  readonly openAt: number;
  readonly closeAt: number | null;
  readonly actions: readonly unknown[];
}

/** The race for a seat's present question; `null`: it is none. */
const openRace = (live: Live, seat: Seat): Course | null => {
  const race = live.match?.waiting()?.race ?? null;
  const { openAt = null, closeAt = null } = clockOf(live, seat) ?? {};
  return race === null || openAt === null ? null : { openAt, closeAt, actions: race.actions };
};

/**
 * What a race has to say to an act: an answer, since its seat has called already; or that, if it may be done at all, it is too
 * early, or a call that joins the race. `null`: nothing, it is done like any other.
 */
export const toRace = (live: Live, seat: Seat, { id, action, ask, press }: Pressed): Taken | 'too-early' | 'call' | null => {
  const running = live.race?.runners.get(seat);
  if (running !== undefined && running.act.id === id && sameJson(running.act.action, action)) return { later: running.answer };
  const race = openRace(live, seat);
  if (race === null || live.match?.ask(seat) !== ask || live.done.has(`${seat}:${id}`)) return null;
  if (running !== undefined) return { now: refuse('stale') };
  if (press.received < race.openAt) return 'too-early';
  if (!race.actions.some((each) => sameJson(each, action))) return null;
  // calls are still on their way when the window ends; one that was made later is not among them
  return race.closeAt !== null && timeOf(press, race.openAt).at > race.closeAt ? { now: refuse('stale') } : 'call';
};

const slowestOf = ({ eyes }: { readonly eyes: Iterable<Eyes> }): number =>
  Math.max(0, ...[...eyes].map(({ viewer, rtt }) => (viewer === null ? 0 : (rtt() ?? 0))));

/** Whether some person who has not answered may still call. */
const hasRivals = (live: Live, runners: Race['runners']): boolean =>
  live.match?.toAct.some((seat) => botOf(live, seat) === null && !runners.has(seat)) === true;

/** Decides who was first; only what they did is done. If it cannot be, it is the turn of who was next. */
const decide = async (live: Live, { openAt, runners }: Pick<Race, 'openAt' | 'runners'>, perform: Perform): Promise<void> => {
  const calls = [...runners.values()];
  const after = live.match?.waiting()?.race?.after ?? 0;
  const seats = live.chairs.length;
  let first: Seat | null = null;
  for (let left: readonly Runner[] = calls; left.length > 0; ) {
    const next = firstOf(left, { after, seats });
    const runner = left.find(({ seat }) => seat === next);
    if (runner === undefined) return;
    left = left.filter((each) => each !== runner);
    if (first !== null) runner.settle(beatenBy(first));
    else {
      const photo = photoOf(calls, runner.seat, openAt);
      const answer = runner.holds() ? await perform(live, runner.seat, runner.act, photo) : refuse('not-seated');
      if (answer.ok) first = runner.seat;
      runner.settle(answer);
    }
  }
  schedule(live);
};

const begin = (live: Live, openAt: number, perform: Perform): Race => {
  const runners: Race['runners'] = new Map();
  let timer: NodeJS.Timeout | undefined;
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let deciding: Promise<void> | undefined;
  const race: Race = {
    openAt,
    runners,
    over,
    decide() {
      clearTimeout(timer);
      deciding ??= live.queue.add(async () => {
        live.race = null;
        await decide(live, race, perform).finally(finish);
      });
      return deciding;
    },
  };
  timer = setTimeout(() => void race.decide(), collectFor(slowestOf(live)));
  return race;
};

/** Lets a call into the race, which begins with the first; its answer comes when the race is decided. */
export const join = (live: Live, seat: Seat, act: Pressed, holds: () => boolean, perform: Perform): Taken => {
  const openAt = openRace(live, seat)?.openAt ?? 0;
  live.race ??= begin(live, openAt, perform);
  let settle: (answer: Answer<number>) => void = () => undefined;
  const answer = new Promise<Answer<number>>((resolve) => {
    settle = resolve;
  });
  live.race.runners.set(seat, { seat, act, holds, answer, settle, ...timeOf(act.press, openAt) });
  return { later: answer };
};

/** Decides a race as soon as nobody is left who could still be first. */
export const hurry = (live: Live): void => {
  const { race } = live;
  if (race !== null && !hasRivals(live, race.runners)) void race.decide();
};
