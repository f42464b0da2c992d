import type { Line, Side } from '../components.ts';

// The ledger's actions, as rule tests write them.
export const CALL = { type: 'call-error' };
export const AGREE = { type: 'agree' };

export const place = (line: Line, gap: number) => ({ type: 'place', line, gap });
export const check = (neighbour: Side) => ({ type: 'check', neighbour });
export const guess = (errors: number) => ({ type: 'guess', errors });
