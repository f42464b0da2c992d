import { PassThrough, Readable, type Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { type Command, Failure } from '../src/command.ts';
import { runCommand } from '../src/run.ts';
import { plain, type Terminal, writeLine } from '../src/terminal.ts';

afterEach(() => void vi.unstubAllEnvs());

const terminalWith = (out: Writable = new PassThrough(), err: Writable = new PassThrough()): Terminal => ({
  in: Readable.from([]),
  out,
  err,
  errIsTerminal: false,
  inIsTerminal: false,
});

/** A stream that throws at every write, as that of a file on a full disk does. */
const throwing = (code: string): Writable =>
  Object.assign(new PassThrough(), {
    write: () => {
      throw Object.assign(new Error(`${code}: cannot write`), { code });
    },
  });

const ran = async (run: Command['run'], out?: Writable) => {
  const err = new PassThrough();
  const code = await runCommand('try', [], terminalWith(out, err), {
    try: { summary: '', load: async () => ({ command: { help: '', run } }) },
  });
  return { code, err: String(err.read() ?? '') };
};

const bug = async (): Promise<number> => {
  throw new TypeError('a\n  b');
};

test('a bug of ours is one line and exit code 70', async () => {
  vi.stubEnv('DEBUG', '');
  expect(await ran(bug)).toEqual({ code: 70, err: 'tabletrotter try: something broke: a b\n' });
});

test('where it broke is told to those who ask', async () => {
  vi.stubEnv('DEBUG', '1');
  const { code, err } = await ran(bug);
  expect(code).toBe(70);
  expect(err).toMatch(/^tabletrotter try: something broke: a b\nTypeError: a\n {2}b\n +at /);
});

test('what cannot be done is one line without what a terminal would obey', async () => {
  const fail = async (): Promise<number> => {
    throw new Failure('a\u001bb');
  };
  expect(await ran(fail)).toEqual({ code: 1, err: 'tabletrotter try: a\uFFFDb\n' });
});

const speak: Command['run'] = async (_, { out }) => {
  await writeLine(out, 'hello');
  return 0;
};

test('a full disk is one line and exit code 1; a reader that has gone is nothing wrong', async () => {
  expect(await ran(speak, throwing('ENOSPC'))).toEqual({
    code: 1,
    err: 'tabletrotter try: the output cannot be written: ENOSPC: cannot write\n',
  });
  expect(await ran(speak, throwing('EPIPE'))).toEqual({ code: 0, err: '' });
});

test('where nothing can be said, the exit code still comes', async () => {
  expect(await runCommand('dance', [], terminalWith(undefined, throwing('ENOSPC')))).toBe(2);
});

test('controls and separators of lines become U+FFFD, all else stays', () => {
  expect(plain('\0\t\n\r\u001b\u007f\u0080\u009f\u2028\u2029')).toBe('\uFFFD'.repeat(10));
  expect(plain('Бонни ×2 – ¿sí? 👮')).toBe('Бонни ×2 – ¿sí? 👮');
});
