/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { type CompletenessOptions, checkComplete, type Folder } from './completeness.ts';
import { playthroughsIn } from './playthrough-files.ts';
import { violation } from './walk.ts';

const read = (folder: URL, name: string): string => {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : violation(folder.pathname, `lacks ${name}`);
};

/** A game's folder as texts, with the folders in it. */
export const readFolder = (folder: URL): Folder => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const isTest = (name: string): boolean => name.endsWith('.test.ts');
  return {
    rulebooks: { en: read(folder, 'RULES.en.md'), es: read(folder, 'RULES.es.md'), ru: read(folder, 'RULES.ru.md') },
    tests: names.filter(isTest).map((name) => read(folder, name)),
    sources: names.filter((name) => !isTest(name)).map((name) => read(folder, name)),
    playthroughs: playthroughsIn(new URL('playthroughs/', folder)),
  };
};

/** Registers the completeness test of a game; `folder` is `new URL('./', import.meta.url)`. */
export const completeness = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  folder: URL,
  options: CompletenessOptions = {},
): void => {
  describe(`${game.id}: completeness`, () => {
    test('rulebooks, tests, words and playthroughs are all there', () => checkComplete(game, readFolder(folder), options));
  });
};
