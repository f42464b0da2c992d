import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildOnce } from '../once.mjs';

let root = '';
afterEach(() => rm(root, { recursive: true, force: true }));

test('a build may be run by another user than the one who made it', async () => {
  root = await mkdtemp(join(tmpdir(), 'once-'));
  await writeFile(join(root, 'source'), '');
  const make = (folder: string) => writeFile(join(folder, 'made'), '');
  const folder = await buildOnce({ root, home: join(root, 'dist'), sources: ['source'], make });
  expect((await stat(folder)).mode & 0o777).toBe(0o755);
});
