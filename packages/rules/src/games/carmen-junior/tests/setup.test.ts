import { describe, expect, test } from 'vitest';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import { BONUS, CARDS, HOMES, OCEANS, PIECES } from '../components.ts';
import { ROLL } from './actions.ts';
import { act, game, impossible, load, open, opening, position, turnOf, viewOf } from './table.ts';

const SEATS = [2, 3, 4];

describe('set-up', () => {
  const isSeat = (value: unknown): value is { readonly card: string; readonly hidden: readonly string[] } =>
    typeof value === 'object' && value !== null && 'card' in value && 'hidden' in value;

  test.each(SEATS)(
    '[CJ-1.1] [CJ-1.4] [CJ-1.5] %i seats: all pieces, four hidden sections each under pieces of their own, a card each',
    (seats) => {
      for (let seed = 0; seed < 30; seed++) {
        const dealt = open(seats, {}, `${seed}`).position();
        const list = [dealt['seats']].flat();
        expect(list).toHaveLength(seats);
        expect(dealt['board']).toEqual(PIECES);
        expect(dealt).toMatchObject({
          game: 'carmen-junior',
          options: { memory: 'helped', rules: 'junior' },
          aside: [],
          seen: [],
        });
        const gumshoe = { home: 'north-america', at: 'north-america', card: expect.any(String), faceUp: [] };
        for (const seat of list) expect(seat).toEqual({ ...gumshoe, hidden: new Array(4).fill(expect.any(String)) });
        const state = viewOf(dealt, null);
        expect(state.deck).toEqual({ count: 33 - seats });
        const text = JSON.stringify([dealt['deck'], list.map((seat) => (isSeat(seat) ? seat.card : null))]);
        for (const card of CARDS) expect(text.split(`"${card}"`)).toHaveLength(2);
        const places = list.flatMap((seat) => (isSeat(seat) ? seat.hidden : []));
        expect(new Set(places).size).toBe(4 * seats);
      }
    },
  );

  test('[CJ-1.1] two to four seats', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [0, 1, 5]) expect(opening(seats, {}).ok).toBe(false);
  });

  test('[CJ-1.4] a section may lie under any piece, each as likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++)
      for (const seat of [open(4, {}, `${seed}`).position()['seats']].flat())
        if (isSeat(seat)) for (const piece of seat.hidden) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    checkFair(counts, evenly(PIECES));
  });

  test('[CJ-1.5] any card may come to a hand, the bonus card too', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const seat = [open(2, {}, `${seed}`).position()['seats']].flat()[1];
      if (isSeat(seat)) counts.set(seat.card, (counts.get(seat.card) ?? 0) + 1);
    }
    checkFair(counts, evenly(CARDS));
  });

  test('[CJ-1.3] homes of one’s own choice, shared or not; pawns go there', () => {
    const homes = ['japan', 'brazil', 'japan'];
    expect(open(3, { homes }).position()['seats']).toMatchObject(homes.map((home) => ({ home, at: home })));
    for (const home of HOMES) expect(opening(2, { homes: [home, home] }).ok).toBe(true);
  });

  test.each([
    ['an ocean', ['japan', 'arctic-ocean']],
    ['no piece', ['japan', 'atlantis']],
    ['one too few', ['japan']],
    ['one too many', ['japan', 'japan', 'japan']],
    ['no list', 'japan'],
  ])('[CJ-1.3] homes that are none: %s', (_, homes) => {
    expect(opening(2, { homes }).ok).toBe(false);
  });

  test('[CJ-1.3] none of the four oceans is a home, in a position neither', () => {
    for (const ocean of OCEANS) {
      expect(opening(2, { homes: ['japan', ocean] }).ok).toBe(false);
      expect(impossible(position({ seats: [{ home: ocean, at: 'japan' }, {}] })).message).toContain('seats[0].home');
    }
  });
});

describe('who begins', () => {
  test('[CJ-2.0] the seat that is chosen', () => {
    for (const first of [0, 1, 2]) expect(open(3, { first }).toAct).toEqual([first]);
    for (const first of [3, -1, 'chance']) expect(opening(3, { first }).ok).toBe(false);
  });

  test('[CJ-2.0] else chance', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const seat = `${open(4, {}, `${seed}`).toAct[0]}`;
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    checkFair(counts, evenly(['0', '1', '2', '3']));
  });

  test('[CJ-2.0] and on it goes clockwise', () => {
    for (const seat of [0, 1, 2]) {
      const match = load(position({ seats: [{}, {}, {}], turn: { seat, step: 'move', die: 5 } }));
      act(match, { type: 'move', to: 'canada' });
      expect(match.toAct).toEqual([(seat + 1) % 3]);
    }
  });

  test('[CJ-1.5] [CJ-2.2] one who is dealt the bonus card and begins does not roll', () => {
    const turns = Array.from({ length: 150 }, (_, seed) => open(2, { first: 0 }, `${seed}`))
      .filter((match) => JSON.stringify([match.position()['seats']].flat()[0]).includes(`"card":"${BONUS}"`))
      .map(turnOf);
    expect(turns.length).toBeGreaterThan(0);
    for (const turn of turns) expect(turn).toEqual({ seat: 0, step: 'move', die: null });
  });
});

test('[CJ-1.1] the die shows each number as often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 400; seed++) {
    const match = load(position({ rules: 'older', seats: [{}, {}] }), `${seed}`);
    act(match, ROLL);
    const [, die = 'none'] = /"die":(\d)/.exec(JSON.stringify(turnOf(match))) ?? [];
    counts.set(die, (counts.get(die) ?? 0) + 1);
  }
  checkFair(counts, evenly(['1', '2', '3', '4', '5', '6']));
});
