import { Worker } from 'node:worker_threads';
import type { HostedGame } from '@tabletrotter/rules';
import { Failure } from '../command.ts';
import { type Plan, type Played, playouts } from './playout.ts';
import type { Report, Task } from './worker.ts';

/** The stretches a plan is cut into: small enough to share fairly and to show progress, large enough to be worth a message. */
const tasksOf = (plan: Plan, workers: number): readonly Task[] => {
  const size = Math.max(1, Math.min(50, Math.ceil(plan.games / workers / 8)));
  return Array.from({ length: Math.ceil(plan.games / size) }, (_, index) => ({
    plan,
    from: index * size,
    to: Math.min(plan.games, (index + 1) * size),
  }));
};

/** One task after another in this thread. */
const playHere = (game: HostedGame, tasks: readonly Task[], progress: (played: number) => void): readonly (readonly Played[])[] =>
  tasks.map(({ plan, from, to }) => {
    try {
      const played = playouts(game, plan, from, to);
      progress(to);
      return played;
    } catch (thrown) {
      throw new Failure(thrown instanceof Error ? thrown.message : String(thrown));
    }
  });

/** Workers that each take the next task when they have done one. */
const playInWorkers = async (
  tasks: readonly Task[],
  count: number,
  progress: (played: number) => void,
): Promise<readonly (readonly Played[])[]> => {
  const results = new Map<number, readonly Played[]>();
  const queue = tasks.slice();
  let played = 0;
  const workers = Array.from({ length: count }, () => new Worker(new URL('./simulate-worker.js', import.meta.url)));
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const task = queue.shift();
        if (task === undefined) resolve();
        else worker.postMessage(task);
      };
      worker.on('error', reject);
      worker.on('message', (report: Report) => {
        if (!report.ok) {
          reject(new Failure(report.message));
          return;
        }
        results.set(report.from, report.played);
        played += report.played.length;
        progress(played);
        next();
      });
      next();
    });
  try {
    await Promise.all(workers.map(work));
    return tasks.map(({ from }) => results.get(from) ?? []);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

/** Plays all games of a plan, in the order of their numbers whoever played them. */
export const playAll = async (
  game: HostedGame,
  plan: Plan,
  workers: number,
  progress: (played: number) => void,
): Promise<readonly Played[]> => {
  const tasks = tasksOf(plan, workers);
  const count = Math.min(workers, tasks.length);
  const stretches = count <= 1 ? playHere(game, tasks, progress) : await playInWorkers(tasks, count, progress);
  return stretches.flat();
};
