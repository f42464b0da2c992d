import type { Readable, Writable } from 'node:stream';

/** What a command talks through: the process's own streams, or a test's. */
export interface Terminal {
  readonly in: Readable;
  readonly out: Writable;
  readonly err: Writable;
  /** Whether somebody watches `err`, so that a progress bar makes sense. */
  readonly errIsTerminal: boolean;
  /** Whether somebody types into `in`. */
  readonly inIsTerminal: boolean;
}

/** The streams of this process. */
export const processTerminal = (): Terminal => ({
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  errIsTerminal: process.stderr.isTTY === true,
  inIsTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
});

/** What we say could not be written; `code` is the system's, such as `ENOSPC` or `EPIPE`. */
export class OutputError extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super(`the output cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  }
}

/** A text without what a terminal obeys: C0 and C1 controls and the separators of lines become U+FFFD. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD');

/** Writes and waits where the reader is slower than we are. A file throws at once, a pipe has an `error` event. */
const put = async (stream: Writable, text: string): Promise<void> => {
  let flowing: boolean;
  try {
    flowing = stream.write(text);
  } catch (thrown) {
    throw new OutputError(thrown);
  }
  if (!flowing) await new Promise<void>((resolve) => stream.once('drain', resolve));
};

/** Writes one line for people, whatever it is made of. */
export const writeLine = (stream: Writable, line: string): Promise<void> => put(stream, `${plain(line)}\n`);

export const writeLines = (stream: Writable, lines: readonly string[]): Promise<void> =>
  put(stream, lines.map((line) => `${plain(line)}\n`).join(''));

/** Writes a line of JSON as it is: its escapes are its own. */
export const writeJson = (stream: Writable, json: string): Promise<void> => put(stream, `${json}\n`);
