import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Structured logs, a JSON line each, on standard error. */
export const createLog = (level: LogLevel): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: true }));

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
