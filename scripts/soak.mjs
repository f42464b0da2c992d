// npm run soak [-- <game> …]   the leak suites over many games of each game: a thousand, or GAMES=<number>; then whole games through
// a hundred broken lines and twenty killed servers. Not part of npm test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const games = process.env.GAMES ?? '1000';
const suites = process.argv.slice(2).map((game) => `src/games/${game}/tests/slow/leaks.test.ts`);
const folder = mkdtempSync(join(tmpdir(), 'tabletrotter-soak-'));
const report = join(folder, 'vitest.json');

const run = spawnSync(
  'npx',
  [
    ...['--no-install', 'vitest', 'run', ...(suites.length > 0 ? suites : ['slow/leaks.test.ts'])],
    ...['-t', ': soak', '--reporter=json', `--outputFile=${report}`],
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, SLOW: '1', GAMES: games } },
);

const soaks = () => {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ title }) => title.endsWith(': soak'));
  } catch {
    return [];
  }
};

const found = soaks();
for (const { title, meta, failureMessages } of found) {
  const { games: played, swaps, steps } = meta.soaked ?? {};
  console.log(
    meta.soaked === undefined
      ? `${title}: LEAK\n${failureMessages.join('\n')}`
      : `${title}: ${played} games, ${swaps} swaps and ${steps} steps compared, 0 bytes differ`,
  );
}
if (found.length === 0) console.log('no game was soaked');
rmSync(folder, { recursive: true, force: true });

const breaks = spawnSync('npx', ['--no-install', 'vitest', 'run', 'server/test/slow/breaks.test.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, SLOW: '1', GAMES: games },
});
process.exitCode = run.status === 0 && found.length > 0 && breaks.status === 0 ? 0 : 1;
