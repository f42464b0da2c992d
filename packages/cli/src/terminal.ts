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

/** Writes a line and waits where the reader is slower than we are. */
export const writeLine = async (stream: Writable, line: string): Promise<void> => {
  if (stream.write(`${line}\n`)) return;
  await new Promise<void>((resolve) => stream.once('drain', resolve));
};
