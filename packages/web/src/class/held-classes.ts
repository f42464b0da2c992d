import { listIn, recall, remember } from '../browser/storage.ts';

/** A class that was made in this browser, and the secret that proves it. */
interface HeldClass {
  readonly code: string;
  readonly secret: string;
}

/** More classes than this are forgotten, the oldest first. */
const MOST = 20;

const isHeld = (raw: unknown): raw is HeldClass =>
  typeof raw === 'object' &&
  raw !== null &&
  'code' in raw &&
  typeof raw.code === 'string' &&
  'secret' in raw &&
  typeof raw.secret === 'string';

/** The classes of which the secret is held, newest first. */
export const parseClasses = (text: string | null): readonly HeldClass[] =>
  listIn(text, (raw) => (isHeld(raw) ? [{ code: raw.code, secret: raw.secret }] : []));

const without = (code: string): readonly HeldClass[] => parseClasses(recall('classes')).filter((held) => held.code !== code);

/** The teacher's secret of a class; `null`: another browser has it. */
export const teacherSecret = (code: string): string | null =>
  parseClasses(recall('classes')).find((held) => held.code === code.toUpperCase())?.secret ?? null;

export const holdClass = (held: HeldClass): void =>
  remember('classes', JSON.stringify([held, ...without(held.code)].slice(0, MOST)));

export const letGoOfClass = (code: string): void => remember('classes', JSON.stringify(without(code.toUpperCase())));
