import { COMMANDS } from './commands.ts';
import { failed, runCommand } from './run.ts';
import { OutputError, processTerminal, type Terminal, writeLines } from './terminal.ts';

const programHelp = (): readonly string[] => {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  return [
    'Tabletrotter: map-and-mystery games at one table.',
    '',
    'Usage: tabletrotter <command> [flags]',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'tabletrotter <command> --help says more.',
  ];
};

/** What breaks outside of anyone's reach, in a stream or a timer, ends the process as it would inside a command. */
const guardProcess = (where: string, terminal: Terminal): void => {
  const end = (thrown: unknown): void => {
    void failed(where, thrown, terminal).then((code) => process.exit(code));
  };
  terminal.out.on('error', (error) => end(new OutputError(error)));
  terminal.err.on('error', () => {}); // there is nobody to tell
  process.on('uncaughtException', end);
};

/** The program: its arguments in, its exit code out. */
export const main = async (args: readonly string[], terminal: Terminal = processTerminal()): Promise<number> => {
  const [first, ...rest] = args;
  const name = first === 'help' ? rest[0] : first;
  const isHelp = name === undefined || name === '--help' || name === '-h';
  guardProcess(isHelp || !Object.hasOwn(COMMANDS, name) ? '' : ` ${name}`, terminal);
  if (!isHelp) return runCommand(name, first === 'help' ? ['--help'] : rest, terminal);
  try {
    await writeLines(terminal.out, programHelp());
    return 0;
  } catch (thrown) {
    return failed('', thrown, terminal);
  }
};
