import { Failure, UsageError } from './command.ts';
import { COMMANDS, type Commands } from './commands.ts';
import { OutputError, type Terminal, writeLines } from './terminal.ts';

/** Exit code of a bug of ours (`EX_SOFTWARE`). */
const BROKEN = 70;

/** What is said where something of ours broke: a line, and where it broke for those who ask (`DEBUG`). */
export const brokenLines = (where: string, thrown: unknown): readonly string[] => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const line = `tabletrotter${where}: something broke: ${message.replace(/\s*\n\s*/g, ' ')}`;
  const stack = process.env['DEBUG'] && thrown instanceof Error ? (thrown.stack ?? '') : '';
  return stack === '' ? [line] : [line, ...stack.split('\n')];
};

/** Says on standard error why there will be no more; where even that cannot be written, the exit code has to do. */
const complain = async (terminal: Terminal, lines: readonly string[], code: number): Promise<number> => {
  try {
    const unheard = new Promise<void>((resolve) => terminal.err.once('error', () => resolve()));
    if (terminal.err.errored === null) await Promise.race([writeLines(terminal.err, lines), unheard]);
  } catch (thrown) {
    if (!(thrown instanceof OutputError)) throw thrown;
  }
  return code;
};

/** Tells what ended a command, and gives its exit code. `where` is ` <command>`, or nothing before there is one. */
export const failed = async (where: string, thrown: unknown, terminal: Terminal): Promise<number> => {
  const say = (text: string, code: number): Promise<number> => complain(terminal, [`tabletrotter${where}: ${text}`], code);
  // Whoever read us has gone: there is nothing left to say, and nothing wrong.
  if (thrown instanceof OutputError) return thrown.code === 'EPIPE' ? 0 : say(thrown.message, 1);
  if (thrown instanceof UsageError) return say(`${thrown.message}; see tabletrotter${where} --help`, 2);
  if (thrown instanceof Failure) return say(thrown.message, 1);
  return complain(terminal, brokenLines(where, thrown), BROKEN);
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
};

/** Runs a command by its name; gives the exit code, whatever happens. */
export const runCommand = async (
  name: string,
  args: readonly string[],
  terminal: Terminal,
  commands: Commands = COMMANDS,
): Promise<number> => {
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (listed === undefined)
    return failed('', new UsageError(`there is no ${name.startsWith('-') ? 'flag' : 'command'} "${name}"`), terminal);
  try {
    const { command } = await listed.load();
    if (!asksForHelp(args)) return await command.run(args, terminal);
    await writeLines(terminal.out, command.help.split('\n'));
    return 0;
  } catch (thrown) {
    return failed(` ${name}`, thrown, terminal);
  }
};
