import type { Sitter } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';

/** The seats whose people are there: all of them have to agree to a proposal. */
export const votersOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.present ? [seat] : []));
