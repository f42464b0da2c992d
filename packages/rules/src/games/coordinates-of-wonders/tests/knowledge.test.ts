import { describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../components.ts';
import { type Belief, beliefIn, believed, CASUAL } from '../knowledge.ts';
import { position, viewOf } from './table.ts';

const SELVES = Array.from({ length: 20 }, (_, index) => index * 7_919);

/** How far off a belief is, in degrees. */
const errorsOf = (place: Place, on: Belief['on']) => ({
  latitude: Math.abs(-on['north-south'].at - place.latitudeMinutes) / 60,
  longitude: Math.abs(on['west-east'].at - place.longitudeMinutes) / 60,
});

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const mediansOf = (sharpness: number, places: readonly Place[] = PLACES) => {
  const errors = SELVES.flatMap((self) => places.map((place) => errorsOf(place, believed(place, sharpness, self))));
  return {
    latitude: median(errors.map(({ latitude }) => latitude)),
    longitude: median(errors.map(({ longitude }) => longitude)),
  };
};

describe('the ledger’s Bots: errors, counted over the deck', () => {
  test.each([
    ['casual', CASUAL, 6, 12],
    ['a sharp player', 2, 2, 4],
  ])('%s', (_, sharpness, latitude, longitude) => {
    const medians = mediansOf(sharpness);
    expect(medians.latitude / latitude).toBeGreaterThan(0.95);
    expect(medians.latitude / latitude).toBeLessThan(1.05);
    expect(medians.longitude / longitude).toBeGreaterThan(0.95);
    expect(medians.longitude / longitude).toBeLessThan(1.05);
  });

  test('more for the less famous', () => {
    const [famous, known, hardly] = [1, 2, 3].map((fame) =>
      mediansOf(
        CASUAL,
        PLACES.filter((place) => place.fame === fame),
      ),
    );
    expect(known?.latitude).toBeGreaterThan(1.3 * (famous?.latitude ?? Infinity));
    expect(hardly?.latitude).toBeGreaterThan(1.3 * (known?.latitude ?? Infinity));
  });

  test('neither north nor south, neither east nor west of the truth on average', () => {
    const off = SELVES.flatMap((self) =>
      PLACES.map((place) => -believed(place, CASUAL, self)['north-south'].at - place.latitudeMinutes),
    );
    expect(Math.abs(off.reduce((sum, each) => sum + each, 0) / off.length / 60)).toBeLessThan(0.5);
  });

  test('nobody believes in more than 90° of latitude', () => {
    const latitudes = SELVES.flatMap((self) => PLACES.map((place) => believed(place, 60, self)['north-south'].at));
    expect(Math.max(...latitudes)).toBe(90 * 60);
    expect(Math.min(...latitudes)).toBe(-90 * 60);
  });

  test('longitudes do not go round the back of the earth', () => {
    const eastmost = PLACES.reduce((one, other) => (other.longitudeMinutes > one.longitudeMinutes ? other : one));
    for (const self of SELVES) expect(believed(eastmost, CASUAL, self)['west-east'].at).toBeGreaterThan(0);
  });
});

const place = (id: string): Place => {
  const found = PLACES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no place ${id}`);
  return found;
};

describe('what a player makes of a card', () => {
  const view = viewOf(
    {
      ...position(),
      options: {},
      start: 'lisbon',
      northSouth: ['oslo', 'lisbon', 'dakar'],
      westEast: ['lisbon'],
      stack: ['quito'],
      box: [],
      shown: ['oslo'],
    },
    0,
  );

  test('is the same through a match, and another player’s is another', () => {
    const mine = beliefIn(view, 'lisbon', CASUAL, 5);
    expect(beliefIn(view, 'lisbon', CASUAL, 5)).toEqual(mine);
    expect(beliefIn(view, 'lisbon', CASUAL, 6).on).not.toEqual(mine.on);
  });

  test('is an error as large as it expects, in the same direction however sharp it is', () => {
    const { latitudeMinutes } = place('lisbon');
    const off = (sharpness: number) => -beliefIn(view, 'lisbon', sharpness, 5).on['north-south'].at - latitudeMinutes;
    expect(off(6) / off(2)).toBeCloseTo(3);
    expect(beliefIn(view, 'lisbon', 6, 5).on['west-east'].spread).toBe(
      2 * beliefIn(view, 'lisbon', 6, 5).on['north-south'].spread,
    );
  });

  test('is sure where it has seen the back', () => {
    const { latitudeMinutes, longitudeMinutes } = place('oslo');
    expect(beliefIn(view, 'oslo', CASUAL, 5)).toMatchObject({
      from: 'seen',
      on: { 'north-south': { at: -latitudeMinutes, spread: 0 }, 'west-east': { at: longitudeMinutes, spread: 0 } },
    });
    expect(beliefIn(view, 'dakar', CASUAL, 5).from).toBe('heard');
  });
});

describe('in a deck of one’s own', () => {
  /** All at the same place, wherever they are called after. */
  const deck = ['lisboa', 'Каир', 'Grandma’s house', 'Grandpa’s house', 'School'].map((name, index) => ({
    id: `own-${index + 1}`,
    names: { en: name },
    latitudeMinutes: -3_000 - index,
    longitudeMinutes: 9_000 + index,
  }));
  const lines = { start: 1, northSouth: [1, 2, 3], westEast: [1, 4], stack: [5], box: [] };
  const view = viewOf(position({ ...lines, shown: [4], options: { deck } }), 0);

  test('it knows what is called like a place in the box, in any language, and takes it for that place', () => {
    expect(beliefIn(view, 'own-1', CASUAL, 5)).toMatchObject({ from: 'heard', on: believed(place('lisbon'), CASUAL, 5) });
    expect(beliefIn(view, 'own-2', CASUAL, 5)).toMatchObject({ from: 'heard', on: believed(place('cairo'), CASUAL, 5) });
  });

  test('it knows nothing of the rest, whoever it is', () => {
    const stranger = beliefIn(view, 'own-3', CASUAL, 5);
    expect(stranger).toMatchObject({ from: 'unheard', name: { names: { en: 'Grandma’s house' } } });
    expect(beliefIn(view, 'own-3', 2, 6)).toEqual(stranger);
    expect(stranger.on['north-south'].spread).toBeGreaterThan(20 * 60);
  });

  test('but what it has seen', () => {
    expect(beliefIn(view, 'own-4', CASUAL, 5)).toMatchObject({
      from: 'seen',
      on: { 'north-south': { at: 3_003, spread: 0 }, 'west-east': { at: 9_003, spread: 0 } },
    });
  });
});
