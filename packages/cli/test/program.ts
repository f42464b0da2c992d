import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const LAUNCHER = fileURLToPath(new URL('../bin/tabletrotter.js', import.meta.url));

/** A folder for builds beside the real ones, for tests that need it empty. Git does not see it. */
export const testHome = (name: string): string => fileURLToPath(new URL(`../dist/test-${name}-${process.pid}`, import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the program as a person would. */
export const start = (args: readonly string[], env: { readonly [name: string]: string } = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [LAUNCHER, ...args], { env: { ...process.env, ...env } });

/** Waits for a program to end, and collects what it says from now on. */
export const finished = async (child: ChildProcessWithoutNullStreams): Promise<Ran> => {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  await once(child, 'close');
  return { code: child.exitCode, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
};

/** Runs the program to its end with this input. */
export const run = (args: readonly string[], input: string | Buffer = '', env: { readonly [name: string]: string } = {}) => {
  const child = start(args, env);
  child.stdin.on('error', () => {}); // it may have ended before it read all
  child.stdin.end(input);
  return finished(child);
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers freely
export type Answered = any;

/** Sends all requests at once to an engine process; gives its answers. */
export const converse = async (requests: readonly unknown[]): Promise<readonly Answered[]> => {
  const { out } = await run(['engine'], requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** An engine process to talk with, one request after the other. */
export const startEngine = () => {
  const child = start(['engine']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request: unknown): Promise<Answered> {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse((await lines.next()).value);
    },
    async end(): Promise<number | null> {
      child.stdin.end();
      await once(child, 'close');
      return child.exitCode;
    },
  };
};
