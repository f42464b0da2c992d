import { describe, expect, test } from 'vitest';
import { BONUS, PIECES, type Piece } from '../components.ts';
import { move, ROLL } from './actions.ts';
import {
  act,
  boardOf,
  deckOf,
  flying,
  load,
  moving,
  position,
  refused,
  type Seated,
  type Sketch,
  seatOf,
  targetsOf,
  thrown,
  turnOf,
} from './table.ts';

const older = (sketch: Sketch): Sketch => ({ rules: 'older', ...sketch });
/** Seats of which the second has collected that many sections, so that as many pieces may be gone. */
const gaps = (own: Seated, gone: readonly Piece[], other: Seated = {}): Sketch =>
  older({ seats: [own, { hidden: gone.map(() => null).slice(0, 4), ...other }], gone });
const inOrder = (...pieces: readonly Piece[]): readonly Piece[] => PIECES.filter((piece) => pieces.includes(piece));

describe('steps', () => {
  test.each([1, 2, 3, 4, 5, 6])('[CJ-3.2] after a %i the seat moves, whatever its card', (die) => {
    const match = thrown(position(older({ seats: [{ card: 'japan' }, {}] })), die);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'move', die });
    expect(seatOf(match, 0)).toMatchObject({ at: 'north-america', card: 'japan' });
  });

  test('[CJ-3.2] at most as many as were thrown, fewer, or none', () => {
    const near = inOrder('alaska', 'canada', 'arctic-ocean', 'pacific-ocean');
    const match = moving(1, older({ seats: [{ at: 'alaska' }, {}] }));
    expect(targetsOf(match)).toEqual(near);
    for (const piece of PIECES.filter((other) => !near.includes(other)))
      expect(refused(match, move(piece))).toBe('CJ-3.2 too-far');
    expect(targetsOf(moving(2, older({ seats: [{ at: 'british-isles' }, {}] })))).toEqual(
      PIECES.filter(
        (piece) =>
          ![
            'alaska',
            'mexico',
            'central-america',
            'andes',
            'central-asia',
            'east-africa',
            'india',
            'china',
            'japan',
            'southeast-asia',
            'australia',
            'pacific-ocean',
            'middle-east',
          ].includes(piece),
      ),
    );
  });

  test('[CJ-3.2] with none one looks where one stands', () => {
    const match = moving(6, older({ seats: [{ at: 'alaska' }, {}] }));
    act(match, move('alaska'));
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'alaska', owner: null }]);
  });

  test('[CJ-3.2] from the Pacific with a 2 to the Arctic, with a 1 not', () => {
    const at = (die: number) => moving(die, older({ seats: [{ at: 'pacific-ocean' }, {}] }));
    expect(refused(at(1), move('arctic-ocean'))).toBe('CJ-3.2 too-far');
    expect(targetsOf(at(2))).toContain('arctic-ocean');
  });

  test('[CJ-3.2] no move before the throw, no second throw, no gone piece', () => {
    const start = load(position(older({ seats: [{}, {}] })));
    expect(start.legal(0)).toEqual([ROLL]);
    expect(refused(start, move('canada'))).toBe('CJ-3.2 roll-first');
    const match = moving(2, gaps({}, ['canada', 'japan']));
    expect(refused(match, ROLL)).toBe('CJ-3.2 rolled');
    for (const piece of ['canada', 'japan'] as const) expect(refused(match, move(piece))).toBe('CJ-3.2 gone');
  });
});

describe('gaps', () => {
  test('[CJ-3.2] a gone piece is not crossed', () => {
    const at = (die: number, gone: readonly Piece[]) => targetsOf(moving(die, gaps({ at: 'eastern-europe' }, gone)));
    expect(at(2, [])).toContain('east-africa'); // by way of the Middle East
    expect(at(2, ['middle-east'])).not.toContain('east-africa');
    expect(at(3, ['middle-east'])).toContain('east-africa'); // by way of Western Europe and North Africa
  });

  test('[CJ-2.9, CJ-3.2] from a gap the first step goes to a piece that touched it, and it must be made', () => {
    const near = inOrder('canada', 'arctic-ocean', 'pacific-ocean');
    const match = moving(1, gaps({ at: 'alaska' }, ['alaska']));
    expect(targetsOf(match)).toEqual(near);
    expect(refused(match, move('alaska'))).toBe('CJ-3.2 gone');
    expect(targetsOf(moving(1, gaps({ at: 'alaska' }, ['alaska', 'canada'])))).toEqual(inOrder('arctic-ocean', 'pacific-ocean'));
  });

  test.each([2, 3, 6])('[CJ-3.2] the own gap is not entered again, with a %i', (die) => {
    const match = moving(die, gaps({ at: 'alaska' }, ['alaska']));
    expect(targetsOf(match)).not.toContain('alaska');
    expect(refused(match, move('alaska'))).toBe('CJ-3.2 gone');
  });

  test('[CJ-3.2] of a gap a first step counts', () => {
    const match = moving(2, gaps({ at: 'british-isles' }, ['british-isles', 'atlantic-ocean']));
    expect(targetsOf(match)).toEqual(
      inOrder('scandinavia', 'western-europe', 'eastern-europe', 'russia', 'arctic-ocean', 'north-africa'),
    );
  });
});

describe('cards', () => {
  test('[CJ-3.3] stopping at the piece on the card collects it, whatever lies there', () => {
    for (const hidden of [['alaska'], ['japan']] as const) {
      const match = moving(2, older({ seats: [{ card: 'alaska' }, { hidden }], deck: ['mexico'] }));
      act(match, move('alaska'));
      expect(seatOf(match, 0)).toMatchObject({ card: 'mexico', faceUp: ['alaska'] });
      expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'alaska', owner: hidden[0] === 'alaska' ? 1 : null }]);
    }
  });

  test('[CJ-3.3] passing it does not', () => {
    const match = moving(2, older({ seats: [{ card: 'canada' }, {}] }));
    act(match, move('greenland'));
    expect(seatOf(match, 0)).toMatchObject({ card: 'canada', faceUp: [] });
    expect(match.position()['seen']).toEqual([{ seat: 0, piece: 'greenland', owner: null }]);
  });

  test('[CJ-3.4] the fourth is laid, a fifth goes under the deck', () => {
    const faceUp = ['japan', 'china', 'russia'] as const;
    const match = moving(2, older({ seats: [{ card: 'alaska', faceUp }, {}], deck: ['mexico', 'brazil'] }));
    act(match, move('alaska'));
    expect(seatOf(match, 0)).toMatchObject({ card: 'mexico', faceUp: [...faceUp, 'alaska'] });
    const on = load({ ...match.position(), turn: { seat: 0, step: 'move', die: 6 } });
    act(on, move('mexico'));
    expect(seatOf(on, 0)).toMatchObject({ card: 'brazil', faceUp: [...faceUp, 'alaska'] });
    expect(deckOf(on).at(-1)).toBe('mexico');
  });

  test('[CJ-3.6] the bonus card: anywhere on the board, and never face up', () => {
    const match = flying(gaps({ at: 'alaska', faceUp: ['mexico'] }, ['alaska', 'andes']));
    expect(targetsOf(match)).toEqual(boardOf(match));
    expect(refused(match, ROLL)).toBe('CJ-3.6 bonus-first');
    expect(refused(match, move('andes'))).toBe('CJ-3.6 gone');
    act(match, move('western-europe'));
    expect(seatOf(match, 0)).toMatchObject({ at: 'western-europe', faceUp: ['mexico'] });
    expect(deckOf(match).at(-1)).toBe(BONUS);
    expect(match.position()['aside']).toEqual([]);
  });

  test('[CJ-3.7] drawn cards and cards in hand of gone pieces are put aside', () => {
    const match = moving(2, {
      ...gaps({ card: 'mexico', hidden: ['alaska'] }, ['japan', 'andes'], { card: 'alaska' }),
      deck: ['andes', 'brazil'],
    });
    act(match, move('alaska'));
    expect(seatOf(match, 1)).toMatchObject({ card: 'brazil' });
    expect(match.position()['aside']).toEqual(['alaska', 'andes']);
  });
});

describe('a piece under which one’s own section lay', () => {
  /** West Africa hangs on Central Africa alone. */
  const BRIDGE = ['north-africa', 'atlantic-ocean'] as const;
  const FINDER: Seated = { at: 'southern-africa', hidden: ['central-africa'], card: 'alaska' };

  test('[CJ-3.5] leaves where the others stay connected', () => {
    const match = moving(1, gaps(FINDER, []));
    act(match, move('central-africa'));
    expect(boardOf(match)).not.toContain('central-africa');
    expect(seatOf(match, 0)).toMatchObject({ at: 'central-africa' });
  });

  test('[CJ-3.5] is put back where it is a bridge, with nothing under it; the section is taken, and no card goes', () => {
    const match = moving(1, gaps(FINDER, BRIDGE, { card: 'central-africa' }));
    const events = act(match, move('central-africa'));
    expect(events).toContainEqual({ type: 'collected', seat: 0, section: 0, piece: 'central-africa', left: false });
    expect(boardOf(match)).toContain('central-africa');
    expect(JSON.stringify(seatOf(match, 0))).toContain('"hidden":[null,');
    expect(seatOf(match, 1)).toMatchObject({ card: 'central-africa' });
    expect(match.position()['aside']).toEqual([]);
    const next = load({ ...match.position(), turn: { seat: 0, step: 'move', die: 1 } });
    expect(act(next, move('central-africa'))).toContainEqual(expect.objectContaining({ said: 'no-clues', owner: null }));
    expect(next.position()['seen']).toEqual([{ seat: 0, piece: 'central-africa', owner: null }]);
  });

  const CLIFF = [...BRIDGE, 'west-africa'] as const;

  test('[CJ-2.9, CJ-3.5] is put back where a pawn on a gap would touch nothing', () => {
    const stranded = moving(1, gaps(FINDER, CLIFF, { at: 'west-africa' }));
    act(stranded, move('central-africa'));
    expect(boardOf(stranded)).toContain('central-africa');
    const alone = moving(1, gaps(FINDER, CLIFF, { at: 'canada' }));
    act(alone, move('central-africa'));
    expect(boardOf(alone)).not.toContain('central-africa');
  });

  test('[CJ-2.9, CJ-3.5] other pawns on it stand on the gap with the mover', () => {
    const match = moving(1, gaps(FINDER, ['north-africa'], { at: 'central-africa' }));
    act(match, move('central-africa'));
    expect(boardOf(match)).not.toContain('central-africa');
    const next = load({ ...match.position(), turn: { seat: 1, step: 'move', die: 1 } });
    expect(targetsOf(next)).toEqual(inOrder('west-africa', 'east-africa', 'southern-africa', 'atlantic-ocean'));
  });

  test('[CJ-3.5] that was put back with the card of the mover: the card is laid all the same', () => {
    const match = moving(1, gaps({ ...FINDER, card: 'central-africa' }, BRIDGE));
    act(match, move('central-africa'));
    expect(seatOf(match, 0)).toMatchObject({ faceUp: ['central-africa'] });
    expect(boardOf(match)).toContain('central-africa');
  });
});
