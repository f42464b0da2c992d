import { describe, expect, test } from 'vitest';
import type { Destination, Direction } from '../components.ts';
import { type AgentCard, AIRFIELDS, DIRECTIONS, FLIGHTS, fieldOf, HOME, type Square, STATIONS } from '../components.ts';
import { bumpLine } from '../lines.ts';
import { bump, cards, fly, ROLL } from './actions.ts';
import { act, load, plane, position, refused, type Seated, squares, turnOf } from './table.ts';

const home: Seated = { to: [], last: true };

/** Seat 0 flies from its square one to the east. */
const eastward = (at: string, others: readonly Seated[], { to = ['japan'], agents = [] }: Own = {}) => {
  const match = load(position({ seats: [{ at, to }, ...others], agents, turn: { step: 'fly', count: 1 } }));
  act(match, fly('east'));
  return match;
};

interface Own {
  readonly to?: readonly Destination[];
  readonly agents?: readonly AgentCard[];
}

describe('a bump', () => {
  const met: Seated = { at: '5,7', to: ['india'] };

  test.each<[Direction, string]>([
    ['north', '0,7'],
    ['north-east', '0,12'],
    ['east', '5,12'],
    ['south-east', '10,12'],
    ['south', '5,9'], // 10,7 flies on to Dakar
    ['south-west', '10,2'],
    ['west', '5,2'],
  ])('[WW-4.1] goes five squares %s, to %s, as the player on turn chooses', (direction, end) => {
    const match = eastward('5,6', [met]);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] });
    expect(match.toAct).toEqual([0]);
    expect(match.legal(1)).toEqual([]);
    act(match, bump(direction));
    expect(squares(match)).toEqual(['5,7', end]);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test.each<[string, Seated, Direction, string]>([
    ['[WW-4.1] off the map', { at: '2,8', to: ['india'] }, 'north', 'WW-4.1 bump-off-map'],
    ['[WW-1.1, WW-4.1] off its side', { at: '5,3', to: ['india'] }, 'west', 'WW-4.1 bump-off-map'],
    ['[WW-2.5] across closed home', met, 'north-west', 'WW-2.5 home-closed'],
    ['[WW-2.5] onto closed home', { at: '8,5', to: ['india'] }, 'north', 'WW-2.5 home-closed'],
    ['[WW-2.6] onto open home', { at: '8,5', ...home }, 'north', 'WW-2.6 home-not-by-bump'],
    [
      '[WW-2.5] across closed home and off the map: home is met first',
      { at: '4,5', to: ['india'] },
      'north',
      'WW-2.5 home-closed',
    ],
    ['[WW-4.1] across open home and off the map', { at: '4,5', ...home }, 'north', 'WW-4.1 bump-off-map'],
  ])('%s is not allowed', (_, other, direction, why) => {
    const [row = 0, column = 0] = (other.at ?? '').split(',').map(Number);
    expect(refused(eastward(`${row},${column - 1}`, [other]), bump(direction))).toBe(why);
  });

  test('[WW-2.6] may cross home once it is open', () => {
    const match = eastward('5,6', [{ at: '5,7', ...home }]);
    expect(match.legal(0)).toHaveLength(8);
    act(match, bump('north-west'));
    expect(squares(match)).toEqual(['5,7', '0,2']);
  });

  test('[WW-2.3] never stops early', () => {
    const match = eastward('6,4', [{ at: '6,5', to: ['peru'] }]);
    act(match, bump('south'));
    expect(plane(match, 1)).toMatchObject({ at: '11,5', reached: [] });
  });

  test('[WW-4.1] the planes that a line passes are not bumped, nor one that stands where it began', () => {
    const match = load(
      position({
        seats: [
          { at: '5,6', to: ['japan'] },
          { at: '5,6', to: ['india'] },
          { at: '5,7', to: ['peru'] },
        ],
        turn: { step: 'fly', count: 2 },
      }),
    );
    act(match, fly('east'));
    expect(squares(match)).toEqual(['5,8', '5,6', '5,7']);
    expect(match.toAct).toEqual([1]);
  });

  test('[WW-4.1] nothing else comes first', () => {
    for (const action of [ROLL, fly('east')]) expect(refused(eastward('5,6', [met]), action)).toBe('WW-4.1 bump-first');
  });
});

describe('chains', () => {
  const chain = () =>
    eastward('5,6', [
      { at: '5,7', to: ['india'] },
      { at: '5,12', to: ['peru'] },
      { at: '10,12', to: ['canada'] },
    ]);

  test('[WW-4.2] a bumped plane bumps in turn, and the player on turn chooses for every bump', () => {
    const match = chain();
    act(match, bump('east'));
    const landing = [
      { seat: 0, by: 'count' },
      { seat: 1, by: 'bump' },
    ];
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 2, bumped: [1], landing });
    act(match, bump('south'));
    expect(turnOf(match)).toEqual({
      seat: 0,
      step: 'bump',
      plane: 3,
      bumped: [1, 2],
      landing: [...landing, { seat: 2, by: 'bump' }],
    });
    expect(match.toAct).toEqual([0]);
    act(match, bump('east'));
    expect(squares(match)).toEqual(['5,7', '5,12', '10,12', '10,17']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.3] no bump ends where the plane on turn is, or one already bumped', () => {
    const match = chain();
    act(match, bump('east'));
    expect(refused(match, bump('west'))).toBe('WW-4.3 bump-blocked');
    act(match, bump('south'));
    expect(refused(match, bump('north'))).toBe('WW-4.3 bump-blocked');
    expect(refused(match, bump('north-west'))).toBe('WW-4.3 bump-blocked');
    expect(refused(match, bump('south'))).toBe('WW-4.1 bump-off-map');
  });

  test('[WW-4.3] a blocked end behind closed home is refused for home, which is met first', () => {
    const match = (own: Seated) => {
      const there = eastward('3,6', [
        { at: '3,7', ...home },
        { at: '3,7', ...own },
      ]);
      act(there, bump('west'));
      expect(squares(there)).toEqual(['3,7', '3,2', '3,7']);
      return there;
    };
    expect(refused(match({ to: ['india'] }), bump('west'))).toBe('WW-2.5 home-closed');
    expect(refused(match({ to: [], reached: ['india', 'peru', 'ghana', 'egypt', 'canada'] }), bump('west'))).toBe(
      'WW-4.3 bump-blocked',
    );
  });

  test('[WW-4.1] several planes on the square, the lowest seat first, each chain to its end before the next', () => {
    const match = load(
      position({
        seats: [
          { at: '5,7', to: ['india'] },
          { at: '5,12', to: ['peru'] },
          { at: '5,6', to: ['japan'] },
          { at: '5,7', to: ['canada'] },
        ],
        turn: { seat: 2, step: 'fly', count: 1 },
      }),
    );
    act(match, fly('east'));
    expect(turnOf(match)).toEqual({ seat: 2, step: 'bump', plane: 0, bumped: [], landing: [{ seat: 2, by: 'count' }] });
    act(match, bump('east'));
    expect(turnOf(match)).toMatchObject({ plane: 1, bumped: [0] });
    act(match, bump('east'));
    expect(turnOf(match)).toEqual({ seat: 2, step: 'bump', plane: 3, bumped: [0, 1], landing: [{ seat: 2, by: 'count' }] });
    for (const direction of ['east', 'west'] as const)
      expect(match.legal(2).some((action) => JSON.stringify(action) === JSON.stringify(bump(direction)))).toBe(
        direction === 'west',
      );
    act(match, bump('north'));
    expect(squares(match)).toEqual(['5,12', '5,17', '5,7', '0,7']);
    expect(turnOf(match)).toEqual({ seat: 3, step: 'roll' });
  });

  test('[WW-4.3] with no direction left the planes share the square', () => {
    const corner = (to: Destination): Seated => ({ at: '11,19', to: [to] });
    const match = eastward('11,18', (['india', 'peru', 'canada', 'ghana'] as const).map(corner));
    expect(match.legal(0)).toEqual([bump('north'), bump('west'), bump('north-west')]);
    act(match, bump('north'));
    expect(refused(match, bump('north'))).toBe('WW-4.3 bump-blocked');
    act(match, bump('north-west'), bump('west'));
    expect(squares(match)).toEqual(['11,19', '6,19', '6,14', '11,14', '11,19']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.3] a chain takes ends from those who wait', () => {
    const match = eastward('11,18', [
      { at: '11,19', to: ['india'] },
      { at: '11,19', to: ['peru'] },
      { at: '6,19', to: ['kenya'] },
    ]);
    act(match, bump('north'));
    expect(turnOf(match)).toMatchObject({ plane: 3, bumped: [1] });
    act(match, bump('west'));
    expect(squares(match)).toEqual(['11,19', '6,19', '11,19', '6,14']);
    expect(match.legal(0)).toEqual([bump('west')]);
  });

  test('[WW-4.3] somebody without a direction does not keep the next from being bumped', () => {
    // from 0,2 three lines stay on the map, and the third crosses home, which is open to seat 4 alone
    const match = eastward('0,1', [
      { at: '0,2', to: ['india'] },
      { at: '0,2', to: ['peru'] },
      { at: '0,2', to: ['ghana'] },
      { at: '0,2', ...home },
    ]);
    act(match, bump('east'), bump('south'));
    expect(turnOf(match)).toMatchObject({ plane: 4, bumped: [1, 2] });
    expect(match.legal(0)).toEqual([bump('south-east')]);
    act(match, bump('south-east'));
    expect(squares(match)).toEqual(['0,2', '0,7', '5,2', '0,2', '5,7']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.3] the ban on an end is for the fifth square, before any flight: flown onto a bumped plane, the two share', () => {
    const match = eastward('5,6', [
      { at: '5,7', to: ['india'] },
      { at: '5,7', to: ['peru'] },
    ]);
    act(match, bump('south'), bump('south'));
    expect(squares(match)).toEqual(['5,7', '5,9', '5,9']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.3] flown onto a bumped plane and a bystander, only the bystander is bumped', () => {
    const seats: readonly Seated[] = [
      { at: '5,7', to: ['japan'] },
      { at: '5,9', to: ['india'] },
      { at: '5,7', to: ['peru'] },
      { at: '5,9', to: ['canada'] },
    ];
    const landing = [{ seat: 0, by: 'count' }];
    const match = load(position({ seats, turn: { step: 'bump', plane: 2, bumped: [1], landing } }));
    act(match, bump('south'));
    expect(turnOf(match)).toMatchObject({ plane: 3, bumped: [1, 2], landing: [...landing, { seat: 2, by: 'flight' }] });
    act(match, bump('east'));
    expect(squares(match)).toEqual(['5,7', '5,9', '5,9', '5,14']);
  });

  test('[WW-4.3] no chain of bumps and flights from an airfield comes back to it: nobody is ever flown onto the plane on turn', () => {
    for (const airfield of AIRFIELDS) {
      const met = new Set<Square>([fieldOf(airfield)]);
      for (const square of met)
        for (const direction of DIRECTIONS) {
          const line = bumpLine({ at: square, homeClosed: false }, direction, []);
          if (!('to' in line)) continue;
          const flight = FLIGHTS.get(line.to);
          expect(flight).not.toBe(airfield);
          met.add(flight === undefined ? line.to : fieldOf(flight));
        }
      expect(met.has(HOME)).toBe(false);
    }
  });

  test('[WW-4.3] in the next move everybody may be bumped again', () => {
    const match = eastward('5,6', [{ at: '5,7', to: ['india'] }]);
    act(match, bump('west'));
    const next = load({ ...match.position(), turn: { seat: 0, step: 'fly', count: 5 } });
    act(next, fly('west'));
    expect(turnOf(next)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] });
    expect(match.position()).not.toHaveProperty('recall');
  });

  test('[WW-4.4] nobody is bumped at home: who comes home shares it', () => {
    const match = load(position({ seats: [{ at: '3,6', ...home }, {}, {}], turn: { step: 'fly', count: 1 } }));
    act(match, fly('west'));
    expect(squares(match)).toEqual(['3,5', '3,5', '3,5']);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'over' });
  });
});

describe('flights', () => {
  test.each([...FLIGHTS].map(([square, to]) => [square, to] as const))(
    '[WW-4.5] by exact count, from square %i on to %s',
    (square, to) => {
      const column = square % 20;
      const row = Math.floor(square / 20);
      const [from, direction]: [string, Direction] = column > 0 ? [`${row},${column - 1}`, 'east'] : [`${row},1`, 'west'];
      const match = load(position({ seats: [{ at: from, to: ['peru'] }, {}], turn: { step: 'fly', count: 1 } }));
      act(match, fly(direction));
      expect(plane(match, 0)).toMatchObject({
        at: `${Math.floor(fieldOf(to) / 20)},${fieldOf(to) % 20}`,
        destinations: ['peru', ...new Array(4).fill(expect.any(String))],
      });
      expect(match.toAct).toEqual([1]);
    },
  );

  test('[WW-4.5] passed over, a flight square does nothing', () => {
    const match = load(position({ seats: [{ at: '4,8', to: ['peru'] }, {}], turn: { step: 'fly', count: 2 } }));
    act(match, fly('east'));
    expect(squares(match)).toEqual(['4,10', '3,5']);
  });

  test('[WW-4.5] whoever stands at the airfield is bumped', () => {
    const match = eastward('4,8', [{ at: '6,6', to: ['india'] }]);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'flight' }] });
    act(match, bump('east'));
    expect(squares(match)).toEqual(['6,6', '6,11']);
  });

  test('[WW-4.5] so is whoever stands where a bumped plane is flown, and a plane on its way is flown on first', () => {
    const match = eastward('5,6', [
      { at: '5,7', to: ['india'] },
      { at: '5,9', to: ['peru'] },
    ]);
    act(match, bump('south'));
    expect(turnOf(match)).toEqual({
      seat: 0,
      step: 'bump',
      plane: 2,
      bumped: [1],
      landing: [
        { seat: 0, by: 'count' },
        { seat: 1, by: 'flight' },
      ],
    });
    act(match, bump('east'));
    expect(squares(match)).toEqual(['5,7', '5,9', '5,14']);
  });
});

describe('stations', () => {
  const gift: AgentCard = { card: 'gift' };

  test('[WW-4.6] by exact count: a Travel Agent card, followed at once and put under its deck', () => {
    const match = eastward('4,6', [{}], { agents: [gift] });
    expect(plane(match, 0)).toMatchObject({ at: '4,7', products: cards('maple-syrup') });
    expect([match.position()['travelAgentDeck']].flat().at(-1)).toEqual(gift);
    expect(match.position()['recall']).toMatchObject({ travelAgentDeck: 1 });
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.6] passed over, or bumped onto: none', () => {
    const passed = load(position({ seats: [{ at: '4,6', to: ['peru'] }, {}], agents: [gift], turn: { step: 'fly', count: 2 } }));
    act(passed, fly('east'));
    const bumped = eastward('5,5', [{ at: '5,6', to: ['india'] }], { agents: [gift] });
    act(bumped, bump('east'));
    expect(squares(bumped)).toEqual(['5,6', '5,11']);
    for (const match of [passed, bumped]) {
      expect([match.position()['travelAgentDeck']].flat()[0]).toEqual(gift);
      expect(match.position()).not.toHaveProperty('recall');
      expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
    }
  });

  test('[WW-4.6] no flight goes to one', () => {
    for (const airfield of AIRFIELDS) expect(STATIONS.has(fieldOf(airfield))).toBe(false);
  });

  test('[WW-4.3, WW-4.6] its landing is closed before the card, whose flight is a move of its own', () => {
    const match = eastward('4,6', [{ at: '4,7', to: ['india'] }], { agents: [{ card: 'fly-to', to: 'baghdad' }] });
    expect(turnOf(match)).toMatchObject({ plane: 1, landing: [{ seat: 0, by: 'count' }] });
    act(match, bump('east'));
    // seat 1 was bumped to 4,12, where the card takes seat 0: it is bumped again
    expect(squares(match)).toEqual(['4,12', '4,12']);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'card' }] });
    act(match, bump('east'));
    expect(squares(match)).toEqual(['4,12', '4,17']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-4.7] the blue circle of another is a plain square', () => {
    const match = eastward('5,4', [{ to: ['cuba'] }]);
    expect(plane(match, 0)).toMatchObject({ at: '5,5', reached: [], products: [] });
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });
});

describe('destinations in a chain', () => {
  test('[WW-3.2, WW-4.2] are reached from its end backwards, whoever’s turn it is', () => {
    const match = eastward(
      '9,5',
      [
        { at: '9,6', to: ['egypt', 'ghana'] },
        { at: '4,11', to: ['south-africa', 'kenya'] },
      ],
      { to: ['argentina', 'peru'] },
    );
    act(match, bump('north-east'));
    for (const seat of [0, 1, 2]) expect(plane(match, seat)).toMatchObject({ reached: [], products: [] });
    act(match, bump('south'));
    expect(plane(match, 2)).toMatchObject({ at: '9,11', reached: ['south-africa'], products: cards('maple-syrup', 'nickel') });
    expect(plane(match, 1)).toMatchObject({ at: '4,11', reached: ['egypt'], products: cards('vanilla', 'silver') });
    expect(plane(match, 0)).toMatchObject({ at: '9,6', reached: ['argentina'], products: cards('sugar', 'mahogany') });
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-3.2, WW-4.1] the plane on turn reaches its own only once those it met have gone', () => {
    const match = eastward('3,9', [{ at: '3,10', to: ['peru'] }], { to: ['italy', 'ghana'] });
    expect(plane(match, 0)).toMatchObject({ at: '3,10', reached: [], products: [] });
    act(match, bump('east'));
    expect(refused(match, bump('east'))).toBe('WW-2.1 roll-first');
    expect(plane(match, 0)).toMatchObject({ reached: ['italy'], products: cards('maple-syrup', 'nickel') });
  });
});
