import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What a process has used so far. */
export interface Usage {
  /** Milliseconds of processor time, of all its threads. */
  readonly processor: number;
  /** Bytes of live objects, after the garbage is collected. */
  readonly heap: number;
  /** Bytes of memory that the system has given it. */
  readonly memory: number;
}

/** A server in a process of its own. */
export interface Program {
  readonly address: string;
  processor(): Promise<number>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** The next thing that a child says; rejects where it ends instead. */
export const said = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${child.spawnargs.at(1)} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message: T) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

/** Runs a server that does as `probe.ts` says. `flags` are Node's. */
export const startProgram = async (
  module: string,
  args: readonly string[],
  { env = {}, flags = [] }: { readonly env?: { readonly [name: string]: string }; readonly flags?: readonly string[] } = {},
): Promise<Program> => {
  const child = fork(module, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc', ...flags],
  });
  const address = await said<string>(child);
  const ask = <T>(what: 'processor' | 'usage'): Promise<T> => {
    const answer = said<T>(child);
    child.send(what);
    return answer;
  };
  return {
    address,
    processor: () => ask<number>('processor'),
    usage: () => ask<Usage>('usage'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
