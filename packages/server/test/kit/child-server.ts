import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface ChildServer {
  readonly process: ChildProcess;
  /** Where it listens; rejects where it ends before. */
  readonly url: Promise<string>;
  /** Its exit code, or the signal that ended it, and all it said. */
  readonly ended: Promise<{ readonly code: number | string; readonly out: string; readonly err: string }>;
}

const HUGE = '1000000/1000000';

/** Limits as an environment that nobody meets. */
export const NO_LIMITS_ENV = {
  LIMIT_SEAT_RATE: HUGE,
  LIMIT_TABLE_RATE: HUGE,
  LIMIT_ADDRESS_RATE: HUGE,
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_TABLES_PER_HOUR: '1000000',
};

/** Runs `child.ts`, bundled, with this environment. */
export const spawnServer = (program: URL, worker: URL, env: { readonly [name: string]: string }): ChildServer => {
  const child = spawn(process.execPath, [fileURLToPath(program), worker.href], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...NO_LIMITS_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const ended = new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? 'gone', out, err }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += String(text);
      const port = /^(\d+)\n/.exec(out)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`the server ended: ${err}`)));
  });
  url.catch(() => undefined); // asked for only where it is expected to start
  child.stderr.on('data', (text) => {
    err += String(text);
  });
  return { process: child, url, ended };
};
