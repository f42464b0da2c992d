import { BONUS, type Piece } from '../components.ts';
import type { Look, Sketch } from './table.ts';

/** What the two juniors have seen. */
export const SEEN: readonly Look[] = [
  { seat: 0, piece: 'alaska', owner: null },
  { seat: 0, piece: 'brazil', owner: 0 },
  { seat: 1, piece: 'alaska', owner: null },
  { seat: 1, piece: 'mexico', owner: 0 },
];

/** Two juniors of whom one has found a section. */
export const JUNIOR: Sketch = {
  seats: [
    { at: 'brazil', hidden: [null, 'mexico'], card: 'canada' },
    { home: 'japan', card: 'china' },
  ],
  gone: ['brazil'],
  aside: ['brazil'],
  seen: SEEN,
};

/** Three older gumshoes: four sections found, two pieces gone and two put back. */
export const OLDER: Sketch = {
  rules: 'older',
  seats: [
    { at: 'brazil', hidden: [null, null], faceUp: ['japan', 'india'] },
    { hidden: [null], faceUp: ['brazil'], card: 'mexico' },
    { hidden: [null], card: BONUS },
  ],
  gone: ['brazil', 'andes'],
  aside: ['andes'],
  seen: [{ seat: 0, piece: 'canada', owner: 0 }],
};

/** Seat 0 has just found the fourth section, and the card in hand names the piece that left with it. */
export const WON: Sketch = {
  seats: [{ at: 'mexico', hidden: [null, null, null, null], card: 'mexico' }, { card: 'canada' }],
  gone: ['brazil', 'andes', 'amazon', 'mexico'],
  turn: { step: 'over' },
};

/** Four cards face up. */
export const FOUR: readonly Piece[] = ['japan', 'china', 'india', 'russia'];

/** Seat 0 has just laid the fourth card. */
export const WON_OLDER: Sketch = {
  rules: 'older',
  seats: [{ hidden: [null, null, null, null], faceUp: FOUR, card: null }, {}],
  gone: ['brazil'],
  turn: { step: 'over' },
};

/** The ledger's example; its three pieces are gone, and what their owners saw there is left out. */
export const EXAMPLE: Sketch = {
  seats: [
    { card: 'alaska', hidden: ['brazil', null, 'india', 'japan'] },
    { home: 'japan', at: 'china', card: BONUS, hidden: ['mexico', 'andes', null, null] },
  ],
  gone: ['china', 'canada', 'russia'],
  seen: [{ seat: 0, piece: 'china', owner: 1 }],
};
