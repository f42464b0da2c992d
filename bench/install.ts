import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs boardgame.io in its folder where it is missing: only the bench needs it. */
export const installBoardgameIo = (folder: string): void => {
  if (existsSync(`${folder}/node_modules/boardgame.io`)) return;
  process.stderr.write('bench: installing boardgame.io into bench/boardgame.io (once)\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('boardgame.io could not be installed; the bench needs the network for that, once');
};
