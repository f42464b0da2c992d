import type { Sitter } from '@tabletrotter/protocol';
import type { PageKey, Words } from '../words/words.ts';

const COLOURS = ['seat.0', 'seat.1', 'seat.2', 'seat.3', 'seat.4', 'seat.5'] as const satisfies readonly PageKey[];

/** The name that a chair has by itself, after its colour. */
export const chairName = (t: Words['t'], seat: number): string => t(COLOURS[seat % COLOURS.length] ?? 'seat.0');

/** How a seat is called at this table: by its player's name, a robot by its chair's. */
export const sitterName = (t: Words['t'], sitters: readonly Sitter[], seat: number): string => {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' ? sitter.name : chairName(t, seat);
};
