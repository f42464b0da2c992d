import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { BotChoice } from '@tabletrotter/rules';
import type { BotReport, BotTask } from './bot-worker.ts';
import { openThread, type Thread } from './thread.ts';

/** Bots, thinking in threads of their own, so that the tables never wait for them. */
export interface Bots {
  /** A bot's choice from what its seat may know. Rejects where the bot breaks or does not come to an end. */
  choose(asked: Omit<BotTask, 'seed' | 'budget'>): Promise<BotChoice>;
  close(): Promise<void>;
}

/** A bot that breaks; its stack is the one it had in its thread. */
class BotBroke extends Error {
  constructor(stack: string) {
    super('a bot broke');
    this.stack = stack;
  }
}

interface Job {
  readonly task: BotTask;
  resolve(choice: BotChoice): void;
  reject(error: unknown): void;
}

/** A bot that has not answered long after its time is given up, and its thread with it. */
const PATIENCE = 5_000;

/**
 * Threads that run a bot worker, each one task at a time, begun when they are needed. Seeds come from the system, never from
 * a table: a bot's choices tell nothing of a table's luck.
 */
export const createBots = (worker: URL, budget: number, patience: number = PATIENCE): Bots => {
  const most = Math.max(1, availableParallelism() - 1);
  const waiting: Job[] = [];
  const threads = new Set<Thread<BotTask, BotReport>>();
  const idle: Thread<BotTask, BotReport>[] = [];

  const drop = (thread: Thread<BotTask, BotReport>): void => {
    threads.delete(thread);
    void thread.close();
  };

  const perform = async (thread: Thread<BotTask, BotReport>, job: Job): Promise<void> => {
    try {
      const report = await thread.ask(job.task, budget + patience);
      if (report.type === 'chosen') job.resolve(report.choice);
      else job.reject(new BotBroke(report.type === 'broke' ? report.stack : ''));
      idle.push(thread);
    } catch (error) {
      drop(thread);
      job.reject(error);
    }
    next();
  };

  const next = (): void => {
    if (waiting.length === 0) return;
    let thread = idle.pop();
    if (thread === undefined && threads.size < most) {
      thread = openThread(worker);
      threads.add(thread);
    }
    const job = thread === undefined ? undefined : waiting.shift();
    if (thread !== undefined && job !== undefined) void perform(thread, job);
  };

  return {
    choose: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ task: { ...asked, budget, seed: randomInt(2 ** 32) }, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of waiting.splice(0)) reject(new Error('the server stops'));
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
};
