import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '../components.ts';
import { check, guess } from './actions.ts';
import { by, checking, deckOf, load, type Minutes, owns, partOf, position } from './table.ts';

/** What a back prints, in signed minutes. */
const minutes = (printed: string): number => {
  const [, degrees, rest, letter] = /^(\d{1,3})°(\d\d)′([NSEW])$/.exec(printed) ?? [];
  if (letter === undefined) throw new Error(printed);
  return (Number(degrees) * 60 + Number(rest)) * ('SW'.includes(letter) ? -1 : 1);
};

/** Whether the second is said to lie wrongly beside the first, whichever of the two is the new one. */
const wrong = (line: Line, first: Minutes, second: Minutes): boolean => {
  const key = line === 'west-east' ? 'westEast' : 'northSouth';
  const said = ([0, 1] as const).map((gap) => {
    const deck = deckOf([first, second, [0, 0], [0, 0]]);
    const start = gap === 0 ? 2 : 1;
    const match = load(position({ start, [key]: [1, 2], stack: [3], box: [], options: { deck }, turn: checking(line, gap, 1) }));
    by(match, 1, check(gap === 0 ? 'after' : 'before'));
    return Object(partOf(match, 'lastCheck')).error;
  });
  expect(said[0]).toBe(said[1]);
  return said[0];
};

/** First the one nearer the north or the west. */
const CASES: readonly (readonly [string, string, string, 'right' | 'wrong'])[] = [
  ['further north first', '59°55′N', '38°43′N', 'right'],
  ['further north second', '38°43′N', '59°55′N', 'wrong'],
  ['a minute apart', '38°43′N', '38°42′N', 'right'],
  ['a minute apart, the other way', '38°42′N', '38°43′N', 'wrong'],
  ['minutes count less than degrees', '9°10′N', '9°08′N', 'right'],
  ['9°59′ is less than 10°00′', '9°59′N', '10°00′N', 'wrong'],
  ['further south second', '12°03′S', '33°52′S', 'right'],
  ['further south first', '33°52′S', '12°03′S', 'wrong'],
  ['north before south', '0°20′N', '1°17′S', 'right'],
  ['south before north', '1°17′S', '0°20′N', 'wrong'],
  ['far south, near north', '89°00′S', '0°01′N', 'wrong'],
  ['a minute either side of the equator', '0°01′N', '0°01′S', 'right'],
  ['the equator before the south', '0°00′N', '0°01′S', 'right'],
  ['the equator after the south', '0°01′S', '0°00′N', 'wrong'],
  ['the equator before the north', '0°00′N', '0°01′N', 'wrong'],
  ['pole to pole', '90°00′N', '90°00′S', 'right'],
  ['pole to pole, upside down', '90°00′S', '90°00′N', 'wrong'],
  ['the pole before all else', '90°00′N', '89°59′N', 'right'],
  ['all else before the other pole', '89°59′S', '90°00′S', 'right'],
  ['further from Greenwich first, west', '77°02′W', '9°08′W', 'right'],
  ['further from Greenwich second, west', '9°08′W', '77°02′W', 'wrong'],
  ['further from Greenwich second, east', '2°21′E', '37°37′E', 'right'],
  ['further from Greenwich first, east', '37°37′E', '2°21′E', 'wrong'],
  ['west before east', '9°08′W', '2°21′E', 'right'],
  ['east before west', '2°21′E', '9°08′W', 'wrong'],
  ['a minute either side of Greenwich', '0°01′W', '0°01′E', 'right'],
  ['Greenwich before the east', '0°00′E', '0°01′E', 'right'],
  ['Greenwich before the west', '0°00′E', '0°01′W', 'wrong'],
  ['not round the back of the earth', '157°52′W', '178°27′E', 'right'],
  ['round the back of the earth', '178°27′E', '157°52′W', 'wrong'],
  ['a minute either side of 180°', '179°59′E', '179°59′W', 'wrong'],
  ['180° W begins the line and 180° E ends it', '180°00′W', '180°00′E', 'right'],
  ['180° E and 180° W are not the same', '180°00′E', '180°00′W', 'wrong'],
  ['180° E after all else', '179°59′E', '180°00′E', 'right'],
  ['180° W before all else', '180°00′W', '179°59′W', 'right'],
];

describe('two neighbours', () => {
  test.each(CASES)('[CW-3.5] %s: %s, then %s is %s', (_, first, second, how) => {
    const line = /[NS]$/.test(first) ? 'north-south' : 'west-east';
    const point = (printed: string): Minutes => (line === 'north-south' ? [minutes(printed), 0] : [0, minutes(printed)]);
    expect(wrong(line, point(first), point(second))).toBe(how === 'wrong');
  });

  test.each(['38°43′N', '12°03′S', '0°00′N', '90°00′N', '90°00′S', '9°08′W', '37°37′E', '0°00′E', '180°00′E', '180°00′W'])(
    '[CW-3.6] %s twice is no error',
    (printed) => {
      const [line, point] = /[NS]$/.test(printed)
        ? (['north-south', [minutes(printed), 5] as const] as const)
        : (['west-east', [5, minutes(printed)] as const] as const);
      expect(wrong(line, point, point)).toBe(false);
    },
  );

  test.each<[string, Line, Minutes, Minutes]>([
    ['further south, but further east', 'west-east', [3000, 600], [-3000, 1200]],
    ['further north, but further east', 'west-east', [-3000, 600], [3000, 1200]],
    ['further east, but further south', 'north-south', [1200, 600], [600, 9000]],
    ['further west, but further south', 'north-south', [1200, 600], [600, -9000]],
  ])('[CW-3.4] %s: on the %s line only its own number counts', (_, line, first, second) => {
    expect(wrong(line, first, second)).toBe(false);
    expect(wrong(line, second, first)).toBe(true);
  });

  const latitude = fc.integer({ min: -5400, max: 5400 });
  const longitude = fc.integer({ min: -10_800, max: 10_800 });
  const point = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(latitude, longitude) },
    { weight: 1, arbitrary: fc.constantFrom<[number, number]>([0, 0], [1, 1], [-1, -1], [5400, 10_800], [-5400, -10_800]) },
  );

  test('[CW-3.4, CW-3.5] in one line: by signed degrees, without going round the back of the earth', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(wrong('west-east', one, other)).toBe(one[1] > other[1]);
        expect(wrong('north-south', one, other)).toBe(one[0] < other[0]);
      }),
      { numRuns: 80, seed: 2 },
    );
  });
});

/** The arms of a cross by their numbers in degrees, outward from the start card. */
interface Arms {
  readonly north?: readonly number[];
  readonly south?: readonly number[];
  readonly west?: readonly number[];
  readonly east?: readonly number[];
}

const ARMS = ['north', 'south', 'west', 'east'] as const;

/** The degrees that a count finds wrong, by arm, outward; all lie at `aside` degrees of the number that does not count. */
const wrongAt = (start: Minutes, arms: Arms, aside = 7): { readonly [arm: string]: readonly number[] } => {
  const cards = ARMS.flatMap((arm) => (arms[arm] ?? []).map((degrees) => ({ arm, degrees })));
  const deck = deckOf([
    [start[0] * 60, start[1] * 60],
    ...cards.map(
      ({ arm, degrees }): Minutes =>
        arm === 'north' || arm === 'south' ? [degrees * 60, aside * 60] : [aside * 60, degrees * 60],
    ),
  ]);
  const numbers = (arm: string) => cards.flatMap((card, index) => (card.arm === arm ? [index + 2] : []));
  const match = load(
    position({
      tokens: [4, 4],
      start: 1,
      northSouth: [...numbers('north').toReversed(), 1, ...numbers('south')],
      westEast: [...numbers('west').toReversed(), 1, ...numbers('east')],
      stack: [],
      box: [],
      options: { deck },
      guesses: [0, null],
      turn: { step: 'guess' },
    }),
  );
  const { eventsFor } = by(match, 1, guess(0));
  const lastCount = [partOf(match, 'lastCount')].flat();
  const found = new Set(lastCount.flatMap((card) => (Object(card).wrong === true ? [Object(card).place] : [])));
  expect(lastCount.map((card) => Object(card).place).toSorted()).toEqual(owns(...deck.map((_, index) => index + 1)).toSorted());
  expect(Object(eventsFor(0).find((event) => Object(event).type === 'counted')).errors).toBe(found.size);
  return Object.fromEntries(
    ARMS.map((arm) => [
      arm,
      numbers(arm).flatMap((number) => (found.has(`own-${number}`) ? [cards[number - 2]?.degrees ?? 0] : [])),
    ]),
  );
};

const NONE = { north: [], south: [], west: [], east: [] };

describe('a count', () => {
  test.each<[string, Arms, Arms]>([
    ['the example: 50, 10, 20 going east', { east: [50, 10, 20] }, { east: [10, 20] }],
    ['all in order', { east: [10, 20, 50], west: [-10, -20], north: [10, 40], south: [-5, -50] }, {}],
    ['nothing but the start card', {}, {}],
    ['equal is right', { east: [0, 10, 10, 10], west: [0, 0], north: [0], south: [0, -3, -3] }, {}],
    ['one that is passed over does not bind the next', { east: [10, 5, 12] }, { east: [5] }],
    [
      'the first of an arm against the start card',
      { east: [-10, 5], west: [10, -5], north: [-10, 5], south: [10, -5] },
      {
        east: [-10],
        west: [10],
        north: [-10],
        south: [10],
      },
    ],
    ['a far one makes all after it wrong', { west: [-170, -20, -30, -169, -171] }, { west: [-20, -30, -169] }],
    ['arms do not know of each other', { east: [90], west: [-90], north: [80], south: [-80] }, {}],
    ['beyond 180° is the other end', { east: [179, -179], west: [-179, 179] }, { east: [-179], west: [179] }],
    ['both ends', { east: [180], west: [-180] }, {}],
    ['north', { north: [50, 10, 20, 60] }, { north: [10, 20] }],
    ['south', { south: [-50, -10, -60] }, { south: [-10] }],
  ])('[CW-4.2] %s', (_, arms, wrongly) => {
    expect(wrongAt([0, 0], arms)).toEqual({ ...NONE, ...wrongly });
  });

  test('[CW-4.2] from a start card that is not at 0°', () => {
    expect(wrongAt([40, -70], { east: [-60, 10], west: [-65, -80], north: [39, 60], south: [41, 20] })).toEqual({
      east: [],
      west: [-65],
      north: [39],
      south: [41],
    });
  });

  test('[CW-4.2] each arm outward against the last right card, whatever lies on the others', () => {
    const north = fc.array(fc.integer({ min: -90, max: 90 }), { maxLength: 5 });
    const east = fc.array(fc.integer({ min: -180, max: 180 }), { maxLength: 5 });
    const expected = (from: number, arm: readonly number[], sign: 1 | -1): readonly number[] => {
      let last = from;
      const wrongly: number[] = [];
      for (const degrees of arm)
        if (sign * degrees < sign * last) wrongly.push(degrees);
        else last = degrees;
      return wrongly;
    };
    fc.assert(
      fc.property(north, north, east, east, fc.integer({ min: -90, max: 90 }), (up, down, left, right, start) => {
        expect(wrongAt([start, start], { north: up, south: down, west: left, east: right }, start)).toEqual({
          north: expected(start, up, 1),
          south: expected(start, down, -1),
          west: expected(start, left, -1),
          east: expected(start, right, 1),
        });
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});
