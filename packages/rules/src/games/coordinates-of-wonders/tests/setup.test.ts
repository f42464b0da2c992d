import { describe, expect, test } from 'vitest';
import { lazily } from '../../../testing/conformance.ts';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import type { Raw } from '../../../testing/table.ts';
import { PLACES } from '../components.ts';
import { coordinatesOfWonders } from '../index.ts';
import { AGREE, place } from './actions.ts';
import { by, deckOf, game, impossible, LADDER, load, type Minutes, open, own, partOf, position, turnOf } from './table.ts';

const listOf = (value: unknown): readonly unknown[] => [value].flat();

/** Fifteen places for a round, one to start from, two for the box. */
const EIGHTEEN = LADDER.slice(0, 18);
const NAMES = EIGHTEEN.map((_, index) => own(index + 1));
const deals = lazily(() =>
  Array.from({ length: 180 }, (_, seed) => open(3, { rounds: 1, deck: EIGHTEEN }, `seed ${seed}`).position()),
);

/** How often each value comes up in many deals. */
const counted = (measure: (position: Raw) => unknown): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const deal of deals()) counts.set(String(measure(deal)), (counts.get(String(measure(deal))) ?? 0) + 1);
  return counts;
};

describe('the box', () => {
  test('[CW-1.1] 145 cities, 63 sights, two pause cards, 42 tokens', () => {
    const count = (kind: string) => PLACES.filter((each) => each.kind === kind).length;
    expect([count('city'), count('sight')]).toEqual([145, 63]);
    expect(game.components()).toMatchObject({ pauses: 2, tokens: 42 });
  });

  test('[CW-1.2] each place on every inhabited continent and in at least 90 countries has three names and a point', () => {
    const { places } = Object(game.components());
    expect(places).toHaveLength(208);
    expect(new Set(PLACES.map(({ continent }) => continent)).size).toBe(6);
    expect(new Set(PLACES.map(({ country }) => country)).size).toBeGreaterThanOrEqual(90);
    for (const each of places)
      expect(each).toMatchObject({
        id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        names: { en: expect.stringMatching(/\S/), es: expect.stringMatching(/\S/), ru: expect.stringMatching(/[а-яё]/i) },
        latitude: expect.stringMatching(/^\d{1,2}°[0-5]\d′[NS]$/),
        longitude: expect.stringMatching(/^\d{1,3}°[0-5]\d′[EW]$/),
      });
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(208);
    for (const { kind, population } of PLACES) expect(population !== undefined && population > 0).toBe(kind === 'city');
  });

  test('[CW-1.2] what is printed are degrees, minutes and a letter, N or E where they are none', () => {
    for (const { latitude, longitude, latitudeMinutes, longitudeMinutes } of Object(game.components()).places)
      for (const [printed, minutes] of [
        [latitude, latitudeMinutes],
        [longitude, longitudeMinutes],
      ]) {
        const [, degrees, rest, letter] = /^(\d+)°(\d\d)′(.)$/.exec(printed) ?? [];
        // 0 is N or E: −0 is another number here.
        expect((Number(degrees) * 60 + Number(rest)) * ('SW'.includes(String(letter)) ? -1 : 1)).toBe(minutes);
      }
  });
});

describe('the deal', () => {
  test.each([1, 2, 3] as const)('[CW-1.3] %i rounds: stacks of 15 with a pause between, the rest is the box', (rounds) => {
    const dealt = open(4, { rounds }).position();
    const stack = listOf(dealt['stack']);
    expect(stack).toHaveLength(15 * rounds + rounds - 1);
    const pauses = stack.flatMap((card, index) => (card === 'pause' ? [index] : []));
    expect(pauses).toEqual([15, 31].slice(0, rounds - 1));
    const places = [dealt['start'], ...stack.filter((card) => card !== 'pause'), ...listOf(dealt['box'])];
    expect(places.map(String).toSorted()).toEqual(PLACES.map(({ id }) => id).toSorted());
  });

  test('[CW-1.3] three rounds where nothing is chosen', () => {
    expect(partOf(open(2), 'options')).toMatchObject({ memory: 'printed', rounds: 3, window: null, calls: 'open' });
    expect(listOf(partOf(open(2), 'stack'))).toHaveLength(47);
  });

  test('[CW-1.3] all through a game each place is somewhere exactly once', () => {
    const match = open(3, { first: 0 });
    const all = PLACES.map(({ id }) => id)
      .toSorted()
      .join();
    const seen = new Set<unknown>();
    for (let steps = 0; match.outcome === null; steps++) {
      const seat = match.toAct[steps % match.toAct.length] ?? 0;
      const legal = match.legal(seat);
      by(match, seat, legal[(steps * 11) % legal.length] ?? null);
      const { start, northSouth, westEast, stack, box, recall = { gone: [] }, turn } = Object(match.position());
      const lying = [...northSouth, ...westEast.filter((card: unknown) => card !== start)];
      const places = [...lying, ...stack.filter((card: unknown) => card !== 'pause'), ...box, ...recall.gone];
      expect(places.toSorted().join()).toBe(all);
      seen.add(turn.step);
    }
    expect(seen).toEqual(new Set(['place', 'doubt', 'check', 'guess', 'over']));
  });

  test('[CW-1.3] every place is as often on top, and as often at the bottom of the box', () => {
    for (const measure of [({ stack }: Raw) => listOf(stack)[0], ({ box }: Raw) => listOf(box).at(-1)])
      checkFair(counted(measure), evenly(NAMES));
  });

  test('[CW-1.4] the start card, any of the box, lies alone in both lines, its back down; four tokens each', () => {
    checkFair(
      counted(({ start }) => start),
      evenly(NAMES),
    );
    const match = open(5);
    const { start, northSouth, westEast, tokens, shown, guesses } = Object(match.position());
    expect([northSouth, westEast]).toEqual([[start], [start]]);
    expect([tokens, shown, guesses]).toEqual([[4, 4, 4, 4, 4], [], [null, null, null, null, null]]);
    for (const viewer of [0, 4, null]) expect(match.view(viewer, { recall: true })).toMatchObject({ start, backs: {}, tokens });
  });

  test('[CW-1.4] the supply never runs out', () => {
    const match = load(
      position({ tokens: [20, 20, 2], westEast: [30, 40], stack: [], turn: { step: 'guess' }, guesses: [0, 0, null] }),
    );
    by(match, 2, { type: 'guess', errors: 0 });
    expect(partOf(match, 'tokens')).toEqual([22, 22, 4]);
  });

  test('[CW-1.5] who begins is chosen, or left to chance', () => {
    for (const first of [0, 1, 2]) expect(turnOf(open(3, { first }))).toEqual({ seat: first, step: 'place' });
    checkFair(
      counted(({ turn }) => Object(turn).seat),
      evenly(['0', '1', '2']),
    );
    for (const first of [3, -1, 0.5, 'last']) expect(coordinatesOfWonders.parseConfig({ first }, 3).ok).toBe(false);
  });

  test('[CW-1.5] clockwise', () => {
    for (const [seat, others, next] of [
      [0, [1, 2], 1],
      [1, [0, 2], 2],
      [2, [0, 1], 0],
    ] as const) {
      const match = load(position({ turn: { seat } }));
      by(match, seat, place('west-east', 1));
      for (const other of others) by(match, other, AGREE);
      expect(turnOf(match)).toEqual({ seat: next, step: 'place' });
    }
  });

  test('two to six seats', () => {
    const openings = [1, 2, 6, 7].map((seats) =>
      game.open(seats, {}, { luck: () => ({ below: () => 0 }), time: 0, commitment: null, words: [] }),
    );
    expect(openings.map(({ ok }) => ok)).toEqual([false, true, true, false]);
    expect(impossible(position({ tokens: [4] })).message).not.toBe('');
  });
});

describe('the choice of places', () => {
  const chosen = (options: Raw) => {
    const dealt = open(2, { rounds: 1, ...options }).position();
    const places = [dealt['start'], ...listOf(dealt['stack']), ...listOf(dealt['box'])].map(String);
    return PLACES.filter(({ id }) => places.includes(id));
  };

  test('[CW-6.5] fame, continent and kinds: just those are dealt', () => {
    const all = (keep: (each: (typeof PLACES)[number]) => boolean) => PLACES.filter(keep);
    expect(chosen({ fame: 1 })).toEqual(all(({ fame }) => fame === 1));
    expect(chosen({ fame: 2 })).toEqual(all(({ fame }) => fame < 3));
    expect(chosen({ fame: 3 })).toEqual(PLACES);
    expect(chosen({ continent: 'asia' })).toEqual(all(({ continent }) => continent === 'asia'));
    expect(chosen({ kinds: 'sights' })).toEqual(all(({ kind }) => kind === 'sight'));
    expect(chosen({ kinds: 'cities', continent: 'europe', fame: 2 })).toEqual(
      all(({ kind, continent, fame }) => kind === 'city' && continent === 'europe' && fame < 3),
    );
  });

  test('[CW-6.5] at least 16 places a round, or the table is refused with the number left', () => {
    const sizes = new Set<boolean>();
    for (const rounds of [1, 2, 3] as const)
      for (const continent of [null, ...new Set(PLACES.map((each) => each.continent))])
        for (const kinds of ['all', 'cities', 'sights'] as const)
          for (const fame of [1, 2, 3]) {
            const left = PLACES.filter(
              (each) =>
                (continent === null || each.continent === continent) &&
                each.fame <= fame &&
                (kinds === 'all' || each.kind === (kinds === 'cities' ? 'city' : 'sight')),
            ).length;
            const read = coordinatesOfWonders.parseConfig({ rounds, continent, kinds, fame }, 2);
            expect(read.ok).toBe(left >= 16 * rounds);
            sizes.add(read.ok);
            if (!read.ok) expect(read.error.message).toMatch(new RegExp(`\\b${left}\\b`));
          }
    expect(sizes.size).toBe(2);
  });

  test.each<[string, Raw]>([
    ['no such fame', { fame: 4 }],
    ['no such continent', { continent: 'antarctica' }],
    ['no such kind', { kinds: 'rivers' }],
    ['no rounds', { rounds: 0 }],
    ['four rounds', { rounds: 4 }],
    ['a window too short', { window: 2 }],
    ['a window too long', { window: 61 }],
    ['a window between seconds', { window: 3.5 }],
    ['no such calls', { calls: 'loud' }],
    ['an option of another game', { dealer: 0 }],
  ])('refused: %s', (_, options) => {
    expect(coordinatesOfWonders.parseConfig(options, 3).ok).toBe(false);
  });
});

/** Sixteen places, one of which is there. */
const withPoint = (point: Minutes) => ({ rounds: 1, deck: deckOf([point, ...new Array<Minutes>(15).fill([0, 0])]) });

test('[CW-5.1] the poles and both ends of the west–east line are places', () => {
  for (const point of [
    [5400, 0],
    [-5400, 0],
    [0, 10_800],
    [0, -10_800],
  ] as const)
    expect(coordinatesOfWonders.parseConfig(withPoint(point), 2).ok).toBe(true);
  for (const point of [
    [5401, 0],
    [-5401, 0],
    [0, 10_801],
    [0, -10_801],
    [0.5, 0],
  ] as const)
    expect(coordinatesOfWonders.parseConfig(withPoint(point), 2).ok).toBe(false);
});
