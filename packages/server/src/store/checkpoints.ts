import { type Logger, messageOf } from '../log.ts';
import type { Driver } from './driver.ts';
import type { GroupCommit } from './group-commit.ts';

const PAUSE = 500;
/** After so many writes … */
const MANY = 10_000;
/** … or so long after the first of them, in milliseconds. Seldom: whoever commits meanwhile waits longer for the disk. */
const LATE = 20_000;
/** A log of so many pages (128 MB) begins anew, whoever has to wait for it. */
const LONG = 32_000;

interface Checkpoints {
  wrote(): void;
  /** Empties the log, which holds what was deleted since. */
  scrub(): Promise<void>;
  stop(): Promise<void>;
}

/** Copies what was committed into the database now and then, so that no commit has to. */
export const keepCheckpoints = (driver: Driver, group: GroupCommit, log: Logger): Checkpoints => {
  let writes = 0;
  let since = 0;
  let stopped = false;
  let working: Promise<void> | undefined;

  const copy = async (how: Parameters<Driver['checkpoint']>[0]): Promise<number> => {
    try {
      return await driver.checkpoint(how);
    } catch (thrown) {
      log.warn({ error: messageOf(thrown) }, 'the log could not be copied into the database');
      return 0;
    }
  };

  /** Copies while nothing is written. */
  const copyAlone = (how: 'restart' | 'truncate'): Promise<void> =>
    new Promise((resolve) => {
      group.between(async () => {
        await copy(how);
        resolve();
      });
    });

  const checkpoint = async (): Promise<void> => {
    const length = await copy('passive');
    if (length > LONG) void copyAlone('restart');
  };

  /** One after another: two at once are in each other's way. */
  const work = (job: () => Promise<void>): Promise<void> => {
    const before = working ?? Promise.resolve();
    const done = before.then(job).finally(() => {
      if (working === done) working = undefined;
    });
    working = done;
    return done;
  };

  const timer = setInterval(() => {
    if (stopped || working !== undefined || writes === 0) return;
    if (writes < MANY && performance.now() - since < LATE) return;
    writes = 0;
    void work(checkpoint);
  }, PAUSE);
  timer.unref();

  return {
    wrote() {
      if (writes++ === 0) since = performance.now();
    },
    scrub: () => work(() => copyAlone('truncate')),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
};
