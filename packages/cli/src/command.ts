import type { Terminal } from './terminal.ts';

/** One command of the program. Each stands in its own file and exports itself as `command`. */
export interface Command {
  /** The text of `--help`. */
  readonly help: string;
  /** Runs it; gives the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The command line was wrong: one line on standard error and exit code 2. */
export class UsageError extends Error {}

/** The command line was right, but what it asks for cannot be done: one line on standard error and exit code 1. */
export class Failure extends Error {}

/** Runs `parseArgs` and turns its complaints into a `UsageError` of one line. */
export const flags = <Parsed>(parse: () => Parsed): Parsed => {
  try {
    return parse();
  } catch (thrown) {
    if (thrown instanceof TypeError && 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(firstSentence(thrown.message));
    throw thrown;
  }
};

const firstSentence = (message: string): string => {
  const line = message
    .replaceAll('\n', ' ')
    .replace(/\. To specify .*$/, '')
    .replace(/\.$/, '');
  return line.charAt(0).toLowerCase() + line.slice(1);
};

/** The only word after the command's flags, such as a game or a file. */
export const onlyWord = (words: readonly string[], what: string): string => {
  const [word, surplus] = words;
  if (word === undefined) throw new UsageError(`which ${what}?`);
  if (surplus !== undefined) throw new UsageError(`one ${what} at a time; "${surplus}" is one too many`);
  return word;
};

/** A whole number given as a flag; `undefined` where the flag is absent. */
export const wholeFlag = (
  text: string | undefined,
  flag: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { readonly min: number; readonly max?: number },
): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`${flag} must be a whole number ${range}, not "${text}"`);
};

/** One of a finite set of words given as a flag. */
export const choiceFlag = <Choice extends string>(text: string, flag: string, choices: readonly Choice[]): Choice => {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(`${flag} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
};

/** JSON given as a flag. */
export const jsonFlag = (text: string, flag: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${flag} must be JSON, such as '{"memory":"printed"}'`);
  }
};
