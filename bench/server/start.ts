import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS_ENV } from '../../packages/server/test/kit/child-server.ts';
import type { Places } from '../places.ts';
import { type Program, startProgram } from './program.ts';

/** What of our server's settings is not as it comes. */
export const RAISED = `Raised: ${Object.keys(NO_LIMITS_ENV).join(', ')}.`;

/** A folder on disk, and a way to be rid of it. */
export const temporary = (): { readonly folder: string; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletrotter-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Our server on a database of its own, with limits that nobody meets. */
export const startOurs = async (
  { bundles, profile }: Places,
  settings: { readonly [name: string]: string } = {},
): Promise<Program> => {
  const { folder, remove } = temporary();
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...NO_LIMITS_ENV, ...settings };
  const flags = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const program = await startProgram(`${bundles}/ours.mjs`, [], { env, flags });
  return { ...program, stop: () => program.stop().finally(remove) };
};
