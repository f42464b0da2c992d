import type { Kind, Slot } from '../components.ts';

// The ledger's actions, as rule tests write them.
export const ROLL = { type: 'roll' };
export const END = { type: 'end-turn' };
export const PASS = { type: 'pass' };
export const ACCUSE_CENTER = { type: 'accuse', seat: 'center' };

interface Spot {
  readonly [key: string]: number | Slot;
  readonly seat: number;
  readonly slot: Slot;
}
export const place = (seat: number, slot: Slot): Spot => ({ seat, slot });

export const look = (seat: number, kind: Kind, slot: Slot) => ({ type: 'look', seat, kind, slot });
export const warrant = (loot: Spot, location: Spot) => ({ type: 'warrant', loot, location });
export const arrest = (seat: number, slot: Slot) => ({ type: 'arrest', seat, slot });
export const swap = (kind: Kind, slot: Slot) => ({ type: 'swap', kind, slot });
/** CC-3.5: another gumshoe's card. */
export const send = (seat: number, kind: Kind, slot: Slot) => ({ type: 'swap', kind, slot, seat });
export const carmen = (loot: string) => ({ type: 'warrant-for-carmen', loot });
export const accuse = (seat: number, slot: Slot) => ({ type: 'accuse', seat, slot });

/** In a sketch that names no card, cards lie in the order of the decks, so that this is a pair … */
export const PAIR = warrant(place(0, 'top'), place(0, 'top'));
/** … and this is none. */
export const NO_PAIR = warrant(place(0, 'top'), place(1, 'top'));
