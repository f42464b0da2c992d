/** Does one job after the other, in the order in which they came. A job that fails harms no other. */
export interface Queue {
  add<T>(job: () => T | Promise<T>): Promise<T>;
  /** Whether nothing is being done and nothing waits. */
  readonly idle: boolean;
  /** Resolves when all that was added so far is done. */
  settled(): Promise<void>;
}

export const createQueue = (): Queue => {
  let tail: Promise<unknown> = Promise.resolve();
  let left = 0;
  const done = (): void => {
    left--;
  };
  return {
    add(job) {
      left++;
      const result = tail.then(job);
      tail = result.then(done, done);
      return result;
    },
    get idle() {
      return left === 0;
    },
    settled: async () => {
      await tail;
    },
  };
};
