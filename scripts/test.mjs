import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

// Every test there is: lint and types, vitest, then the page in a real browser. Ends with one line that adds them up.

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'tabletrotter-results-'));

const npx = (args, env = {}) =>
  spawnSync('npx', ['--no-install', ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const npm = (script) => spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' }).status === 0;

/** A step that passes or fails as a whole. */
const step = (name, passed) => {
  if (!passed) process.stdout.write(`${name}: failed\n`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** What a runner wrote of its tests; a runner that wrote nothing, or failed with no test to blame, has failed. */
const counted = (name, ok, file, count) => {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
  } catch {
    return step(name, false);
  }
};

const unitTests = () => {
  const file = join(results, 'vitest.json');
  const ok = npx(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { SLOW: '1' });
  return counted('vitest', ok, file, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
};

const browserTests = () => {
  const missing = ensureChromium();
  if (missing !== undefined) {
    process.stderr.write(`${missing}\n`);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, 'playwright.json');
  const ok = npx(['playwright', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return counted('playwright', ok, file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
};

const total = [
  () => step('lint', npm('lint')),
  () => step('types', npm('types')),
  () => step('build', npm('build')),
  unitTests,
  browserTests,
].reduce(
  (sum, run) => {
    const { passed, failed } = run();
    return { passed: sum.passed + passed, failed: sum.failed + failed };
  },
  { passed: 0, failed: 0 },
);

rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
