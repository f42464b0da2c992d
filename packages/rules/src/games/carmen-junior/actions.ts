import type { Result } from '../../core/basics.ts';
import { misread, reading, readOneOf, readRecord } from '../../core/parse.ts';
import { PIECES, type Piece } from './components.ts';

/** What a seat does: the public vocabulary, exactly as in the ledger. */
export type Action = { readonly type: 'roll' } | { readonly type: 'move'; readonly to: Piece };

const TYPES = ['roll', 'move'] as const satisfies readonly Action['type'][];

/** An action from outside: exactly the ledger's keys. */
export const parseAction = (raw: unknown): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', TYPES);
    switch (type) {
      case 'roll':
        readRecord(raw, 'the action', ['type']);
        return { type };
      case 'move':
        return { type, to: readOneOf(readRecord(raw, 'the action', ['type', 'to'])['to'], 'to', PIECES) };
    }
  });
