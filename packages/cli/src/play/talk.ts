import { createInterface } from 'node:readline';
import { type Terminal, writeLines } from '../terminal.ts';

/** A conversation with whoever sits at the terminal, or with a list of lines that stands in for them. */
export interface Talk {
  print(...lines: readonly string[]): Promise<void>;
  /** The next line; `undefined` where there is none any more. */
  ask(): Promise<string | undefined>;
  close(): void;
}

/** Talks through the terminal's streams, with line editing where somebody types. */
export const talkThrough = (terminal: Terminal): Talk => {
  const reader = createInterface({
    input: terminal.in,
    ...(terminal.inIsTerminal ? { output: terminal.out, terminal: true } : { terminal: false }),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  reader.setPrompt('> ');
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    print: (...lines) => writeLines(terminal.out, lines),
    async ask() {
      if (terminal.inIsTerminal) reader.prompt();
      const next = await lines.next();
      return next.done === true ? undefined : next.value;
    },
    close: () => reader.close(),
  };
};
