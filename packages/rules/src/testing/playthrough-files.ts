/// <reference types="node" />
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { checkPlaythrough, firstPlaythrough, parsePlaythrough, renderPlaythrough } from './playthrough.ts';
import { violation } from './walk.ts';

/** The names of a game's playthroughs, sorted; none where there is no such folder. */
export const playthroughsIn = (folder: URL): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
};

/** Writes all of a game's playthroughs anew; their actions stay as far as they are legal, bots play on from there. */
export const writePlaythroughs = async <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, folder: URL): Promise<void> => {
  const path = fileURLToPath(folder);
  if (playthroughsIn(folder).length === 0)
    writeFileSync(join(path, 'first.txt'), await renderPlaythrough(game, firstPlaythrough(game), { on: true }));
  for (const name of playthroughsIn(folder)) {
    const file = join(path, name);
    writeFileSync(file, await renderPlaythrough(game, parsePlaythrough(readFileSync(file, 'utf8')), { on: true }));
  }
};

/**
 * Registers the golden playthroughs of a game: `folder` is its `playthroughs/`, as `new URL('./playthroughs/', import.meta.url)`.
 * With `GOLDEN=<game id>` or `GOLDEN=all` in the environment they are written instead.
 */
export const checkPlaythroughs = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, folder: URL): void => {
  const golden = process.env['GOLDEN'];
  describe(`${game.id}: playthroughs`, () => {
    if (golden === game.id || golden === 'all') {
      test('are written', () => writePlaythroughs(game, folder), 60_000);
      return;
    }
    const names = playthroughsIn(folder);
    test('there is one', () => {
      if (names.length === 0) violation(game.id, `has no playthrough: npm run golden -- ${game.id}`);
    });
    test.each(names)('%s', (name) => checkPlaythrough(game, name, readFileSync(new URL(name, folder), 'utf8')), 60_000);
  });
};
