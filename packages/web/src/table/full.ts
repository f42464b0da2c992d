import type { Sitter } from '@tabletrotter/protocol';
import type { PageKey } from '../words/words.ts';

/**
 * What is said once no seat is free: whoever is away is not here. `mine`: the seats that this device holds; `hosting`: this device may
 * start the game.
 */
export const fullKey = (sitters: readonly Sitter[], mine: readonly number[], hosting: boolean): PageKey => {
  const isAway = sitters.some((sitter, seat) => sitter.kind === 'person' && !sitter.present && !mine.includes(seat));
  if (isAway) return hosting ? 'lobby.taken' : 'lobby.taken-host-starts';
  return hosting ? 'lobby.full' : 'lobby.host-starts';
};
