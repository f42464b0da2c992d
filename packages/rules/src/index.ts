/** The kernel's public names. Games come from `@tabletrotter/rules/games`. */
export * from './core/basics.ts';
export * from './core/game.ts';
export { host, reseal, unseal } from './core/host.ts';
export * from './core/hosted.ts';
export { LOG_FORMAT, type Stamp, type Start } from './core/log.ts';
export * from './core/parse.ts';
export * from './core/random.ts';
export type { Since } from './core/since.ts';
export type { Declined } from './core/table.ts';
export * from './core/words.ts';
