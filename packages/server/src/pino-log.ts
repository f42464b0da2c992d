import { pino } from 'pino';
import type { Logger, LogLevel } from './log.ts';

/** Structured logs, a JSON line each, on standard error. */
export const createLog = (level: LogLevel): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 2, sync: true }));
