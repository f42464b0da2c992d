import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import { type AgentCard, PRODUCTS, type Product } from '../components.ts';
import { bump, cards, declare, fly, inspect, ROLL, trade } from './actions.ts';
import { act, drew, load, plane, position, refused, type Seated, type Sketch, squares, thrown, turnOf, unread } from './table.ts';

const agent = (card: Exclude<AgentCard['card'], 'fly-to'>): AgentCard => ({ card });
const GONE = { seat: 1, step: 'roll' };

describe('the turn', () => {
  test.each([1, 2, 3, 4, 5])('[WW-2.1] a throw of %i: that many squares to fly', (die) => {
    expect(turnOf(thrown(position({ seats: [{}, {}] }), die))).toEqual({ seat: 0, step: 'fly', count: die });
  });

  test('[WW-2.1] a six: no move, but a Travel Agent card, which goes under its deck, and the turn is over', () => {
    const match = thrown(position({ seats: [{ at: '5,7', to: ['japan'] }, {}], agents: [agent('gift')] }), 6);
    expect(plane(match, 0)).toMatchObject({ at: '5,7', products: cards('maple-syrup') });
    expect([match.position()['travelAgentDeck']].flat().at(-1)).toEqual(agent('gift'));
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-2.1] the die shows each number as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 300; seed++) {
      const match = load(position({ seats: [{}, {}], agents: [agent('gift')] }), `${seed}`);
      act(match, ROLL);
      const face = /"count":(\d)/.exec(JSON.stringify(turnOf(match)))?.[1] ?? '6';
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    checkFair(counts, evenly(['1', '2', '3', '4', '5', '6']));
  });

  test('[WW-2.7] then the next seat, clockwise, and round', () => {
    for (const [seat, next] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const match = load(position({ seats: [{}, {}, {}], turn: { seat, step: 'fly', count: 1 } }));
      act(match, fly('south'));
      expect(turnOf(match)).toEqual({ seat: next, step: 'roll' });
    }
  });

  const stocked: readonly Seated[] = [
    { at: '5,7', to: ['japan'], products: ['tea'] },
    { at: '5,8', to: ['india'], products: ['oil'] },
  ];
  const elsewhere = [ROLL, fly('south'), bump('south'), trade(1), inspect(1), declare('tea')];

  test.each<[string, Sketch['turn'], string]>([
    ['roll', { step: 'roll' }, 'WW-2.1 roll-first'],
    ['fly', { step: 'fly', count: 2 }, 'WW-2.2 fly-first'],
    ['trade-places', { step: 'trade-places' }, 'WW-5.6 trade-first'],
    ['inspect', { step: 'inspect' }, 'WW-5.8 inspect-first'],
    ['declare', { step: 'declare', by: 0 }, 'WW-5.7 declare-first'],
  ])(
    '[WW-2.1, WW-2.2, WW-5.6, WW-5.7, WW-5.8] at "%s" another step is refused with the paragraph of the one due',
    (due, turn = {}, why) => {
      const match = load(position({ seats: stocked, turn }));
      for (const action of elsewhere.filter(({ type }) => type !== due)) expect(refused(match, action)).toBe(why);
    },
  );

  test('[WW-2.1] a seat that is not asked does nothing', () => {
    const match = load(position({ seats: stocked }));
    const step = match.act(1, ROLL, { id: null, time: 0 });
    expect(step).toEqual({ ok: false, error: { code: 'not-asked' } });
  });

  test.each<[string, Json]>([
    ['no type', {}],
    ['another type', { type: 'sail' }],
    ['a surplus key', { type: 'roll', die: 3 }],
    ['no direction', { type: 'fly' }],
    ['no such direction', { type: 'fly', direction: 'up' }],
    ['a count', { type: 'fly', direction: 'north', count: 3 }],
    ['no seat', { type: 'inspect' }],
    ['half a seat', { type: 'trade-places', seat: 0.5 }],
    ['nobody', { type: 'inspect', seat: null }],
  ])('[WW-2.1] a bad shape is no action: %s', (_, action) => {
    expect(unread(load(position({ seats: stocked })), action)).toBe('bad-action');
  });
});

describe('a destination', () => {
  const near = (products: readonly Product[] = []): Sketch => ({
    seats: [{ at: '5,6', to: ['cuba', 'peru'], products: ['tea'] }, {}],
    products,
    turn: { step: 'fly', count: 1 },
  });

  test('[WW-3.1] two products from the deck onto the pile in their order, and the next destination turned up', () => {
    const match = load(position(near(['silk', 'oil', 'gold'])));
    act(match, fly('west'));
    expect(plane(match, 0)).toMatchObject({
      destinations: ['peru', ...new Array(3).fill(expect.any(String))],
      reached: ['cuba'],
      products: cards('silk', 'oil', 'tea'),
    });
    expect([match.position()['productDeck']].flat()[0]).toEqual(cards('gold')[0]);
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-3.1] the next one is for the next turn', () => {
    const match = load(position(near()));
    act(match, fly('west'));
    expect(match.view(1, { recall: false })).toMatchObject({ seats: [{ destinations: { count: 4, top: 'peru' } }, {}] });
    const next = load({ ...match.position(), turn: { seat: 0, step: 'fly', count: 5 } });
    act(next, fly('south'));
    expect(plane(next, 0)).toMatchObject({ at: '8,5', reached: ['cuba', 'peru'] });
  });

  test.each<[number, readonly Product[]]>([
    [2, ['cork', 'silk', 'tea']],
    [1, ['cork', 'tea']],
    [0, ['tea']],
  ])('[WW-3.3] a product deck of %i gives what it has', (count, pile) => {
    const deck = (['cork', 'silk'] as const).slice(0, count);
    const rest = PRODUCTS.filter((product) => product !== 'tea' && !deck.some((each) => each === product));
    const match = load(position({ ...near(deck), seats: [{ at: '5,6', to: ['cuba'], products: ['tea'] }, { products: rest }] }));
    act(match, fly('west'));
    expect(plane(match, 0)).toMatchObject({ reached: ['cuba'], products: cards(...pile) });
    expect(match.position()['productDeck']).toEqual([]);
  });

  test('[WW-3.2] bumped onto it, on another’s turn', () => {
    const match = load(
      position({
        seats: [
          { at: '5,9', to: ['japan'] },
          { at: '5,10', to: ['cuba'] },
        ],
        turn: { step: 'fly', count: 1 },
      }),
    );
    act(match, fly('east'), bump('west'));
    expect(plane(match, 1)).toMatchObject({ at: '5,5', reached: ['cuba'], products: cards('maple-syrup', 'nickel') });
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-3.2] traded onto it, on another’s turn', () => {
    const match = drew([agent('trade-places')], {
      seats: [
        { at: '5,7', to: ['ghana'] },
        { at: '4,14', to: ['peru'] },
      ],
    });
    act(match, trade(2));
    expect(squares(match)).toEqual(['4,14', '5,7', '4,7']);
    const six = thrown(
      position({
        seats: [
          { at: '4,14', to: ['peru'] },
          { at: '5,7', to: ['india'] },
        ],
        agents: [agent('trade-places')],
      }),
      6,
    );
    act(six, trade(1));
    expect(plane(six, 1)).toMatchObject({ at: '4,14', reached: ['india'] });
    expect(plane(six, 0)).toMatchObject({ at: '5,7', reached: [] });
  });
});

describe('the end', () => {
  const arrive = (piles: readonly (readonly Product[])[]) => {
    const seats = piles.map(
      (products, seat): Seated => (seat === 0 ? { at: '3,6', to: [], last: true, products } : { products }),
    );
    const match = load(position({ seats, turn: { step: 'fly', count: 1 } }));
    act(match, fly('west'));
    return match;
  };

  test.each<[string, readonly (readonly Product[])[], readonly number[], readonly number[]]>([
    ['5 points for coming home', [[], []], [5, 0], [0]],
    [
      '1 and 2 points a product',
      [
        ['tea', 'gold'],
        ['oil', 'silk', 'pearls'],
      ],
      [8, 6],
      [0],
    ],
    ['another may have the most', [['tea'], ['oil', 'silk', 'pearls', 'teak']], [6, 8], [1]],
    [
      'equal totals share the win',
      [['tea'], ['oil', 'silk', 'pearls'], ['rice'], ['gold', 'opals', 'teak']],
      [6, 6, 1, 6],
      [0, 1, 3],
    ],
    ['six at the table', [[], ['oil'], [], [], [], ['tea']], [5, 2, 0, 0, 0, 1], [0]],
  ])('[WW-6.1, WW-6.2] %s', (_, piles, scores, winners) => {
    const match = arrive(piles);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'over' });
    expect(match.outcome).toEqual({ winners, scores, reason: 'WW-6.2' });
    expect(match.toAct).toEqual([]);
    for (const [seat, score] of scores.entries()) {
      const lines = match.scoreLines().filter((line) => line.seat === seat);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(lines.filter(({ rule }) => rule === 'WW-6.1')).toHaveLength(seat === 0 ? 1 : 0);
    }
  });

  test('[WW-6.1] at once: nobody acts any more', () => {
    const step = arrive([[], []]).act(1, ROLL, { id: null, time: 0 });
    expect(step).toEqual({ ok: false, error: { code: 'over' } });
  });

  test('[WW-6.1] crossing home, or being at it from the start, ends nothing', () => {
    const match = load(position({ seats: [{ at: '3,6', to: [], last: true }, {}], turn: { step: 'fly', count: 2 } }));
    act(match, fly('west'));
    expect([squares(match), match.outcome]).toEqual([['3,4', '3,5'], null]);
  });

  test('[WW-6.2] there is no score sheet before, since the piles are closed', () => {
    expect(load(position({ seats: [{ products: ['tea'] }, {}] })).scoreLines()).toEqual([]);
  });
});
