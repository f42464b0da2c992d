import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Line } from './report.ts';

/** What packages/server/bench/load.ts prints of a run. */
interface Run {
  readonly tables: number;
  readonly asked: string;
  readonly actionsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const GOAL = 10_000;
/** Tables, seconds, actions a second in all (0: as fast as it goes). */
const RUNS = ['100,8,0', '100,8,100'] as const;

/** The server's own bench: durable actions over loopback, in closed loop and at a hundred a second. */
export const measureServer = async (root: string): Promise<readonly Line[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [`${root}/packages/server/bench/run.mjs`, ...RUNS]);
  const runs: readonly Run[] = stdout
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text));
  return runs.map(({ tables, asked, actionsPerSecond, p50, p99 }) => ({
    name: `server, durable, ${tables} tables, ${asked}`,
    perSecond: actionsPerSecond,
    range: null,
    compared: asked === 'closed loop' ? { to: `${GOAL.toLocaleString('en')}/s`, ratio: actionsPerSecond / GOAL, goal: 1 } : null,
    note: `p50 ${p50} ms, p99 ${p99} ms (goal ${asked === 'closed loop' ? 25 : 5} ms)`,
  }));
};
