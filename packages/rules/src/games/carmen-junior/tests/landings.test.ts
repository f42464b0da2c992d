import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import type { Match } from '../../../core/hosted.ts';
import { BONUS, type Card, type Piece } from '../components.ts';
import { move } from './actions.ts';
import { act, boardOf, deckOf, flying, load, moving, position, type Sketch, seatOf, thrown, turnOf, typesOf } from './table.ts';

/** The last own section of seat 0 lies under Mexico; three pieces are gone. */
const LAST: Sketch = {
  seats: [{ hidden: [null, null, null, 'mexico'], card: 'alaska' }, {}, {}],
  gone: ['brazil', 'andes', 'greenland'],
};
const WON = { winners: [0], scores: null };
const OVER = { seat: 0, step: 'over', die: null };

const hand = (match: Match, seat: number): Json | undefined => {
  const gumshoe = JSON.parse(JSON.stringify(seatOf(match, seat)));
  return gumshoe.card;
};

describe('the order of a landing, junior', () => {
  test('[CJ-2.11] nothing there, elsewhere: a look', () => {
    expect(typesOf(act(moving(4, { seats: [{ card: 'alaska' }, {}] }), move('canada')))).toEqual([
      'moved',
      'looked',
      'turn-began',
    ]);
  });

  test('[CJ-2.11] the reached card goes under the deck before the draw, even if its piece has just left', () => {
    const match = moving(4, { seats: [{ hidden: ['alaska'], card: 'alaska' }, {}], deck: ['mexico'] });
    const events = act(match, move('alaska'));
    expect(typesOf(events)).toEqual(['moved', 'looked', 'collected', 'returned', 'drew', 'turn-began']);
    expect([hand(match, 0), deckOf(match).at(-1), match.position()['aside']]).toEqual(['mexico', 'alaska', []]);
  });

  test('[CJ-2.1, CJ-2.11] the same after a 1 to 3', () => {
    const match = thrown(position({ seats: [{ hidden: ['alaska'], card: 'alaska' }, {}], deck: ['mexico'] }), 1);
    expect([hand(match, 0), deckOf(match).at(-1), boardOf(match).length]).toEqual(['mexico', 'alaska', 31]);
  });

  const used = (deck: readonly Card[], holder: number): { readonly match: Match; readonly types: readonly unknown[] } => {
    const others = [1, 2].map((seat) => (seat === holder ? ({ card: 'mexico' } as const) : {}));
    const match = flying({
      seats: [{ hidden: ['mexico', null] }, { ...others[0], hidden: [null, null] }, { ...others[1] }],
      gone: ['brazil', 'andes', 'greenland'],
      deck,
    });
    return { match, types: typesOf(act(match, move('mexico'))) };
  };

  test.each([1, 2])('[CJ-2.8, CJ-2.11] seat %i draws for the gone piece before the mover does for the bonus card', (holder) => {
    const { match, types } = used(['brazil', 'alaska', 'andes', 'canada', 'amazon'], holder);
    expect(types).toEqual(['moved', 'looked', 'collected', 'put-aside', 'drew', 'returned', 'drew', 'turn-began']);
    expect([hand(match, holder), hand(match, 0)]).toEqual(['alaska', 'canada']);
    expect(match.position()['aside']).toEqual(['mexico', 'brazil', 'andes']);
    expect([deckOf(match)[0], deckOf(match).at(-1)]).toEqual(['amazon', BONUS]);
  });

  test('[CJ-2.2, CJ-2.11] what another draws may be the bonus card: the next seat uses it at once, a later one on its turn', () => {
    const at = (holder: number): unknown => {
      const match = moving(4, {
        seats: [
          { hidden: ['mexico'], card: 'alaska' },
          holder === 1 ? { card: 'mexico' } : {},
          holder === 2 ? { card: 'mexico' } : {},
        ],
        deck: [BONUS],
      });
      act(match, move('mexico'));
      expect(hand(match, holder)).toBe(BONUS);
      return turnOf(match);
    };
    expect(at(1)).toEqual({ seat: 1, step: 'move', die: null });
    expect(at(2)).toEqual({ seat: 1, step: 'roll', die: null });
  });

  test('[CJ-2.11] the mover’s card under the deck is put aside when it comes up', () => {
    const match = moving(4, { seats: [{ hidden: ['alaska'], card: 'alaska' }, { card: 'canada' }], deck: ['mexico'] });
    act(match, move('alaska'));
    const deck = deckOf(match);
    const next = load({ ...match.position(), deck: ['alaska', ...deck.slice(0, -1)], turn: { seat: 1, step: 'move', die: 5 } });
    act(next, move('canada'));
    expect([hand(next, 1), next.position()['aside']]).toEqual([deck[0], ['alaska']]);
  });
});

describe('the end, junior', () => {
  test('[CJ-2.10, CJ-2.11] with the fourth section, at once: no card moves any more', () => {
    const match = moving(4, { ...LAST, seats: [...LAST.seats.slice(0, 2), { card: 'mexico' }] });
    const deck = deckOf(match);
    expect(typesOf(act(match, move('mexico')))).toEqual(['moved', 'looked', 'collected', 'game-ended']);
    expect(match.outcome).toEqual({ ...WON, reason: 'CJ-2.10' });
    expect([turnOf(match), match.toAct, boardOf(match).includes('mexico')]).toEqual([OVER, [], false]);
    expect([hand(match, 0), hand(match, 2), deckOf(match), match.position()['aside']]).toEqual(['alaska', 'mexico', deck, []]);
  });

  test.each<[string, Card]>([
    ['the card that was reached', 'mexico'],
    ['the bonus card', BONUS],
  ])('[CJ-2.10, CJ-2.11] with %s still in hand', (_, card) => {
    const seats = [{ ...LAST.seats[0], card }, {}, {}];
    const match = card === BONUS ? flying({ ...LAST, seats }) : moving(6, { ...LAST, seats });
    act(match, move('mexico'));
    expect([hand(match, 0), match.outcome?.reason]).toEqual([card, 'CJ-2.10']);
    expect(load(match.position()).position()).toEqual(match.position());
    expect(match.act(0, move('alaska'), { id: null, time: 0 })).toMatchObject({ ok: false, error: { code: 'over' } });
  });

  test('[CJ-2.10] by a throw of 1 to 3 too', () => {
    const match = thrown(position({ ...LAST, seats: [{ ...LAST.seats[0], card: 'mexico' }, {}, {}] }), 3);
    expect([match.outcome?.reason, hand(match, 0)]).toEqual(['CJ-2.10', 'mexico']);
  });

  test('[CJ-2.10] the third does not win', () => {
    const match = moving(4, { seats: [{ hidden: [null, null, 'mexico'] }, {}], gone: ['brazil', 'andes'] });
    act(match, move('mexico'));
    expect(match.outcome).toBeNull();
  });
});

describe('the order of a landing, older', () => {
  const THREE: readonly Piece[] = ['japan', 'china', 'russia'];
  const FOUR: readonly Piece[] = [...THREE, 'india'];
  const OWN = { at: 'canada', hidden: ['alaska'], card: 'alaska' } as const;

  test('[CJ-2.11, CJ-3.4] the reached card is laid face up, even if its piece has just left', () => {
    const match = moving(1, { rules: 'older', seats: [{ ...OWN, faceUp: ['japan'] }, {}], deck: ['mexico'] });
    expect(typesOf(act(match, move('alaska')))).toEqual(['moved', 'looked', 'collected', 'laid', 'drew', 'turn-began']);
    expect(seatOf(match, 0)).toMatchObject({ card: 'mexico', faceUp: ['japan', 'alaska'] });
    expect([boardOf(match).includes('alaska'), match.position()['aside']]).toEqual([false, []]);
  });

  test('[CJ-2.11, CJ-3.4] with four face up it goes under the deck', () => {
    const match = moving(1, { rules: 'older', seats: [{ ...OWN, faceUp: FOUR }, {}], deck: ['mexico'] });
    expect(typesOf(act(match, move('alaska')))).toEqual(['moved', 'looked', 'collected', 'returned', 'drew', 'turn-began']);
    expect(seatOf(match, 0)).toMatchObject({ card: 'mexico', faceUp: FOUR });
    expect(deckOf(match).at(-1)).toBe('alaska');
  });

  test('[CJ-2.11, CJ-3.7] another’s card goes before the bonus card does', () => {
    const match = flying({
      rules: 'older',
      seats: [{ hidden: ['alaska'], faceUp: ['japan'] }, { card: 'alaska' }],
      deck: ['mexico', 'canada'],
    });
    const types = ['moved', 'looked', 'collected', 'put-aside', 'drew', 'returned', 'drew', 'turn-began'];
    expect(typesOf(act(match, move('alaska')))).toEqual(types);
    expect([seatOf(match, 0), seatOf(match, 1)]).toMatchObject([{ card: 'canada', faceUp: ['japan'] }, { card: 'mexico' }]);
    expect([match.position()['aside'], deckOf(match).at(-1)]).toEqual([['alaska'], BONUS]);
  });

  const POSTER = [null, null, null, 'alaska'] as const;

  test.each<[string, Card]>([
    ['a card that was reached', 'alaska'],
    ['a card of another piece', 'mexico'],
  ])('[CJ-3.8, CJ-2.11] the last section with four face up wins before %s moves', (_, card) => {
    const match = moving(1, { rules: 'older', seats: [{ ...OWN, card, hidden: POSTER, faceUp: FOUR }, {}] });
    expect(typesOf(act(match, move('alaska')))).toEqual(['moved', 'looked', 'collected', 'game-ended']);
    expect(match.outcome).toEqual({ ...WON, reason: 'CJ-3.8' });
    expect([seatOf(match, 0), turnOf(match)]).toMatchObject([{ card, faceUp: FOUR }, OVER]);
    expect(load(match.position()).position()).toEqual(match.position());
  });

  test('[CJ-3.8, CJ-2.11] the last section and the fourth card in one landing: won with the card, and none is drawn', () => {
    const match = moving(1, { rules: 'older', seats: [{ ...OWN, hidden: POSTER, faceUp: THREE }, {}] });
    const deck = deckOf(match);
    expect(typesOf(act(match, move('alaska')))).toEqual(['moved', 'looked', 'collected', 'laid', 'game-ended']);
    expect([seatOf(match, 0), turnOf(match)]).toMatchObject([{ card: null, faceUp: [...THREE, 'alaska'] }, OVER]);
    expect([match.outcome, deckOf(match)]).toEqual([{ ...WON, reason: 'CJ-3.8' }, deck]);
    expect(load(match.position()).position()).toEqual(match.position());
  });

  test('[CJ-3.8] with the poster whole, the fourth card alone', () => {
    const match = moving(1, {
      rules: 'older',
      seats: [{ ...OWN, hidden: [null, null, null, null], faceUp: THREE }, {}],
    });
    expect(typesOf(act(match, move('alaska')))).toEqual(['moved', 'looked', 'laid', 'game-ended']);
    expect([match.outcome?.reason, hand(match, 0), boardOf(match).length]).toEqual(['CJ-3.8', null, 32]);
  });

  test.each<[string, readonly (Piece | null)[], readonly Piece[]]>([
    ['the poster and three cards', [null, null, null, 'alaska'], ['japan', 'china']],
    ['four cards and three sections', [null, null, 'alaska'], THREE],
  ])('[CJ-3.1] %s do not win', (_, hidden, faceUp) => {
    const match = moving(1, { rules: 'older', seats: [{ ...OWN, hidden, faceUp }, {}] });
    act(match, move('alaska'));
    expect([match.outcome, turnOf(match)]).toEqual([null, { seat: 1, step: 'roll', die: null }]);
  });
});
