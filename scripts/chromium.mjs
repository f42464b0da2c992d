import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian puts its Chromium: the one without windows, which takes a third less time, and the whole browser. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** The browser of the tests: the quicker one that is there. Another may be named by CHROMIUM. */
export const chromium = () => process.env.CHROMIUM ?? [WITHOUT_WINDOWS, WHOLE].find((path) => existsSync(path)) ?? WHOLE;

/** The browser for what the quicker one cannot: it lets nobody show notices, and offers to install no page. */
export const wholeChromium = () => process.env.CHROMIUM ?? WHOLE;

/** Chromium as it can be started by anybody, root included, with nothing looked up outside. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs what is missing, if we may; the one without windows is not in every Debian. */
const install = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  process.stderr.write('Installing Chromium for the browser tests…\n');
  const get = (name) => run('apt-get', 'install', '--yes', '--no-install-recommends', name);
  const getBoth = () => [get('chromium'), get('chromium-headless-shell')].every(Boolean);
  if (getBoth()) return;
  run('apt-get', 'update');
  getBoth();
};

/**
 * Sees to it that the browsers of the tests are there: installs Debian's where one is missing and we may.
 * @returns {string | undefined} what to do, in one line, where the one that is needed is not there
 */
export const ensureChromium = () => {
  const isThere = existsSync(WITHOUT_WINDOWS) && existsSync(WHOLE);
  if (!isThere && process.env.CHROMIUM === undefined) install();
  const path = wholeChromium();
  if (existsSync(path)) return undefined;
  return `The browser tests need Chromium at ${path}: run "sudo apt-get install chromium", or name another with CHROMIUM=/path.`;
};
