import type { Piece } from '../components.ts';

// The ledger's actions, as rule tests write them.
export const ROLL = { type: 'roll' };

export const move = (to: Piece) => ({ type: 'move', to });
