// npm run golden -- <game> …   writes the playthroughs of these games anew (of all games: npm run golden -- all). Read the difference.
import { spawnSync } from 'node:child_process';

const games = process.argv.slice(2);
if (games.length === 0) {
  console.error('npm run golden -- <game> …, or all');
  process.exit(2);
}
let failed = false;
for (const game of games) {
  // The tiny race of the test kit is the one game that does not live in games/.
  const folder = game === 'all' ? 'packages/rules/src/' : game === 'tiny-race' ? 'src/testing/tiny/' : `src/games/${game}/`;
  const run = spawnSync('npx', ['vitest', 'run', folder, '-t', 'playthroughs are written'], {
    stdio: 'inherit',
    env: { ...process.env, GOLDEN: game },
  });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
