import { type Logger, messageOf } from './log.ts';
import type { Store } from './store/store.ts';

/** Sees to it that what is due is done, by this process or, after a restart, by another. */
export interface Due {
  /** Something is due at this time: looks then at the latest. */
  at(time: number): void;
  stop(): Promise<void>;
}

/** A table whose claimer has not come back with it in this time may be claimed again. */
const LEASE = 15_000;
const BATCH = 50;
/** It looks this often even where nobody said that something is due. */
const LONGEST_NAP = 30_000;

/** Claims the tables that are due, one bunch after another, and has each looked after. */
export const createDue = (
  { store, log, now }: { readonly store: Store; readonly log: Logger; now(): number },
  look: (table: string) => Promise<void>,
): Due => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = Number.POSITIVE_INFINITY;
  let working: Promise<void> | undefined;
  let stopped = false;
  /** When it last looked; a time before that, or the first: what is due is due by another clock. */
  let looked = Number.POSITIVE_INFINITY;
  /** Whether something fell due while it was working. */
  let again = false;

  const sleepUntil = (time: number): void => {
    if (stopped || time >= next) return;
    clearTimeout(timer);
    next = time;
    timer = setTimeout(start, Math.max(0, time - now()));
  };

  const lookAfter = async (table: string): Promise<void> => {
    try {
      await look(table);
    } catch (thrown) {
      log.error({ table, error: messageOf(thrown) }, 'what is due could not be done');
    }
  };

  /**
   * At the start, and after the clock was set back, has all that is due later or claimed looked after now: each table then says
   * anew when it is due.
   */
  const keepTime = async (): Promise<void> => {
    const time = now();
    if (time < looked) await store.rouse(time);
    looked = time;
  };

  /** Claims until nothing is left. It waits for no table: a slow one is leased, and holds up no other. */
  const work = async (): Promise<void> => {
    try {
      await keepTime();
      for (let claimed = BATCH; claimed === BATCH && !stopped; ) {
        const time = now();
        const tables = await store.claimDue(time, time + LEASE, BATCH);
        claimed = tables.length;
        for (const table of tables) void lookAfter(table);
      }
      sleepUntil(Math.min((await store.nextDue()) ?? Number.POSITIVE_INFINITY, now() + LONGEST_NAP));
    } catch (thrown) {
      log.error({ error: messageOf(thrown) }, 'what is due could not be read');
      sleepUntil(now() + 1000);
    }
  };

  function start(): void {
    next = Number.POSITIVE_INFINITY;
    if (stopped) return;
    if (working !== undefined) {
      again = true;
      return;
    }
    again = false;
    working = work().finally(() => {
      working = undefined;
      if (again) start();
    });
  }

  start();
  return {
    at: sleepUntil,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
};
