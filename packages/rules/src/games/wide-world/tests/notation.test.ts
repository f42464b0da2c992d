import { describe, expect, test } from 'vitest';
import type { Raw } from '../../../testing/table.ts';
import { PRODUCTS } from '../components.ts';
import { bump, cards, declare, fly, inspect, trade } from './actions.ts';
import { act, impossible, load, position, type Seated, type Sketch, turnOf } from './table.ts';

/** The ledger's example, with all the cards that it leaves out. */
const EXAMPLE: Raw = {
  game: 'wide-world',
  options: { memory: 'printed' },
  seats: [
    {
      at: '3,5',
      left: false,
      destinations: ['peru', 'india', 'canada', 'cuba', 'kenya'],
      reached: [],
      products: cards('coffee'),
    },
    {
      at: '4,14',
      left: true,
      destinations: ['china', 'russia', 'ghana', 'egypt'],
      reached: ['italy'],
      products: cards('tea', 'gold'),
    },
  ],
  productDeck: cards('silk', ...PRODUCTS.filter((product) => !['silk', 'coffee', 'tea', 'gold'].includes(product))),
  travelAgentDeck: [
    { card: 'fly-to', to: 'suva' },
    { card: 'gift' },
    ...['honolulu', 'anchorage', 'caracas', 'dakar', 'stockholm', 'baghdad', 'tashkent', 'singapore', 'perth'].map((to) => ({
      card: 'fly-to',
      to,
    })),
    ...['charter', 'charter', 'extra-turn', 'extra-turn', 'extra-turn', 'extra-turn', 'gift', 'gift', 'gift'].map((card) => ({
      card,
    })),
    ...['tailwind', 'tailwind', 'trade-places', 'customs', 'customs', 'customs', 'inspection', 'inspection'].map((card) => ({
      card,
    })),
  ],
  turn: { seat: 0, step: 'roll' },
};

const { options: _options, ...NO_OPTIONS } = EXAMPLE;
const example = (changes: Raw): Raw => ({ ...EXAMPLE, ...changes });

/** The example with a seat changed. */
const seat = (place: number, changes: Raw): Raw =>
  example({ seats: [EXAMPLE['seats']].flat().map((each, index) => (index === place ? { ...Object(each), ...changes } : each)) });

const met: readonly Seated[] = [
  { at: '5,7', to: ['japan'] },
  { at: '5,7', to: ['india'] },
  { at: '5,12', to: ['peru'] },
];
const bumping = (turn: Raw = {}): Sketch => ({
  seats: met,
  turn: { step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }], ...turn },
});

describe('a possible position', () => {
  test('is dumped as it was loaded', () => {
    expect(load(EXAMPLE).position()).toEqual(EXAMPLE);
    expect(JSON.stringify(load(EXAMPLE).position())).toBe(JSON.stringify(EXAMPLE));
  });

  test('takes the default, printed', () => {
    expect(load(NO_OPTIONS).position()).toEqual(EXAMPLE);
    expect(load(example({ options: {} })).position()).toEqual(EXAMPLE);
    expect(load(example({ options: { memory: 'helped' } })).position()).toEqual(example({ options: { memory: 'helped' } }));
  });

  test.each<[string, Sketch]>([
    ['roll', { seats: [{}, {}], turn: { seat: 1 } }],
    ['fly', { seats: [{ at: '6,6', to: ['japan'] }, {}], turn: { step: 'fly', count: 5 } }],
    ['fly by a tailwind', { seats: [{}, {}], turn: { step: 'fly', count: 3 } }],
    ['bump', bumping()],
    [
      'bump in a chain',
      {
        seats: [{ at: '6,6', to: ['japan'] }, { at: '5,12', to: ['india'] }, { at: '5,12' }, { at: '0,7', to: ['cuba'] }],
        turn: {
          step: 'bump',
          plane: 2,
          bumped: [3, 1],
          landing: [
            { seat: 0, by: 'flight' },
            { seat: 1, by: 'bump' },
          ],
        },
      },
    ],
    ['bump where a card has led', bumping({ landing: [{ seat: 0, by: 'card' }] })],
    ['trade-places', { seats: met, turn: { step: 'trade-places' } }],
    ['inspect', { seats: [{}, { products: ['tea'] }], turn: { step: 'inspect' } }],
    ['declare at customs', { seats: [{}, { products: ['tea'] }], turn: { seat: 1, step: 'declare', by: 1 } }],
    ['declare at an inspection', { seats: [{}, { products: ['tea', 'oil'] }], turn: { step: 'declare', by: 1 } }],
    ['six seats, some on a square together', { seats: [...met, { at: '5,7' }, { at: '5,7' }, {}] }],
    ['a gift before the first move', { seats: [{ products: ['tea'] }, {}] }],
    ['the way home', { seats: [{ at: '6,6', to: [], last: true }, {}] }],
  ])('at %s', (_, sketch) => {
    const raw = position(sketch);
    expect(load(raw).position()).toEqual(raw);
  });

  test('[WW-4.1] on its destination while the landing is open', () => {
    const raw = position({
      seats: [
        { at: '3,10', to: ['italy'] },
        { at: '3,10', to: ['peru'] },
      ],
      turn: { step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] },
    });
    expect(load(raw).position()).toEqual(raw);
  });

  test('[WW-6.1] over', () => {
    const match = load(
      position({ seats: [{ at: '3,6', to: [], last: true, products: ['tea'] }, {}], turn: { step: 'fly', count: 1 } }),
    );
    act(match, fly('west'));
    const raw = match.position();
    expect(raw).toMatchObject({ seats: [{ at: '3,5', left: true, destinations: [] }, {}], turn: { seat: 0, step: 'over' } });
    const again = load(raw);
    expect([again.position(), again.outcome, again.toAct]).toEqual([raw, match.outcome, []]);
    for (const viewer of [0, 1, null]) expect(again.view(viewer, { recall: true })).toEqual(match.view(viewer, { recall: true }));
  });

  test('plays on as the match it was taken from, whatever is due', () => {
    const match = load(
      position({
        seats: [...met, { at: '6,8', to: ['cuba'], products: ['tea', 'oil', 'silk'] }],
        agents: [{ card: 'trade-places' }],
        turn: { seat: 3, step: 'fly', count: 1 },
      }),
    );
    for (const action of [fly('west'), trade(0)]) {
      act(match, action);
      const again = load(match.position());
      for (const seat of [0, 1, 2, 3]) expect(again.legal(seat)).toEqual(match.legal(seat));
      expect(again.position()).toEqual(match.position());
    }
    expect(turnOf(match)).toEqual({ seat: 0, step: 'roll' });
  });
});

describe('recall', () => {
  const marks = { piles: [['pair', 'pair', 'no'], ['yes']], productDeck: 2, travelAgentDeck: 3 };
  const seats: readonly Seated[] = [{ products: ['tea', 'gold', 'rice'] }, { products: ['silk'] }];

  test('what all have seen is dumped and loaded, and stands nowhere else', () => {
    const raw = position({ seats, and: { recall: marks } });
    expect(load(raw).position()).toEqual(raw);
    expect(load(position({ seats })).position()).not.toHaveProperty('recall');
    expect(
      load(
        position({ seats, and: { recall: { piles: [['no', 'no', 'no'], ['no']], productDeck: 0, travelAgentDeck: 0 } } }),
      ).position(),
    ).toEqual(position({ seats }));
  });

  test('[WW-5.7] it grows by answers, cards that go under their decks, and nothing else', () => {
    const match = load(position({ seats, turn: { step: 'declare', by: 0 } }));
    act(match, declare('gold', 'tea'));
    expect(match.position()).toMatchObject({
      recall: { piles: [['pair', 'pair', 'no'], ['no']], productDeck: 0, travelAgentDeck: 0 },
    });
    const wrong = load({ ...match.position(), turn: { seat: 1, step: 'inspect' } });
    act(wrong, inspect(0), declare('gold', 'rice'));
    expect(wrong.position()).toMatchObject({ recall: { piles: [['no'], ['no']], productDeck: 2, travelAgentDeck: 0 } });
  });

  test.each<[string, unknown]>([
    ['piles of fewer seats', { ...marks, piles: [['no', 'no', 'no']] }],
    ['a pile of another length', { ...marks, piles: [['no', 'no'], ['yes']] }],
    ['half a pair', { ...marks, piles: [['no', 'pair', 'no'], ['yes']] }],
    ['one and a half pairs', { ...marks, piles: [['pair', 'pair', 'pair'], ['yes']] }],
    ['half a pair at the bottom', { ...marks, piles: [['no', 'no', 'pair'], ['yes']] }],
    ['no such mark', { ...marks, piles: [['maybe', 'no', 'no'], ['yes']] }],
    ['more than the product deck', { ...marks, productDeck: 53 }],
    ['more than the Travel Agent deck', { ...marks, travelAgentDeck: 29 }],
    ['less than nothing', { ...marks, productDeck: -1 }],
    ['a key missing', { piles: marks.piles, productDeck: 2 }],
    ['a key too many', { ...marks, tickets: 0 }],
    ['a list', []],
  ])('impossible: %s', (_, recall) => {
    expect(impossible(position({ seats, and: { recall } })).message).toContain('recall');
  });
});

describe('an impossible position', () => {
  const [, ...deck] = [EXAMPLE['productDeck']].flat();
  const [, ...agents] = [EXAMPLE['travelAgentDeck']].flat();

  test.each<[string, string | undefined, Raw]>([
    ['another game', undefined, example({ game: 'bonnie-and-clyde' })],
    ['a key too many', undefined, example({ weather: 'fine' })],
    ['a key missing', undefined, Object.fromEntries(Object.entries(EXAMPLE).filter(([key]) => key !== 'turn'))],
    ['an option that is for setting up', undefined, example({ options: { memory: 'printed', first: 0 } })],
    ['no such memory', undefined, example({ options: { memory: 'perfect' } })],
    ['one seat', undefined, example({ seats: [EXAMPLE['seats']].flat().slice(0, 1) })],
    ['seven seats', undefined, example({ seats: new Array(7).fill([EXAMPLE['seats']].flat()[0]) })],
    ['a product missing', 'WW-1.4', example({ productDeck: deck })],
    ['a product twice', 'WW-1.4', seat(0, { products: cards('coffee', 'tea') })],
    ['a product of another country', 'WW-1.4', seat(0, { products: [{ country: 'peru', product: 'coffee' }] })],
    ['no such product', 'WW-1.4', seat(0, { products: [{ country: 'brazil', product: 'samba' }] })],
    ['a Travel Agent card missing', 'WW-1.5', example({ travelAgentDeck: agents })],
    ['a Travel Agent card too many', 'WW-1.5', example({ travelAgentDeck: [...agents, { card: 'gift' }] })],
    ['an airfield twice', 'WW-1.5', example({ travelAgentDeck: [...agents, { card: 'fly-to', to: 'perth' }] })],
    ['a card to nowhere', undefined, example({ travelAgentDeck: [...agents, { card: 'fly-to', to: 'peru' }] })],
    ['a gift to somewhere', undefined, example({ travelAgentDeck: [...agents, { card: 'gift', to: 'suva' }] })],
    ['a square off the map', 'WW-1.1', seat(1, { at: '12,4' })],
    ['no square', 'WW-1.1', seat(1, { at: [4, 14] })],
    ['a destination twice', 'WW-1.3', seat(0, { destinations: ['peru', 'india', 'canada', 'cuba', 'italy'] })],
    ['no such destination', undefined, seat(0, { destinations: ['peru', 'india', 'canada', 'cuba', 'spain'] })],
    ['a destination too few', 'WW-1.7', seat(0, { destinations: ['peru', 'india', 'canada', 'cuba'] })],
    ['a destination too many', 'WW-1.7', seat(1, { reached: ['italy', 'thailand'] })],
    ['a plane on a flight square', 'WW-4.5', seat(1, { at: '4,9' })],
    ['away, and never left', 'WW-2.5', seat(1, { left: false })],
    ['at home, and left', 'WW-2.5', seat(0, { left: true })],
    [
      'home with nothing left to reach, and not over',
      'WW-2.5',
      seat(0, { left: true, destinations: [], reached: ['peru', 'india', 'canada', 'cuba', 'kenya'] }),
    ],
    [
      'something reached without leaving',
      'WW-3.1',
      seat(0, { destinations: ['peru', 'india', 'canada', 'cuba'], reached: ['kenya'] }),
    ],
    ['on its destination', 'WW-3.2', seat(1, { at: '3,16' })],
    [
      'on its destination, another’s landing open',
      'WW-3.2',
      position({ ...bumping(), seats: [...met, { at: '8,7', to: ['brazil'] }] }),
    ],
    ['a turn of nobody', undefined, example({ turn: { seat: 2, step: 'roll' } })],
    ['no such step', undefined, example({ turn: { seat: 0, step: 'land' } })],
    ['a roll with a count', undefined, example({ turn: { seat: 0, step: 'roll', count: 3 } })],
    ['a flight without a count', undefined, example({ turn: { seat: 0, step: 'fly' } })],
    ['a flight of six', undefined, example({ turn: { seat: 0, step: 'fly', count: 6 } })],
    ['a flight of none', undefined, example({ turn: { seat: 0, step: 'fly', count: 0 } })],
    [
      'a trade with all others at home',
      'WW-5.6',
      position({ seats: [{ at: '5,7', to: ['japan'] }, {}], turn: { step: 'trade-places' } }),
    ],
    ['a trade at home', 'WW-5.6', position({ seats: [{}, { at: '5,7', to: ['japan'] }], turn: { step: 'trade-places' } })],
    [
      'an inspection with nobody to inspect',
      'WW-5.8',
      position({ seats: [{ products: ['tea'] }, {}], turn: { step: 'inspect' } }),
    ],
    ['a declaration of nothing', 'WW-5.7', position({ seats: [{ products: ['tea'] }, {}], turn: { step: 'declare', by: 1 } })],
    ['a declaration by nobody', undefined, example({ turn: { seat: 0, step: 'declare', by: 2 } })],
    ['a bump without an open landing', 'WW-4.1', position(bumping({ landing: [] }))],
    ['a bump in another’s move', 'WW-4.1', position(bumping({ landing: [{ seat: 2, by: 'count' }] }))],
    ['a move that begins with a bump', 'WW-4.1', position(bumping({ landing: [{ seat: 0, by: 'bump' }] }))],
    ['a bump of the plane on turn', 'WW-4.1', position(bumping({ plane: 0 }))],
    ['a bump of a plane on another square', 'WW-4.1', position(bumping({ plane: 2 }))],
    ['a bump of a plane that was bumped', 'WW-4.1', position(bumping({ bumped: [1] }))],
    ['a plane bumped twice', 'WW-4.3', position(bumping({ bumped: [2, 2] }))],
    ['the plane on turn bumped', 'WW-4.3', position(bumping({ bumped: [0] }))],
    [
      'a landing of a plane that was not bumped',
      'WW-4.2',
      position(
        bumping({
          landing: [
            { seat: 0, by: 'count' },
            { seat: 2, by: 'bump' },
          ],
        }),
      ),
    ],
    [
      'a bumped plane that landed by count',
      'WW-4.2',
      position(
        bumping({
          bumped: [2],
          landing: [
            { seat: 0, by: 'count' },
            { seat: 2, by: 'count' },
          ],
        }),
      ),
    ],
    [
      'a plane that lands twice at a time',
      'WW-4.3',
      position(
        bumping({
          bumped: [2],
          landing: [
            { seat: 0, by: 'count' },
            { seat: 2, by: 'bump' },
            { seat: 2, by: 'flight' },
          ],
        }),
      ),
    ],
    ['a landing by a trade', undefined, position(bumping({ landing: [{ seat: 0, by: 'trade' }] }))],
    [
      'the higher seat bumped first',
      'WW-4.1',
      position({ ...bumping({ plane: 3 }), seats: [...met, { at: '5,7', to: ['cuba'] }] }),
    ],
    [
      'a bump at home',
      'WW-4.4',
      position({ seats: [{}, {}], turn: { step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] } }),
    ],
    [
      'a bump with no direction left',
      'WW-4.3',
      position({
        seats: [{ at: '11,19', to: ['japan'] }, { at: '6,19' }, { at: '6,14' }, { at: '11,14' }, { at: '11,19', to: ['peru'] }],
        turn: { step: 'bump', plane: 4, bumped: [1, 2, 3], landing: [{ seat: 0, by: 'count' }] },
      }),
    ],
    ['over, and nobody at home', 'WW-6.1', position({ seats: [{ at: '5,7', to: [], last: true }, {}], turn: { step: 'over' } })],
    ['over, and never left', 'WW-6.1', position({ seats: [{ to: [], last: true }, {}], turn: { step: 'over' } })],
    ['over, with a destination left', 'WW-6.1', example({ turn: { seat: 0, step: 'over' } })],
  ])('%s', (_, rule, raw) => {
    const problem = impossible(raw);
    expect(problem.message.length).toBeGreaterThan(10);
    expect(problem.rule).toBe(rule);
  });

  test('a bump whose direction is the last one left is possible', () => {
    const raw = position({
      seats: [{ at: '11,19', to: ['japan'] }, { at: '6,19' }, { at: '6,14' }, { at: '11,19', to: ['peru'] }],
      turn: { step: 'bump', plane: 3, bumped: [1, 2], landing: [{ seat: 0, by: 'count' }] },
    });
    expect(load(raw).legal(0)).toEqual([bump('west')]);
  });
});
