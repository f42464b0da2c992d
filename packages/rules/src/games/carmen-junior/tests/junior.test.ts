import { describe, expect, test } from 'vitest';
import { BONUS, PIECES, type Piece } from '../components.ts';
import { move, ROLL } from './actions.ts';
import {
  act,
  boardOf,
  deckOf,
  flying,
  type Look,
  load,
  moving,
  position,
  refused,
  type Sketch,
  seatOf,
  targetsOf,
  thrown,
  turnOf,
  unread,
  viewOf,
} from './table.ts';

const PASSED = { seat: 1, step: 'roll', die: null };
const TWO = [{ card: 'alaska' }, {}] as const;

describe('the throw', () => {
  test.each([1, 2, 3])('[CJ-2.1] with a %i straight to the piece on the card, and the turn is over', (die) => {
    const match = thrown(position({ seats: TWO }), die);
    expect(seatOf(match, 0)).toMatchObject({ home: 'north-america', at: 'alaska' });
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'alaska', owner: null }]);
    expect(turnOf(match)).toEqual(PASSED);
  });

  test.each([4, 5, 6])('[CJ-2.1] with a %i to any piece one chooses', (die) => {
    const match = thrown(position({ seats: TWO }), die);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'move', die });
    expect(targetsOf(match)).toEqual(PIECES);
    expect(seatOf(match, 0)).toMatchObject({ at: 'north-america', card: 'alaska' });
    act(match, move('east-africa'));
    expect(seatOf(match, 0)).toMatchObject({ at: 'east-africa', card: 'alaska' });
    expect(turnOf(match)).toEqual(PASSED);
  });

  test('[CJ-2.1] no move before it, and no second one', () => {
    const match = load(position({ seats: TWO }));
    expect(match.legal(0)).toEqual([ROLL]);
    for (const piece of ['alaska', 'canada'] as const) expect(refused(match, move(piece))).toBe('CJ-2.1 roll-first');
    expect(refused(moving(4, { seats: TWO }), ROLL)).toBe('CJ-2.1 rolled');
  });

  test.each([
    ['no piece', { type: 'move', to: 'atlantis' }],
    ['the bonus card', { type: 'move', to: BONUS }],
    ['nowhere', { type: 'move' }],
    ['with a die', { type: 'move', to: 'alaska', die: 4 }],
    ['a throw of one’s own', { type: 'roll', die: 4 }],
    ['another action', { type: 'look', piece: 'alaska' }],
    ['nothing', null],
  ])('malformed, and refused as such: %s', (_, action) => {
    expect(unread(moving(4, { seats: TWO }), action)).toBe('bad-action');
  });

  test('[CJ-2.0] nobody else acts', () => {
    const match = moving(4, { seats: TWO });
    for (const action of [ROLL, move('alaska')])
      expect(match.act(1, action, { id: null, time: 0 })).toMatchObject({ ok: false, error: { code: 'not-asked' } });
    expect(match.legal(1)).toEqual([]);
  });
});

describe('the bonus card', () => {
  const GONE: Sketch = { seats: [{ hidden: ['brazil'] }, { hidden: [null, null] }], gone: ['andes', 'alaska'] };

  test('[CJ-2.2] no throw: to any piece on the board, then under the deck', () => {
    const match = flying(GONE);
    expect(targetsOf(match)).toEqual(PIECES.filter((piece) => !['andes', 'alaska'].includes(piece)));
    expect(refused(match, ROLL)).toBe('CJ-2.2 bonus-first');
    expect(refused(match, move('andes'))).toBe('CJ-2.2 gone');
    const [top] = deckOf(match);
    act(match, move('western-europe'));
    expect(seatOf(match, 0)).toMatchObject({ at: 'western-europe', card: top });
    expect(deckOf(match).at(-1)).toBe(BONUS);
    expect(turnOf(match)).toEqual(PASSED);
  });

  test('[CJ-2.2] once drawn it is used on the very next turn', () => {
    const match = moving(4, { seats: TWO, deck: [BONUS] });
    act(match, move('alaska'));
    expect(seatOf(match, 0)).toMatchObject({ card: BONUS });
    expect(turnOf(match)).toEqual(PASSED);
    const again = load({ ...match.position(), turn: { seat: 1, step: 'move', die: 6 } });
    act(again, move('mexico'));
    expect(turnOf(again)).toEqual({ seat: 0, step: 'move', die: null });
  });

  test('[CJ-2.2] before its turn the seat that has it cannot be told by its question', () => {
    const match = moving(4, { seats: [{ card: 'alaska' }, { card: BONUS }] });
    expect(JSON.stringify([match.view(0, { recall: true }), match.view(null, { recall: true })])).not.toContain(BONUS);
    act(match, move('canada'));
    expect(turnOf(match)).toEqual({ seat: 1, step: 'move', die: null });
  });
});

describe('the look', () => {
  test('[CJ-2.3] under that one piece, and the turn is over', () => {
    const match = moving(5, { seats: TWO });
    act(match, move('mexico'));
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'mexico', owner: null }]);
    expect(turnOf(match)).toEqual(PASSED);
  });

  test('[CJ-2.3] under the piece one stands on, if it is still there', () => {
    const stays = moving(4, { seats: [{ at: 'mexico', card: 'alaska' }, {}] });
    act(stays, move('mexico'));
    expect(stays.position()['seen']).toEqual([{ seat: 0, piece: 'mexico', owner: null }]);
    expect(turnOf(stays)).toEqual(PASSED);
    const gap = moving(4, { seats: [{ at: 'mexico' }, { hidden: [null] }], gone: ['mexico'] });
    expect(refused(gap, move('mexico'))).toBe('CJ-2.3 gone');
    expect(targetsOf(gap)).toHaveLength(31);
  });

  test('[CJ-2.3] under no piece that is gone', () => {
    const match = moving(4, { seats: [{}, { hidden: [null] }], gone: ['mexico'] });
    expect(refused(match, move('mexico'))).toBe('CJ-2.3 gone');
  });

  test('[CJ-2.4] an own section: it is taken, and the piece leaves the board', () => {
    const match = moving(4, { seats: [{ hidden: ['brazil', 'mexico'], card: 'alaska' }, {}] });
    act(match, move('mexico'));
    expect(seatOf(match, 0)).toMatchObject({
      hidden: ['brazil', null, 'indian-ocean', 'atlantic-ocean'],
    });
    expect(boardOf(match)).toEqual(PIECES.filter((piece) => piece !== 'mexico'));
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'mexico', owner: 0 }]);
    expect(turnOf(match)).toEqual(PASSED);
  });

  test('[CJ-2.5] another’s: it stays; whose it is the mover knows and the others do not', () => {
    const sketch: Sketch = { seats: [{ card: 'alaska' }, { hidden: ['mexico'] }, {}] };
    const match = moving(4, sketch);
    const looked = { type: 'looked', seat: 0, piece: 'mexico', said: 'carmen' };
    expect(act(match, move('mexico'))).toContainEqual({ ...looked, owner: 1 });
    expect(seatOf(match, 1)).toEqual(seatOf(moving(4, sketch), 1));
    expect(boardOf(match)).toEqual(PIECES);
    expect(viewOf(match.position(), 0).seen).toEqual([{ seat: 0, piece: 'mexico', owner: 1 }]);
    for (const seat of [1, 2]) expect(viewOf(match.position(), seat).seen).toEqual([]);
    for (const seat of [0, 1, 2])
      expect(viewOf(match.position(), seat).heard).toEqual([{ seat: 0, piece: 'mexico', said: 'carmen' }]);
  });

  test('[CJ-2.6] nothing: it stays', () => {
    const match = moving(4, { seats: TWO });
    expect(act(match, move('mexico'))).toContainEqual({
      type: 'looked',
      seat: 0,
      piece: 'mexico',
      owner: null,
      said: 'no-clues',
    });
    expect(boardOf(match)).toEqual(PIECES);
  });

  test('[CJ-2.4] what others had seen there is kept when the section and the piece go', () => {
    const seen: readonly Look[] = [{ seat: 1, piece: 'mexico', owner: 0 }];
    const match = moving(4, { seats: [{ hidden: ['mexico'], card: 'alaska' }, {}], seen });
    act(match, move('mexico'));
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'mexico', owner: 0 }, ...seen]);
  });

  test('a later look under the same piece takes the place of the first', () => {
    const seen: readonly Look[] = [
      { seat: 0, piece: 'mexico', owner: null },
      { seat: 1, piece: 'mexico', owner: null },
    ];
    const match = moving(4, { seats: [{ card: 'alaska' }, {}], seen });
    act(match, move('mexico'));
    expect(match.position()['seen']).toEqual(seen);
  });
});

describe('cards', () => {
  test.each([4, 5, 6])('[CJ-2.7] reached by a %i too, the card goes under the deck and another is drawn', (die) => {
    const match = moving(die, { seats: TWO, deck: ['mexico', 'brazil'] });
    act(match, move('alaska'));
    expect(seatOf(match, 0)).toMatchObject({ at: 'alaska', card: 'mexico' });
    expect([deckOf(match)[0], deckOf(match).at(-1), deckOf(match).length]).toEqual(['brazil', 'alaska', 31]);
  });

  test('[CJ-2.7] by a 1 to 3 as well; elsewhere it is kept', () => {
    const reached = thrown(position({ seats: TWO, deck: ['mexico'] }), 2);
    expect(seatOf(reached, 0)).toMatchObject({ card: 'mexico' });
    expect(deckOf(reached).at(-1)).toBe('alaska');
    const kept = moving(6, { seats: TWO, deck: ['mexico'] });
    act(kept, move('canada'));
    expect(seatOf(kept, 0)).toMatchObject({ card: 'alaska' });
    expect(deckOf(kept)[0]).toBe('mexico');
  });

  const GONE: Sketch = {
    seats: [{ card: 'alaska' }, { hidden: [null, null, null] }],
    gone: ['brazil', 'andes', 'mexico'],
    aside: ['mexico'],
  };

  test('[CJ-2.8] a drawn card whose piece is gone is put aside and another drawn, again and again', () => {
    const match = moving(4, { ...GONE, deck: ['brazil', 'andes', 'japan', 'canada'] });
    act(match, move('alaska'));
    expect(seatOf(match, 0)).toMatchObject({ card: 'japan' });
    expect(match.position()['aside']).toEqual(['mexico', 'brazil', 'andes']);
    expect(deckOf(match)[0]).toBe('canada');
  });

  test('[CJ-2.8] a card of a gone piece may lie in the deck, and turns up there only when it is drawn', () => {
    const match = moving(4, { ...GONE, deck: ['japan', 'brazil'] });
    act(match, move('alaska'));
    expect(match.position()['aside']).toEqual(['mexico']);
    expect(deckOf(match)[0]).toBe('brazil');
  });

  test('[CJ-2.8] a card in another’s hand is put aside the moment its piece leaves', () => {
    const match = moving(4, { seats: [{ hidden: ['japan'] }, {}, { card: 'japan' }], deck: ['mexico'] });
    act(match, move('japan'));
    expect(seatOf(match, 2)).toMatchObject({ card: 'mexico' });
    expect(match.position()['aside']).toEqual(['japan']);
  });

  test('[CJ-2.8] a card can always be drawn: with twelve pieces gone and sixteen cards face up, the last one', () => {
    const gone: readonly Piece[] = [
      ...(['alaska', 'greenland', 'mexico', 'caribbean', 'brazil', 'patagonia'] as const),
      ...(['british-isles', 'eastern-europe', 'central-asia', 'west-africa', 'southern-africa', 'japan'] as const),
    ];
    const left = PIECES.filter((piece) => !gone.includes(piece));
    const seats = left.slice(0, 4).map((card, seat) => ({
      card,
      hidden: [null, null, null],
      faceUp: left.slice(4 * seat + 4, 4 * seat + 8),
    }));
    const match = moving(1, { rules: 'older', seats, gone, aside: gone, deck: [BONUS] });
    act(match, move('canada'));
    expect(seatOf(match, 0)).toMatchObject({ at: 'canada', card: BONUS });
    expect(deckOf(match)).toEqual(['canada']);
  });

  test('[CJ-2.9] pawns on the piece that left stand on the gap until they move', () => {
    const match = moving(4, { seats: [{ hidden: ['mexico'], card: 'alaska' }, { at: 'mexico' }, {}] });
    act(match, move('mexico'));
    expect([seatOf(match, 0), seatOf(match, 1)]).toMatchObject([{ at: 'mexico' }, { at: 'mexico' }]);
    const next = load({ ...match.position(), turn: { seat: 1, step: 'move', die: 4 } });
    expect(targetsOf(next)).toEqual(boardOf(next));
    act(next, move('east-africa'));
    expect(seatOf(next, 1)).toMatchObject({ at: 'east-africa' });
    expect(seatOf(next, 0)).toMatchObject({ at: 'mexico' });
  });
});
