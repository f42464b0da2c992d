import { describe, expect, test } from 'vitest';
import { BONUS } from '../components.ts';
import { move } from './actions.ts';
import { EXAMPLE, FOUR, JUNIOR, OLDER, WON, WON_OLDER } from './sketches.ts';
import { act, load, position, type Sketch } from './table.ts';

describe('a possible position', () => {
  test.each<[string, Sketch]>([
    ['the example', EXAMPLE],
    ['junior', JUNIOR],
    ['junior, a 6 thrown', { ...JUNIOR, turn: { step: 'move', die: 6 } }],
    ['junior, the bonus card', { ...JUNIOR, seen: [], seats: [{ hidden: [null], card: BONUS }, {}], turn: { step: 'move' } }],
    ['junior, the bonus card in another’s hand', { ...JUNIOR, seen: [], seats: [{ hidden: [null] }, { card: BONUS }] }],
    ['junior, four seats', { seats: [{}, {}, {}, {}], turn: { seat: 3 } }],
    ['older', OLDER],
    ['older, a 1 thrown', { ...OLDER, turn: { step: 'move', die: 1 } }],
    ['older, the bonus card', { ...OLDER, turn: { seat: 2, step: 'move' } }],
    ['older, the poster whole', { rules: 'older', seats: [{ hidden: [null, null, null, null] }, {}] }],
    ['older, four cards face up', { rules: 'older', seats: [{ faceUp: FOUR }, {}] }],
    ['over', WON],
    ['over, seat 1 won', { ...WON, seats: [{ card: 'canada' }, ...WON.seats.slice(0, 1)], turn: { seat: 1, step: 'over' } }],
    [
      'over, a card of a piece that has just left in another’s hand',
      { ...WON, seats: [{ ...WON.seats[0], card: 'canada' }, { card: 'mexico' }] },
    ],
    ['over, older', WON_OLDER],
    ['over, older, a card in hand', { ...WON_OLDER, seats: [{ ...WON_OLDER.seats[0], card: 'brazil', at: 'brazil' }, {}] }],
    ['printed', { ...JUNIOR, and: { options: { memory: 'printed', rules: 'junior' } } }],
  ])('is dumped as it was loaded: %s', (_, sketch) => {
    const raw = position(sketch);
    const match = load(raw);
    expect(match.position()).toEqual(raw);
    expect(Object.keys(match.position())).toEqual(['game', 'options', 'seats', 'board', 'deck', 'aside', 'seen', 'turn']);
    for (const viewer of [0, 1, null])
      expect(load(match.position()).view(viewer, { recall: true })).toEqual(match.view(viewer, { recall: true }));
  });

  test('takes the defaults', () => {
    const { options: _, ...rest } = position(JUNIOR);
    const options = { memory: 'helped', rules: 'junior' };
    for (const raw of [rest, { ...rest, options: {} }, { ...rest, options: { rules: 'junior' } }])
      expect(load(raw).position()).toEqual({ ...rest, options });
  });

  test('plays on as the match it was taken from', () => {
    const match = load(position({ ...OLDER, turn: { step: 'move', die: 3 } }), 'same');
    act(match, move('canada'));
    const again = load(match.position(), 'same');
    expect(again.position()).toEqual(match.position());
    expect(again.legal(1)).toEqual(match.legal(1));
  });
});
