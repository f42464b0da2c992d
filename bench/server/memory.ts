import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@tabletrotter/rules/core/basics';
import { GAMES } from '@tabletrotter/rules/games';
import { gin } from '../gin/index.ts';
import type { Places } from '../places.ts';
import { atMost, type Line } from '../report.ts';
import { measureJoin } from './joins.ts';
import { connect } from './players/client.ts';
import { arrive } from './players/ours.ts';
import { makeTable } from './players/table.ts';
import type { Program } from './program.ts';
import { startOurs } from './start.ts';

const AT_ONCE = 50;
const FINISHED = 1_000;
const IDLE = 10_000;
/** design.md, section 8. */
const GOAL_IDLE = 2 ** 30;
/** "Leaves nothing": less than one entry of its log, so that it cannot be the match that stays. */
const GOAL_FINISHED = 200;
/** The server forgets what it need not know every 30 seconds. */
const FORGOTTEN = 32_000;

/** Does something so many times, some of it at once. */
const times = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const go = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
};

const IN_NO_HURRY = { thinking: () => 0, acknowledged: () => undefined };

const heapAfter = async (program: Program, matches: number): Promise<number> => {
  await times(matches, async () => {
    const players = await arrive(program.address, gin.id);
    await players.play(IN_NO_HURRY);
    players.leave();
  });
  await sleep(FORGOTTEN);
  return (await program.usage()).heap;
};

/** What a finished match leaves in the heap, once the server has let go of its table. */
const measureFinished = async (places: Places): Promise<Line> => {
  const program = await startOurs(places, { IDLE_SECONDS: '1' });
  try {
    const before = await heapAfter(program, FINISHED); // as many, so that all that is made once is there
    const after = await heapAfter(program, FINISHED);
    const each = (after - before) / FINISHED;
    return {
      name: `memory: left by a finished match (${FINISHED.toLocaleString('en')} of ${gin.id})`,
      value: each,
      unit: 'bytes',
      range: null,
      ratio: null,
      goal: atMost(each, GOAL_FINISHED),
      note: `heap ${(before / 1e6).toFixed(2)} → ${(after / 1e6).toFixed(2)} MB`,
    };
  } finally {
    await program.stop();
  }
};

/** Tables where nothing happens, of every game in turn with the fewest seats, one person looking at each. */
const measureIdle = async (program: Program): Promise<Line> => {
  const before = await program.usage();
  await times(IDLE, async (index) => {
    const { id, seats } = at(GAMES, index % GAMES.length);
    const table = await makeTable(id, [await connect(program.address)], seats.min - 1);
    await table.start();
  });
  const { memory, heap } = await program.usage();
  const each = (heap - before.heap) / IDLE;
  return {
    name: `memory: ${IDLE.toLocaleString('en')} idle tables`,
    value: memory,
    unit: 'bytes',
    range: null,
    ratio: null,
    goal: atMost(memory, GOAL_IDLE),
    note: `all of the process, a connection a table; heap ${(heap / 1e6).toFixed(0)} MB, ${each.toFixed(0)} bytes a table`,
  };
};

/** What our server keeps in memory, and how much it sends to one who joins. */
export const measureMemory = async (places: Places): Promise<readonly Line[]> => {
  const finished = await measureFinished(places);
  const program = await startOurs(places);
  try {
    const joins: Line[] = [];
    for (const game of GAMES) joins.push(await measureJoin(program.address, game));
    return [...joins, finished, await measureIdle(program)];
  } finally {
    await program.stop();
  }
};
