import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostedGame } from '@tabletrotter/rules';
import { type Config, createLog, DEFAULTS, type Parts, type Running, serve } from '@tabletrotter/server';
import { afterAll, afterEach } from 'vitest';
import { bundle } from './bundle.ts';
import { type Client, connect } from './client.ts';
import { GAMES_FOR_TESTS } from './games.ts';

const PLENTY = { perSecond: 1_000_000, burst: 1_000_000 };

/** Limits that no test meets unless it wants to. */
export const NO_LIMITS = {
  ...DEFAULTS.limits,
  addressRate: PLENTY,
  tableRate: PLENTY,
  seatRate: PLENTY,
  tablesPerHour: 1_000_000,
  connectionsPerAddress: 100_000,
};

const undo: (() => unknown)[] = [];
let worker: Promise<URL> | undefined;

/** Undone after each test, last first. */
export const afterwards = (work: () => unknown): void => {
  undo.push(work);
};

afterEach(async () => {
  for (const work of undo.splice(0).reverse()) await work();
});
afterAll(async () => {
  if (worker !== undefined) rmSync(dirname(fileURLToPath(await worker)), { recursive: true, force: true });
});

/** The bot worker of the tests, bundled once a file. */
export const testWorker = (): Promise<URL> => {
  worker ??= bundle('test/kit/worker.ts');
  return worker;
};

/** A folder that is gone after the test. */
export const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletrotter-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export interface TestServer extends Running {
  readonly url: string;
  readonly dataDir: string;
  /** A new client, gone after the test. */
  client(headers?: { readonly [name: string]: string }): Promise<Client>;
}

/** A server of the tests' games on a free port, without limits, its bots in no hurry to be slow. */
export const startServer = async (
  config: Partial<Config> = {},
  parts: Partial<Parts> & { readonly games?: readonly HostedGame[] } = {},
): Promise<TestServer> => {
  const dataDir = config.dataDir ?? temporary();
  const running = await serve(
    { ...DEFAULTS, port: 0, host: '127.0.0.1', limits: NO_LIMITS, botPause: 0, botBudget: 50, ...config, dataDir },
    { games: GAMES_FOR_TESTS, botWorker: await testWorker(), page: null, log: createLog('silent'), ...parts },
  );
  afterwards(() => running.close());
  const url = `http://127.0.0.1:${running.port}`;
  return {
    ...running,
    url,
    dataDir,
    async client(headers = {}) {
      const client = await connect(url, { headers });
      afterwards(() => client.close());
      return client;
    },
  };
};
