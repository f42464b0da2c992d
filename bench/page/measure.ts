import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Places } from '../places.ts';
import { atMost, type Goal, type Line } from '../report.ts';
import { temporary } from '../server/start.ts';
import { buildPage, type Manifest } from './build.ts';

/** design.md, section 8. */
const GOAL_HOME = 90_000;
const GOAL_BOARD = 60_000;
/** The issue on looks: the first load in all, with its fonts. */
const GOAL_FIRST = 350_000;

const isScript = (file: string): boolean => file.endsWith('.js');

/** The files that these modules make a browser load, with all that they import; a worker only when it is started. */
const filesOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`the page has no module ${module}`);
    const { file, imports = [], css = [], assets = [] } = chunk;
    for (const each of [file, ...css, ...assets.filter((asset) => !isScript(asset))]) files.add(each);
    for (const each of imports) visit(each);
  };
  for (const module of modules) visit(module);
  return files;
};

/** The workers: scripts that are named by others and imported by none. */
const workersIn = (manifest: Manifest): ReadonlySet<string> =>
  new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets.filter(isScript)));

/** The sizes of a build in `folder`. */
const createScales = (folder: string) => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const content = readFileSync(`${folder}/${file}`);
    return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
  };
  return (files: Iterable<string>): number => {
    let sum = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? sizeOf(file);
      sizes.set(file, size);
      sum += size;
    }
    return sum;
  };
};

const HOME = 'index.html';
const TABLE = 'src/table/TablePage.tsx';
/** Of the three languages, the one whose letters take the most bytes. */
const WORDS = 'src/words/ru.ts';
const wordsOf = (game: string): string => `../rules/src/games/${game}/text/ru.ts`;

/** The games in the page's registry: each is loaded when it is chosen. */
const gamesIn = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).flatMap((module) => /^src\/games\/([^/]+)\/index\.ts$/.exec(module)?.[1] ?? []);

const lineOf = (name: string, value: number, goal: Goal | null, note: string | null): Line => ({
  name: `page: ${name}`,
  value,
  unit: 'bytes',
  range: null,
  ratio: null,
  goal,
  note,
});

const measure = (manifest: Manifest, folder: string): readonly Line[] => {
  const weigh = createScales(folder);
  const scripts = (files: ReadonlySet<string>): number => weigh([...files].filter(isScript));
  const all = (files: ReadonlySet<string>): number => weigh(files);

  const home = filesOf(manifest, [HOME, WORDS]);
  const table = filesOf(manifest, [HOME, WORDS, TABLE]);
  const games = gamesIn(manifest).flatMap((game) => {
    const board = filesOf(manifest, [HOME, WORDS, TABLE, `src/games/${game}/index.ts`, wordsOf(game)]);
    const more = scripts(board) - scripts(table);
    return [
      lineOf(`board of ${game}, scripts`, more, atMost(more, GOAL_BOARD), 'its rules, bots and words too'),
      lineOf(`a table of ${game} by its link, in all`, all(board), atMost(all(board), GOAL_FIRST), null),
    ];
  });
  return [
    lineOf('home, scripts', scripts(home), atMost(scripts(home), GOAL_HOME), 'in Russian, whose words are the longest'),
    lineOf(
      'home, in all',
      all(home),
      atMost(all(home), GOAL_FIRST),
      'with styles and every font, those of the easy-read option too',
    ),
    lineOf('what every table needs besides, scripts', scripts(table) - scripts(home), null, null),
    lineOf('what tables on the device need besides', weigh(workersIn(manifest)), null, 'all games, with the rooms of a server'),
    ...games,
  ];
};

/** Builds the page and weighs what a browser loads. */
export const measurePage = async ({ web }: Places): Promise<readonly Line[]> => {
  const { folder, remove } = temporary();
  try {
    return measure(await buildPage(web, folder), folder);
  } finally {
    remove();
  }
};
