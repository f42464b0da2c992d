import type { Sitter } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';

/** The seats whose people have to agree to a proposal: all, here or away, but those for whom a robot plays until they are back. */
export const votersOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.standIn !== 'back' ? [seat] : []));
