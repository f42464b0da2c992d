import type { ClosedScreen } from './screen.ts';
import { isOnShelf, type ShelfGame } from './shelf.ts';

/** The rules and the board of each game are loaded when it is chosen. A new game is one line here, and one on the shelf. */
export const BOARDS = {
  'bonnie-and-clyde': async () => (await import('./bonnie-and-clyde/index.ts')).default,
  'carmen-card-game': async () => (await import('./carmen-card-game/index.ts')).default,
  'carmen-junior': async () => (await import('./carmen-junior/index.ts')).default,
  'wide-world': async () => (await import('./wide-world/index.ts')).default,
  'coordinates-of-wonders': async () => (await import('./coordinates-of-wonders/index.ts')).default,
} as const satisfies { readonly [Id in ShelfGame]: () => Promise<ClosedScreen> };

const loaded = new Map<string, Promise<ClosedScreen>>();

/** A game's screen; `undefined` where there is none of that name. */
export const loadScreen = (id: string): Promise<ClosedScreen> | undefined => {
  if (!isOnShelf(id)) return undefined;
  const found = loaded.get(id) ?? BOARDS[id]();
  loaded.set(id, found);
  return found;
};
