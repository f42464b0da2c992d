import { expect, test } from 'vitest';
import { pieceWords, stepsFor, wouldStay } from './piece-words.ts';
import { viewOf } from './table.ts';

const NOTHING = { mark: undefined, pin: undefined };
const keysOf = (...args: Parameters<typeof pieceWords>) => pieceWords(...args).map(({ key }) => key);

test('a piece says its name first, then who is there, how far it is, and what is known', () => {
  const view = viewOf('cj-older');
  expect(keysOf(view, 'mexico', true, NOTHING)).toEqual([
    'piece.mexico',
    'board.pawn-of',
    'board.steps',
    'board.may-go',
    'board.on-card',
  ]);
  expect(keysOf(view, 'india', true, NOTHING)).toEqual(['piece.india', 'board.gone']);
  expect(keysOf(viewOf('cj-roll'), 'brazil', false, { mark: { sign: 'carmen' }, pin: 'suspect' })).toEqual([
    'piece.brazil',
    'board.home-of',
    'board.mark.carmen',
    'board.pin.suspect',
  ]);
});

test('another seat does not hear of the place on the card', () => {
  expect(keysOf(viewOf('cj-older', null), 'mexico', false, NOTHING)).not.toContain('board.on-card');
  expect(keysOf(viewOf('cj-older', 1), 'mexico', false, NOTHING)).not.toContain('board.on-card');
  expect(keysOf(viewOf('cj-older', 1), 'east-africa', false, NOTHING)).toContain('board.on-card');
});

test('steps count for older gumshoes, and a piece that holds the board together stays', () => {
  expect(stepsFor(viewOf('cj-older'), 'russia')).toBe(1);
  expect(stepsFor(viewOf('cj-choice'), 'russia')).toBeUndefined();
  expect(wouldStay(viewOf('cj-older'), 'canada')).toBe(false);
  expect(wouldStay(viewOf('cj-bridge'), 'china')).toBe(true);
  expect(wouldStay(viewOf('cj-choice'), 'china')).toBe(false);
  // from a gap that touches nothing but the piece: the pawn will stand on that
  const bridge = viewOf('cj-bridge');
  expect(wouldStay({ ...bridge, board: bridge.board.filter((piece) => piece !== 'japan') }, 'china')).toBe(false);
});
