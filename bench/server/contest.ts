import { fork } from 'node:child_process';
import type { Order, Report } from './load.ts';
import { type Program, said } from './program.ts';

/** A server, and what its players do there. */
export interface Contender {
  readonly name: string;
  readonly program: Program;
  /** The module with its `arrive`. */
  readonly players: string;
  readonly game: string;
  /** Whether it is what the goals are for. */
  readonly ours: boolean;
}

/** A slice: how it went, and the microseconds of processor time that the server took for an action. */
export interface Slice extends Report {
  readonly cost: number;
}

/** So many tables at this rate, for so long, so many times. */
export type Pace = Pick<Order, 'tables' | 'rate' | 'warmUp' | 'length'> & { readonly rounds: number };

const sliceOf = async (load: string, { program, players, game }: Contender, pace: Pace): Promise<Slice> => {
  const order: Order = { ...pace, players, game, address: program.address };
  const child = fork(load, [JSON.stringify(order)], { env: { ...process.env, NODE_ENV: 'production' } });
  await said(child);
  const before = await program.processor();
  const report = await said<Report>(child);
  const spent = (await program.processor()) - before;
  return { ...report, cost: (spent * 1_000) / (report.perSecond * (pace.length / 1_000)) };
};

/** One contender at a time, in turn, so that whatever else the machine does meets all of them alike. */
export const contest = async (
  load: string,
  contenders: readonly Contender[],
  pace: Pace,
): Promise<readonly (readonly Slice[])[]> => {
  const slices: Slice[][] = contenders.map(() => []);
  for (let round = 0; round < pace.rounds; round++)
    for (const [index, contender] of contenders.entries()) slices[index]?.push(await sliceOf(load, contender, pace));
  return slices;
};
