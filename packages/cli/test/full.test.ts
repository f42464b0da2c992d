import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { LAUNCHER } from './program.ts';

test.skipIf(!existsSync('/dev/full')).each([
  ['engine', '{"op":"games"}\n'],
  ['--help', ''],
  ['play bonnie-and-clyde', 'q\n'],
])('%s onto a full disk is one line and exit code 1', async (args, input) => {
  const child = spawn(process.execPath, [LAUNCHER, ...args.split(' ')], { stdio: ['pipe', openSync('/dev/full', 'w'), 'pipe'] });
  const ended = once(child, 'close');
  child.stdin?.end(input);
  const err = child.stderr === null ? '' : await text(child.stderr);
  await ended;
  expect(child.exitCode).toBe(1);
  expect(err).toMatch(/^tabletrotter( \w+)?: the output cannot be written: .*ENOSPC.*\n$/);
});

test.skipIf(!existsSync('/dev/full'))('where standard error is full, the exit code still comes', async () => {
  const child = spawn(process.execPath, [LAUNCHER, 'dance'], { stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')] });
  child.stdout?.resume();
  await once(child, 'close');
  expect(child.exitCode).toBe(2);
});
