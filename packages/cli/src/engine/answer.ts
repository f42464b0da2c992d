import type { Json, Shown } from '@tabletrotter/rules';

/** The protocol's error codes; `refused` alone carries a rule. */
export type ErrorCode =
  | 'bad-json'
  | 'too-long'
  | 'unknown-op'
  | 'bad-request'
  | 'unknown-game'
  | 'unknown-table'
  | 'bad-options'
  | 'bad-position'
  | 'bad-action'
  | 'not-asked'
  | 'over'
  | 'unknown-level';

/** What goes out: JSON, some of it made for one viewer's eyes. */
export type Out = Json | Shown | { readonly [key: string]: Out } | readonly Out[];

/** The fields of a success, or an error. */
export type Answer =
  | { readonly ok: true; readonly fields: { readonly [key: string]: Out } }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } }
  | { readonly ok: false; readonly error: { readonly code: 'refused'; readonly rule: string; readonly message: string } };

export const success = (fields: { readonly [key: string]: Out } = {}): Answer => ({ ok: true, fields });
export const fault = (code: ErrorCode, message: string): Answer => ({ ok: false, error: { code, message } });

/** An answer as its line. `id` is the request's, `undefined` where it had none or could not be read. */
export const written = (answer: Answer, id: unknown): string => {
  const echo = id === undefined ? {} : { id };
  return JSON.stringify(answer.ok ? { ok: true, ...echo, ...answer.fields } : { ok: false, ...echo, error: answer.error });
};
