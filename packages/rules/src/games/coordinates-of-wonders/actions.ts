import type { Result } from '../../core/basics.ts';
import { misread, reading, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { LINES, type Line, SIDES, type Side } from './components.ts';

/** What an opponent says to a card that has just been laid. */
export const ANSWERS = ['call-error', 'agree'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What a seat does: the public vocabulary, exactly as in the ledger. */
export type Action =
  /** So many cards of the line lie before it, from the north or from the west. */
  | { readonly type: 'place'; readonly line: Line; readonly gap: number }
  | { readonly type: Answer }
  | { readonly type: 'check'; readonly neighbour: Side }
  | { readonly type: 'guess'; readonly errors: number };

const TYPES = ['place', ...ANSWERS, 'check', 'guess'] as const satisfies readonly Action['type'][];

const keys = (raw: unknown, ...names: readonly string[]) => readRecord(raw, 'the action', ['type', ...names]);

/** An action from outside: exactly the ledger's keys. */
export const parseAction = (raw: unknown): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', TYPES);
    switch (type) {
      case 'place': {
        const { line, gap } = keys(raw, 'line', 'gap');
        return { type, line: readOneOf(line, 'line', LINES), gap: readWhole(gap, 'gap', { min: 0 }) };
      }
      case 'call-error':
      case 'agree':
        keys(raw);
        return { type };
      case 'check':
        return { type, neighbour: readOneOf(keys(raw, 'neighbour')['neighbour'], 'neighbour', SIDES) };
      case 'guess':
        return { type, errors: readWhole(keys(raw, 'errors')['errors'], 'errors', { min: 0 }) };
    }
  });
