import { ok, type Result } from '@tabletrotter/rules';
import { type Recorded, readRecorded, type Unreadable } from './recorded.ts';

const KEY = 'tabletrotter.replay';

/** What is being shown again, for this tab and the small windows in it that show it from each seat. */
interface Shelved {
  readonly record: string;
  readonly names: readonly string[];
}

let here: Shelved | null = null;

/** Puts a record on the shelf. Where the browser has no room for it, only this window has it; whether the small ones have it too. */
export const shelve = (record: string, names: readonly string[]): boolean => {
  here = { record, names };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(here));
    return true;
  } catch {
    return false;
  }
};

const isShelved = (raw: unknown): raw is Shelved =>
  typeof raw === 'object' &&
  raw !== null &&
  'record' in raw &&
  typeof raw.record === 'string' &&
  'names' in raw &&
  Array.isArray(raw.names) &&
  raw.names.every((name) => typeof name === 'string');

/** What is on the shelf; `null`: nothing. */
export const shelved = (): Result<Recorded | null, Unreadable> => {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isShelved(raw)) here = raw;
  } catch {
    // a browser that keeps nothing: what this window has is enough for it
  }
  return here === null ? ok(null) : readRecorded(here.record, here.names);
};
