import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];

/** Lints files laid out like ours, under our own rules. */
const lint = (files: { readonly [path: string]: string }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletrotter-lint-'));
  folders.push(folder);
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings'], { cwd: folder, encoding: 'utf8' });
  return run.status === 0 ? 'clean' : run.stdout + run.stderr;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the lint holds the arrows between packages', () => {
  test('and lets a clean tree pass', () => {
    expect(lint({ 'packages/rules/src/core/one.ts': 'export const one = 1;\n' })).toBe('clean');
  });

  test.each([
    ['rules', 'packages/rules/src/games/one.ts', '@tabletrotter/server', 'stands on nothing of ours'],
    ['rules', 'packages/rules/src/games/one.ts', 'node:fs', 'runs in the browser too'],
    ['the kernel', 'packages/rules/src/core/one.ts', '../games/two.ts', 'knows no game'],
    ['bots', 'packages/rules/src/bots/one.ts', '../games/two.ts', 'knows no game by name'],
    ['protocol', 'packages/protocol/src/one.ts', '@tabletrotter/web', 'knows neither end'],
    ['the server', 'packages/server/src/one.ts', '@tabletrotter/rules/games/bonnie-and-clyde', 'knows no game by name'],
    ['the page', 'packages/web/src/one.ts', '@tabletrotter/server', 'stands on rules and protocol only'],
    ['the command line', 'packages/cli/src/one.ts', '@tabletrotter/web', "does not need the page's code"],
  ])('%s (%s) may not import %s', (_, path, target, message) => {
    const text = lint({ [path]: `import { two } from '${target}';\nexport const one = two;\n` });
    expect(text).toContain(message);
  });

  test('and refuses a cycle', () => {
    const text = lint({
      'packages/rules/src/core/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
      'packages/rules/src/core/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    });
    expect(text).toContain('no-cycle');
  });
});
