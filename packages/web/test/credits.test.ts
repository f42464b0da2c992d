import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAME_ICONS, WORKS } from '../src/credits/works.ts';

const read = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const source = fileURLToPath(new URL('../src', import.meta.url));
const files = (await readdir(source, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
/** Every icon that is imported anywhere, as `<set>/<name>`. */
const used = [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/from 'icon:([^']+)'/g)].map(([, icon = '']) => icon))),
].sort();
const credits = await read('../../../CREDITS.md');

test('the artist of every icon from game-icons.net is named, and nobody for an icon that is not used', () => {
  const named = Object.values(GAME_ICONS).flat();
  expect(named.map((icon) => `game-icons/${icon}`).sort()).toEqual(used.filter((icon) => icon.startsWith('game-icons/')));
});

test('no icon comes from a set that is not credited', () => {
  const CREDITED = ['tabler', 'game-icons'];
  expect(used.filter((icon) => !CREDITED.some((set) => icon.startsWith(`${set}/`)))).toEqual([]);
  expect(WORKS.map(({ what }) => what)).toContain('Tabler Icons');
});

test('CREDITS.md names the same artists, with their icons', () => {
  for (const [artist, icons] of Object.entries(GAME_ICONS)) {
    const line = credits.split('\n').find((each) => each.includes('game-icons.net') && each.includes(`| ${artist} `));
    expect(line, artist).toContain(icons.join(', '));
    expect(line).toContain('CC BY 3.0');
  }
});

test('whatever the page credits is in CREDITS.md too', () => {
  for (const { what } of WORKS) expect(credits.toLowerCase()).toContain(what.split(':')[0]?.toLowerCase());
});
