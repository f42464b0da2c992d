import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { finished, run, start, testHome } from '../program.ts';

const home = testHome('launcher');
afterEach(() => rm(home, { recursive: true, force: true }));

const games = (): Promise<{ code: number | null; out: string; err: string }> =>
  run(['engine'], '{"op":"games"}\n', { TABLETROTTER_DIST: home });

const builds = async (): Promise<readonly string[]> => (await readdir(home)).sort();

test('four at once where nothing is built: each answers, nothing else is said, one build is left', async () => {
  const all = await Promise.all([games(), games(), games(), games()]);
  for (const { code, out, err } of all) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ ok: true });
  }
  expect(await builds()).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
}, 30_000);

test('what is built is not built again', async () => {
  await games();
  const before = await builds();
  await rm(join(home, ...before, 'simulate-worker.js')); // nobody needs it here: were it back, somebody has built
  await games();
  expect(await readdir(join(home, ...before))).not.toContain('simulate-worker.js');
}, 30_000);

test('a lock whose holder is dead is taken over', async () => {
  await mkdir(join(home, '.lock'), { recursive: true });
  await writeFile(join(home, '.lock', 'pid'), '99999999');
  expect(await games()).toMatchObject({ code: 0, err: '' });
  expect(await builds()).toHaveLength(1);
}, 30_000);

test('a lock whose holder lives is waited for', async () => {
  await mkdir(join(home, '.lock'), { recursive: true });
  await writeFile(join(home, '.lock', 'pid'), String(process.pid));
  const child = start(['engine'], { TABLETROTTER_DIST: home });
  const ended = finished(child);
  child.stdin.end();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await builds()).toEqual(['.lock']);
  await rm(join(home, '.lock'), { recursive: true });
  expect(await ended).toEqual({ code: 0, out: '', err: '' });
}, 30_000);

test('a build that fails is one clear message and exit code 1', async () => {
  await mkdir(join(home, '..'), { recursive: true });
  await writeFile(home, 'a file where the folder should be');
  const { code, out, err } = await games();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^tabletrotter: the build failed: .+\n$/);
});
