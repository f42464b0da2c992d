import { Failure, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { processTerminal, type Terminal, writeLine } from './terminal.ts';

const programHelp = (): string => {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Tabletrotter: map-and-mystery games at one table.

Usage: tabletrotter <command> [flags]

${lines.join('\n')}

tabletrotter <command> --help says more.`;
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
};

const complain = async (terminal: Terminal, message: string, code: number): Promise<number> => {
  await writeLine(terminal.err, `tabletrotter${message}`);
  return code;
};

const runCommand = async (name: string, args: readonly string[], terminal: Terminal): Promise<number> => {
  const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (listed === undefined)
    return complain(terminal, `: there is no ${name.startsWith('-') ? 'flag' : 'command'} "${name}"; see tabletrotter --help`, 2);
  const { command } = await listed.load();
  if (asksForHelp(args)) {
    await writeLine(terminal.out, command.help);
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (thrown) {
    if (thrown instanceof UsageError)
      return complain(terminal, ` ${name}: ${thrown.message}; see tabletrotter ${name} --help`, 2);
    if (thrown instanceof Failure) return complain(terminal, ` ${name}: ${thrown.message}`, 1);
    throw thrown;
  }
};

/** The program: its arguments in, its exit code out. */
export const main = async (args: readonly string[], terminal: Terminal = processTerminal()): Promise<number> => {
  // Whoever read us has gone: there is nothing left to say, and nothing wrong.
  terminal.out.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const [first, ...rest] = args;
  const name = first === 'help' ? rest[0] : first;
  if (name === undefined || name === '--help' || name === '-h') {
    await writeLine(terminal.out, programHelp());
    return 0;
  }
  return runCommand(name, first === 'help' ? ['--help'] : rest, terminal);
};
