/** The tables without the machine around them: wherever they are kept, in a server or in a page's worker. */
export type { Bots } from './bots.ts';
export { DEFAULTS } from './config.ts';
export { createConnection, type Wire } from './connection.ts';
export { createDue } from './due.ts';
export { createDoor } from './gate.ts';
export type { World } from './live.ts';
export type { Logger } from './log.ts';
export { NO_NOTICES } from './notices/notices.ts';
export { createRooms, type Rooms } from './rooms.ts';
export * from './store/store.ts';
