import type { Json } from '../core/basics.ts';
import { pickOne, type Random } from '../core/random.ts';

const frozen = new WeakSet<object>();

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return;
  frozen.add(value);
  const parts: readonly unknown[] = Object.values(value);
  for (const part of parts) freeze(part);
  Object.freeze(value);
};

/** Freezes a value through and through: whoever changes it afterwards throws. */
export const deepFreeze = <T>(value: T): T => {
  freeze(value);
  return value;
};

/** A deep copy that shares nothing with the value. */
export const copyOf = (value: unknown): Json => {
  const copy: Json = JSON.parse(JSON.stringify(value));
  return copy;
};

/** Where a value is no plain JSON, and why; `undefined` where all of it is. */
export const unjson = (value: unknown, path = ''): string | undefined => {
  const here = path === '' ? 'the value' : path;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${here} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${here} is ${typeof value}`;
  }
  if (value === null) return undefined;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${here} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here} has a symbol for a key`;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${here} has holes`;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [key, part] of parts) {
    const fault = unjson(part, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** An object's keys and values, the values unknown. */
export const entriesOf = (value: object): ReadonlyMap<string, unknown> => new Map<string, unknown>(Object.entries(value));

/** Where two values differ first, as JSON, whatever the order of keys; `undefined` where they do not. */
export const difference = (one: unknown, other: unknown, path = ''): string | undefined => {
  if (
    typeof one !== 'object' ||
    one === null ||
    typeof other !== 'object' ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return Object.is(one, other) ? undefined : `${path === '' ? 'the value' : path}: ${short(one)} and ${short(other)}`;
  const [ones, others] = [entriesOf(one), entriesOf(other)];
  for (const key of new Set([...ones.keys(), ...others.keys()])) {
    if (ones.has(key) !== others.has(key)) return `${path}.${key}: only in the ${ones.has(key) ? 'first' : 'second'}`;
    const found = difference(ones.get(key), others.get(key), `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A value as a text of at most some eighty characters, for messages. */
export const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** JSON with its keys sorted: equal texts mean equal values. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([...entriesOf(value)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]));
};

type Path = readonly (string | number)[];

/** All places in a value, the value itself first. */
const placesIn = (value: Json, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = isList(value)
    ? value.flatMap((part, index) => placesIn(part, [...path, index]))
    : Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
  return [path, ...inner];
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Every leaf of a value with the place where it is, as a text. */
export const leavesOf = (value: Json, path = ''): readonly { readonly path: string; readonly value: Json }[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return isList(value)
    ? value.flatMap((part, index) => leavesOf(part, `${path}[${index}]`))
    : Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
};

/** The value with the part at `path` changed; a change to `undefined` takes it away. */
const changedAt = (value: Json, path: Path, change: (part: Json) => Json | undefined): Json | undefined => {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value))
    return value.flatMap((part, index): readonly Json[] => {
      if (index !== step) return [part];
      const changed = changedAt(part, rest, change);
      return changed === undefined ? [] : [changed];
    });
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): readonly [string, Json][] => {
      if (key !== step) return [[key, part]];
      const changed = changedAt(part, rest, change);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
};

/** A copy with one thing wrong: something replaced, taken away, doubled, moved, added, or a number off by one. */
export const mutated = (value: Json, random: Random, junk: Json): Json => {
  const path = pickOne(placesIn(value), random);
  const how = random.below(6);
  const changed = changedAt(value, path, (part) => {
    if (how === 0) return junk;
    if (how === 1) return undefined;
    if (typeof part === 'number') return how < 4 ? part + 1 : part - 1;
    if (typeof part === 'boolean') return !part;
    if (typeof part === 'string') return how < 4 ? `${part}x` : junk;
    if (part === null) return how < 4 ? 0 : junk;
    if (!isList(part)) return { ...part, [how < 4 ? 'surplus' : '__proto__x']: junk };
    if (part.length === 0) return [junk];
    const index = random.below(part.length);
    const moved = part.slice(index, index + 1);
    const others = [...part.slice(0, index), ...part.slice(index + 1)];
    return how < 4 ? [...moved, ...part] : [...moved, ...others];
  });
  return changed === undefined ? junk : changed;
};
