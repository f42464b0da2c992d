import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Rate, rateOf, type Slice } from './slice.ts';

/** Something to be measured, in a process of its own. */
export interface Contestant {
  readonly name: string;
  readonly module: string;
  readonly args: readonly string[];
}

/** How long: a warm-up of each, then rounds in which each plays one slice. */
export interface Distance {
  readonly warmUp: number;
  readonly slice: number;
  readonly rounds: number;
}

const askFor = async (child: ChildProcess, milliseconds: number): Promise<Slice> => {
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`a contestant ended with ${code}`);
  });
  const answered = once(child, 'message').then(([slice]): Slice => slice);
  child.send(milliseconds);
  return Promise.race([answered, ended]);
};

/**
 * One contestant plays at a time, and they take turns, so that whatever else the machine does in between meets all of them
 * alike; in processes of their own, so that none spoils the compiled code of another.
 */
export const race = async (contestants: readonly Contestant[], { warmUp, slice, rounds }: Distance): Promise<readonly Rate[]> => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const children = contestants.map(({ module, args }) => fork(module, args, { env }));
  try {
    for (const child of children) await askFor(child, warmUp);
    const slices: Slice[][] = children.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, child] of children.entries()) slices[index]?.push(await askFor(child, slice));
    return slices.map(rateOf);
  } finally {
    for (const child of children) child.kill();
  }
};
