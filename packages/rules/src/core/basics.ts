/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table: 0 to n − 1, clockwise. */
export type Seat = number;

/** Whose eyes: a seat, or `null` for somebody who only watches (spectator, table screen). */
export type Viewer = Seat | null;

/** Success with a value, or failure with what was wrong. Never a third thing. */
export type Result<Value, Fault = Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

/** What is wrong with a malformed or impossible input, in plain English for whoever wrote it. */
export interface Problem {
  readonly message: string;
  /** The ledger paragraph that makes it impossible, where there is one. */
  readonly rule?: string;
}

/** A name in each language. */
export type Names = { readonly [L in Language]: string };

/** A value to be put into a sentence; the reader's language and the players' names are filled in where it is shown. */
export type Param =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly word: string }
  | { readonly words: readonly string[] }
  | { readonly names: Names };

/** A sentence that is not yet in any language: a key of the game's dictionary and what goes into it. */
export interface Sentence {
  readonly key: string;
  readonly params: { readonly [name: string]: Param };
}

/** Why an action may not be taken. `rule` is the ledger paragraph that it breaks. */
export interface Refusal {
  readonly rule: string;
  /** Key of the sentence under `refusal.` in the game's dictionary. */
  readonly reason: string;
  readonly params: Sentence['params'];
}

export const LANGUAGES = ['en', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const err = <Fault>(error: Fault): { readonly ok: false; readonly error: Fault } => ({ ok: false, error });

/** The end of an exhaustive switch: a case that was forgotten does not compile. */
export const never = (value: never): never => {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
};

/** The seats of a table of `count`, in order. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** The next seat to the left. */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1) % count;

/** The element at an index that is known to exist; throws where it does not, since that is our bug. */
export const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return value;
};

/** A copy of the list with one element replaced. */
export const withAt = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

/** A copy of the list without the first element equal to `value`; throws where there is none. */
export const without = <T>(list: readonly T[], value: T): readonly T[] => {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`no ${JSON.stringify(value)} to remove`);
  const copy = list.slice();
  copy.splice(index, 1);
  return copy;
};

const isObject = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** Whether two JSON values are the same, in whatever order their keys stand. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  );
};

/** A value that is still being made, such as a state to be changed key by key. */
export type Draft<Value> = { -readonly [Key in keyof Value]: Value[Key] };
