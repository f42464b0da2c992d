import { err, ok, type Problem, type Result } from './basics.ts';

/** Thrown by the readers below and caught by `reading`; it never leaves this module. */
class Misread extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Runs a reader over untrusted input; whatever the readers complain of comes back as a `Problem`. */
export const reading = <Value>(read: () => Value): Result<Value> => {
  try {
    return ok(read());
  } catch (thrown) {
    if (thrown instanceof Misread) return err(thrown.problem);
    throw thrown;
  }
};

/** Gives up reading with a message for whoever wrote the input. */
export const misread: (message: string, rule?: string) => never = (message, rule) => {
  throw new Misread(rule === undefined ? { message } : { message, rule });
};

const show = (raw: unknown): string => {
  if (typeof raw === 'object' && raw !== null) return Array.isArray(raw) ? 'a list' : 'an object'; // it may be bottomless
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

type Keyed = { readonly [key: string]: unknown };

const isKeyed = (raw: unknown): raw is Keyed => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** An object with all of `keys`, perhaps some of `optional`, and no others. */
export const readRecord = (raw: unknown, where: string, keys: readonly string[], optional: readonly string[] = []): Keyed => {
  if (!isKeyed(raw)) return misread(`${where} must be an object, not ${show(raw)}`);
  for (const key of keys) if (!Object.hasOwn(raw, key)) misread(`${where} needs the key "${key}"`);
  for (const key of Object.keys(raw)) if (!keys.includes(key) && !optional.includes(key)) misread(`${where} has no key "${key}"`);
  return raw;
};

/** A list, each element read by `read`. */
export const readList = <Value>(raw: unknown, where: string, read: (raw: unknown, where: string) => Value): readonly Value[] =>
  Array.isArray(raw)
    ? raw.map((element: unknown, index) => read(element, `${where}[${index}]`))
    : misread(`${where} must be a list, not ${show(raw)}`);

/** One of a finite set of values. */
export const readOneOf = <Value extends string | number | boolean | null>(
  raw: unknown,
  where: string,
  choices: readonly Value[],
): Value => {
  const found = choices.find((choice) => choice === raw);
  return found === undefined
    ? misread(`${where} must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}, not ${show(raw)}`)
    : found;
};

/** A whole number from `min` to `max`. */
export const readWhole = (
  raw: unknown,
  where: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { readonly min: number; readonly max?: number },
): number =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min && raw <= max
    ? raw
    : misread(
        `${where} must be a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}, not ${show(raw)}`,
      );

export const readBoolean = (raw: unknown, where: string): boolean =>
  typeof raw === 'boolean' ? raw : misread(`${where} must be true or false, not ${show(raw)}`);
