import { messageOf } from '../log.ts';
import { type Change, type Driver, isConstraint } from './driver.ts';
import { Conflict, NotSaved } from './store.ts';

/** Writes that go to disk together. */
export interface GroupCommit {
  /**
   * Does `work` in the next transaction and resolves once that is on disk. If anything in `work` may meet a constraint, it
   * must be its first statement: it then fails alone, with nothing written.
   */
  write<T>(work: () => T): Promise<T>;
  /** Does this between two transactions, while nothing is written. It must not reject. */
  between(work: () => Promise<void>): void;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
}

interface Waiting {
  /** Does the work; gives what to do once it is on disk. */
  perform(): () => void;
  reject(error: Error): void;
}

/**
 * One transaction for all writes of a tick, and for all that come while the one before waits for the disk: one wait for
 * the disk, however many there are.
 */
export const createGroupCommit = async (driver: Driver): Promise<GroupCommit> => {
  const begin: Change = await driver.prepareChange('begin immediate');
  let waiting: Waiting[] = [];
  let chores: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;

  const abandon = async (): Promise<void> => {
    try {
      if (driver.inTransaction) await driver.exec('rollback');
    } catch {
      // the next transaction tries again
    }
  };

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      if (driver.inTransaction) await driver.exec('rollback');
      begin();
      const after = batch.map(({ perform }) => perform());
      await driver.exec('commit');
      for (const settle of after) settle();
    } catch (thrown) {
      await abandon();
      const error = new NotSaved(messageOf(thrown));
      for (const { reject } of batch) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0 || chores.length > 0) {
      const duties = chores;
      chores = [];
      for (const chore of duties) await chore();
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) await commit(batch);
    }
    running = undefined;
  };

  /** Not before the tick has ended, so that all of it goes together. */
  const begun = (): void => {
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run);
  };

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({
          perform() {
            try {
              const value = work();
              return () => resolve(value);
            } catch (thrown) {
              if (thrown instanceof Conflict) return () => reject(thrown);
              if (!isConstraint(thrown)) throw thrown;
              return () => reject(new Conflict(messageOf(thrown)));
            }
          },
          reject,
        });
        begun();
      }),
    between(work) {
      chores.push(work);
      begun();
    },
    async settled() {
      while (running !== undefined) await running;
    },
  };
};
