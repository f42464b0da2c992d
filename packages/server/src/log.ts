/** What is said for whoever keeps the server: about what, and what. */
export interface Logger {
  error(about: object, what: string): void;
  warn(about: object, what: string): void;
  info(about: object, what: string): void;
  debug(about: object, what: string): void;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * A thrown value for the log: its kind and where it was thrown. Not its message, since what a game throws may name cards,
 * and the log must not.
 */
export const traceOf = (thrown: unknown): { readonly kind: string; readonly at: readonly string[] } => {
  if (!(thrown instanceof Error)) return { kind: typeof thrown, at: [] };
  const lines = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: thrown.name, at: lines.slice(0, 12).map((line) => line.trim()) };
};

/** The message of a thrown value of ours, the store's or the system's: never of a game's. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
