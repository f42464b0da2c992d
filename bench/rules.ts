import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { GAMES } from '@tabletrotter/rules/games';
import { gin } from './gin/index.ts';
import { type Contestant, type Distance, race } from './race.ts';
import type { Line } from './report.ts';

/** design.md, section 8. */
const GOAL = 200_000;
const GOAL_RATIO = 40;

/** Installs boardgame.io where it is missing: only the bench needs it. */
const install = (folder: string): void => {
  if (existsSync(`${folder}/node_modules/boardgame.io`)) return;
  process.stderr.write('bench: installing boardgame.io into bench/boardgame.io (once)\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('boardgame.io could not be installed; the bench needs the network for that, once');
};

/** Every game in the registry with the fewest and with the most seats. */
const gamesOf = (module: string): readonly Contestant[] =>
  GAMES.flatMap(({ id, seats }) =>
    [...new Set([seats.min, seats.max])].map((count) => ({ name: `${id}, ${count} seats`, module, args: [id, String(count)] })),
  );

/** Races the rules; `bundles` is where this program's own contestant lies, `bench` the folder of the bench. */
export const measureRules = async (bundles: string, bench: string, distance: Distance): Promise<readonly Line[]> => {
  install(`${bench}/boardgame.io`);
  const module = `${bundles}/contestant.mjs`;
  const contestants: readonly Contestant[] = [
    { name: 'gin-like on boardgame.io: reducer alone', module: `${bench}/boardgame.io/contestant.mjs`, args: [] },
    { name: 'gin-like on our kernel: full loop', module, args: [gin.id, '2'] },
    ...gamesOf(module),
  ];
  const rates = await race(contestants, distance);
  const theirs = rates[0]?.median ?? Number.NaN;
  return rates.map(({ median, least, most }, index) => ({
    name: contestants[index]?.name ?? '',
    perSecond: median,
    range: [least, most],
    compared:
      index === 0
        ? null
        : index === 1
          ? { to: 'boardgame.io', ratio: median / theirs, goal: GOAL_RATIO }
          : { to: `${GOAL.toLocaleString('en')}/s`, ratio: median / GOAL, goal: 1 },
    note: null,
  }));
};
