import type { Result, Seat } from '../../core/basics.ts';
import { misread, reading, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { KINDS, type Kind, LOOT, type Loot, SLOTS, type Slot } from './components.ts';

/** A place in a column of a gumshoe. */
export interface Place {
  readonly seat: Seat;
  readonly slot: Slot;
}

/** What a seat does: the public vocabulary, exactly as in the ledger. */
export type Action =
  | { readonly type: 'roll' }
  | { readonly type: 'look'; readonly seat: Seat; readonly kind: Kind; readonly slot: Slot }
  | { readonly type: 'warrant'; readonly loot: Place; readonly location: Place }
  | { readonly type: 'arrest'; readonly seat: Seat; readonly slot: Slot }
  /** With a seat: CC-3.5, another gumshoe's card; only in the swap after an arrest. */
  | { readonly type: 'swap'; readonly kind: Kind; readonly slot: Slot; readonly seat?: Seat }
  | { readonly type: 'pass' }
  | { readonly type: 'warrant-for-carmen'; readonly loot: Loot }
  | { readonly type: 'accuse'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'accuse'; readonly seat: 'center' }
  | { readonly type: 'end-turn' };

const TYPES = [
  'roll',
  'look',
  'warrant',
  'arrest',
  'swap',
  'pass',
  'warrant-for-carmen',
  'accuse',
  'end-turn',
] as const satisfies readonly Action['type'][];

const keys = (raw: unknown, ...names: readonly string[]) => readRecord(raw, 'the action', ['type', ...names]);

/** Whether there is such a seat at the table is for the rules to say. */
const readSeat = (raw: unknown, where: string): Seat => readWhole(raw, where, { min: 0, max: 3 });
const readSlot = (raw: unknown, where: string): Slot => readOneOf(raw, where, SLOTS);
const readKind = (raw: unknown): Kind => readOneOf(raw, 'kind', KINDS);

const readPlace = (raw: unknown, where: string): Place => {
  const place = readRecord(raw, where, ['seat', 'slot']);
  return { seat: readSeat(place['seat'], `${where}.seat`), slot: readSlot(place['slot'], `${where}.slot`) };
};

/**
 * An action from outside: exactly the ledger's keys, no more and no fewer. A swap names a seat in the swap after an arrest
 * alone, so that this depends on the question it answers; without one (a record) both shapes are read.
 */
export const parseAction = (raw: unknown, question?: string): Result<Action> =>
  reading((): Action => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return misread('the action must be an object with a "type"');
    const type = readOneOf(raw.type, 'type', TYPES);
    switch (type) {
      case 'roll':
      case 'pass':
      case 'end-turn':
        keys(raw);
        return { type };
      case 'look': {
        const look = keys(raw, 'seat', 'kind', 'slot');
        return { type, seat: readSeat(look['seat'], 'seat'), kind: readKind(look['kind']), slot: readSlot(look['slot'], 'slot') };
      }
      case 'warrant': {
        const warrant = keys(raw, 'loot', 'location');
        return { type, loot: readPlace(warrant['loot'], 'loot'), location: readPlace(warrant['location'], 'location') };
      }
      case 'swap': {
        if ('seat' in raw && (question === undefined || question === 'swap')) {
          const sent = keys(raw, 'kind', 'slot', 'seat');
          return {
            type,
            kind: readKind(sent['kind']),
            slot: readSlot(sent['slot'], 'slot'),
            seat: readSeat(sent['seat'], 'seat'),
          };
        }
        const swap = keys(raw, 'kind', 'slot');
        return { type, kind: readKind(swap['kind']), slot: readSlot(swap['slot'], 'slot') };
      }
      case 'warrant-for-carmen':
        return { type, loot: readOneOf(keys(raw, 'loot')['loot'], 'loot', LOOT) };
      case 'arrest': {
        const place = keys(raw, 'seat', 'slot');
        return { type, seat: readSeat(place['seat'], 'seat'), slot: readSlot(place['slot'], 'slot') };
      }
      case 'accuse': {
        if ('seat' in raw && raw.seat === 'center') {
          keys(raw, 'seat');
          return { type, seat: 'center' };
        }
        const place = keys(raw, 'seat', 'slot');
        return { type, seat: readSeat(place['seat'], 'seat'), slot: readSlot(place['slot'], 'slot') };
      }
    }
  });
