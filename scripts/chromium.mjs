import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian puts its Chromium. Another may be named by CHROMIUM. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Sees to it that the browser of the tests is there: installs Debian's where it is missing and we may.
 * @returns {string | undefined} what to do, in one line, where it is not there
 */
export const ensureChromium = () => {
  if (existsSync(CHROMIUM)) return undefined;
  const advice = `The browser tests need Chromium at ${CHROMIUM}: run "sudo apt-get install chromium", or name another with CHROMIUM=/path.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return advice;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  process.stderr.write('Installing Chromium for the browser tests…\n');
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  return existsSync(CHROMIUM) ? undefined : advice;
};
