import { expect, test } from 'vitest';
import { squareAt, type View } from './model.ts';
import { tradeWith } from './trade.ts';

const plane = (at: string, top: 'peru' | 'china' | null): View['seats'][number] => ({
  at,
  left: true,
  destinations: { count: top === null ? 0 : 1, top },
  reached: [],
  products: { count: 0 },
});

test('a trade tells what both gain by it', () => {
  const view: View = {
    game: 'wide-world',
    seat: 1,
    options: { memory: 'printed' },
    seats: [plane('8,5', null), plane('6,5', 'peru'), plane('3,10', 'china')],
    productDeck: { count: 50 },
    travelAgentDeck: { count: 28 },
    turn: { step: 'trade-places', seat: 1 },
    toAct: [1],
    outcome: null,
  };
  expect(tradeWith(view, 0)).toEqual([
    { seat: 1, square: squareAt(8, 5), reached: 'peru', closer: 2 },
    { seat: 0, square: squareAt(6, 5), reached: null, closer: 2 },
  ]);
  expect(tradeWith(view, 2)).toEqual([
    { seat: 1, square: squareAt(3, 10), reached: null, closer: -3 },
    { seat: 2, square: squareAt(6, 5), reached: null, closer: -5 },
  ]);
});
