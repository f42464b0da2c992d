import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Where Debian puts its Chromium: the one without windows, which takes a third less time, or else the whole browser. Another may be
 * named by CHROMIUM.
 */
const FOUND = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const chromium = () => process.env.CHROMIUM ?? FOUND.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs what is missing, if we may; the one without windows is not in every Debian. */
const install = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  process.stderr.write('Installing Chromium for the browser tests…\n');
  const get = (name) => run('apt-get', 'install', '--yes', '--no-install-recommends', name);
  if (get('chromium-headless-shell') || existsSync(FOUND[1])) return;
  run('apt-get', 'update');
  if (!get('chromium-headless-shell')) get('chromium');
};

/**
 * Sees to it that the browser of the tests is there: installs Debian's where it is missing and we may.
 * @returns {string | undefined} what to do, in one line, where it is not there
 */
export const ensureChromium = () => {
  if (!existsSync(FOUND[0]) && process.env.CHROMIUM === undefined) install();
  const path = chromium();
  if (existsSync(path)) return undefined;
  return `The browser tests need Chromium at ${path}: run "sudo apt-get install chromium", or name another with CHROMIUM=/path.`;
};
