/** The server's public names. */
export { urlsOf } from './address.ts';
export { answerTasks } from './bot-worker.ts';
export * from './config.ts';
export { LOG_LEVELS, type Logger, type LogLevel } from './log.ts';
export { createLog } from './pino-log.ts';
export * from './serve.ts';
export { openStore } from './store/sqlite.ts';
export * from './store/store.ts';
