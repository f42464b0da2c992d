import type { Result } from '../../core/basics.ts';
import { misread, reading, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { CARDS, type Card, LOCATIONS, type Location } from './components.ts';

export const SOURCES = ['case-file', 'fbi-files'] as const;
export type Source = (typeof SOURCES)[number];

export const HINTON_USES = ['draw-two', 'search-files', 'peek'] as const;

export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a seat does: the public vocabulary, exactly as in the ledger. */
export type Action =
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'hinton'; readonly use: 'draw-two' | 'search-files' }
  | { readonly type: 'hinton'; readonly use: 'peek'; readonly location: Location }
  | { readonly type: 'meld' | 'layoff'; readonly location: Location; readonly count: number }
  /** With a card: from the FBI files (a search). Without: the card just looked at. */
  | { readonly type: 'take'; readonly card: Card }
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | { readonly type: 'drive'; readonly to: Direction }
  | { readonly type: 'discard'; readonly card: Card };

const TYPES = [
  'draw',
  'hinton',
  'meld',
  'layoff',
  'take',
  'leave',
  'drive',
  'discard',
] as const satisfies readonly Action['type'][];

const keys = (raw: unknown, ...names: readonly string[]) => readRecord(raw, 'the action', ['type', ...names]);

/** An action from outside: exactly the ledger's keys, no more and no fewer. */
export const parseAction = (raw: unknown): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', TYPES);
    switch (type) {
      case 'draw':
        return { type, from: readOneOf(keys(raw, 'from')['from'], 'from', SOURCES) };
      case 'hinton': {
        if ('location' in raw) {
          const peek = keys(raw, 'use', 'location');
          return {
            type,
            use: readOneOf(peek['use'], 'use', ['peek']),
            location: readOneOf(peek['location'], 'location', LOCATIONS),
          };
        }
        const use = readOneOf(keys(raw, 'use')['use'], 'use', HINTON_USES);
        return use === 'peek' ? misread('a peek needs the key "location"') : { type, use };
      }
      case 'meld':
      case 'layoff': {
        const play = keys(raw, 'location', 'count');
        return {
          type,
          location: readOneOf(play['location'], 'location', LOCATIONS),
          count: readWhole(play['count'], 'count', { min: 1 }),
        };
      }
      case 'take':
        if ('card' in raw) return { type, card: readOneOf(keys(raw, 'card')['card'], 'card', CARDS) };
        keys(raw);
        return { type };
      case 'leave':
        keys(raw);
        return { type };
      case 'drive':
        return { type, to: readOneOf(keys(raw, 'to')['to'], 'to', DIRECTIONS) };
      case 'discard':
        return { type, card: readOneOf(keys(raw, 'card')['card'], 'card', CARDS) };
    }
  });
