import { at } from '@tabletrotter/rules/core/basics';
import { GAMES } from '@tabletrotter/rules/games';
import { gin } from '../gin/index.ts';
import type { Places } from '../places.ts';
import { atLeast, atMost, type Line } from '../report.ts';
import { median } from '../statistics.ts';
import { type Contender, contest, type Pace, type Slice } from './contest.ts';
import { type Program, startProgram } from './program.ts';
import { startOurs, temporary } from './start.ts';

/** design.md, section 8. */
const GOAL = 10_000;
const GOAL_P99 = { closed: 25, slow: 5 };

const CLOSED: Pace = { tables: 100, rate: 0, warmUp: 2_000, length: 4_000, rounds: 3 };
const SLOW: Pace = { tables: 100, rate: 100, warmUp: 2_000, length: 8_000, rounds: 1 };

/** Of slices, the median of something, and its least and most. */
const spread = (slices: readonly Slice[], of: (slice: Slice) => number): Pick<Line, 'value' | 'range'> => {
  const values = slices.map(of);
  return { value: median(values), range: values.length > 1 ? [Math.min(...values), Math.max(...values)] : null };
};

/** A contender and what it did. */
interface Run {
  readonly contender: Contender;
  readonly slices: readonly Slice[];
}

const perSecond = ({ slices }: Run): number => spread(slices, (slice) => slice.perSecond).value;

const rateLine = (run: Run, yardstick: Run): Line => {
  const { value: cost } = spread(run.slices, (slice) => slice.cost);
  const { value: cores } = spread(run.slices, (slice) => slice.cores);
  return {
    name: `server: ${run.contender.name}, closed loop`,
    ...spread(run.slices, (slice) => slice.perSecond),
    unit: 'actions/s',
    ratio: run === yardstick ? null : { to: yardstick.contender.name, times: perSecond(run) / perSecond(yardstick) },
    goal: run.contender.ours ? atLeast(perSecond(run), GOAL) : null,
    note: `${cost.toFixed(0)} µs of processor time an action; the players keep ${cores.toFixed(2)} cores busy`,
  };
};

const latencyLine = ({ contender, slices }: Run, pace: string, goal: number): Line => {
  const p99 = spread(slices, (slice) => slice.p99);
  const { value: p50 } = spread(slices, (slice) => slice.p50);
  return {
    name: `server: ${contender.name}, ${pace}: p99`,
    ...p99,
    unit: 'ms',
    ratio: null,
    goal: contender.ours ? atMost(p99.value, goal, ' ms') : null,
    note: `p50 ${p50.toFixed(2)} ms`,
  };
};

const runsOf = async (load: string, contenders: readonly Contender[], pace: Pace): Promise<readonly Run[]> => {
  const all = await contest(load, contenders, pace);
  return contenders.map((contender, index) => ({ contender, slices: at(all, index) }));
};

const closedLoop = async (load: string, contenders: readonly Contender[]): Promise<readonly Line[]> => {
  const runs = await runsOf(load, contenders, CLOSED);
  const echo = at(runs, 0);
  const theirs = at(runs, 2);
  return runs.flatMap((run) => [
    rateLine(run, run.contender.game === gin.id && run.contender.ours ? theirs : echo),
    latencyLine(run, 'closed loop', GOAL_P99.closed),
  ]);
};

const slow = async (load: string, contenders: readonly Contender[]): Promise<readonly Line[]> => {
  const runs = await runsOf(load, contenders, SLOW);
  return runs.map((run) => latencyLine(run, `${SLOW.rate}/s`, GOAL_P99.slow));
};

/** A server of each kind. */
interface Servers {
  readonly echo: Program;
  readonly memory: Program;
  readonly journal: Program;
  readonly ours: Program;
}

/** The echo first, then boardgame.io's server in memory and on disk, then ours with each game. */
const contendersOf = ({ bundles, theirs }: Places, { echo, memory, journal, ours }: Servers): readonly Contender[] => {
  const other = { players: `${theirs}/players.mjs`, game: gin.id, ours: false };
  return [
    { name: 'ws and JSON echo', program: echo, players: `${bundles}/players-echo.mjs`, game: '', ours: false },
    { name: 'boardgame.io in memory, gin-like', program: memory, ...other },
    { name: 'boardgame.io on disk, gin-like', program: journal, ...other },
    ...[gin, ...GAMES].map(({ id }) => ({
      name: `ours on disk, ${id}`,
      program: ours,
      players: `${bundles}/players-ours.mjs`,
      game: id,
      ours: true,
    })),
  ];
};

/** Our server beside the least that one can do and beside boardgame.io's. */
export const measureServer = async (places: Places): Promise<readonly Line[]> => {
  const { bundles, theirs } = places;
  const { folder, remove } = temporary();
  const servers: Servers = {
    echo: await startProgram(`${bundles}/echo.mjs`, []),
    memory: await startProgram(`${theirs}/server.mjs`, []),
    journal: await startProgram(`${theirs}/server.mjs`, [`${folder}/journal`]),
    ours: await startOurs(places),
  };
  try {
    const contenders = contendersOf(places, servers);
    const load = `${bundles}/load.mjs`;
    const closed = await closedLoop(load, contenders);
    return [...closed, ...(await slow(load, contenders))];
  } finally {
    await Promise.all(Object.values(servers).map((server: Program) => server.stop()));
    remove();
  }
};
