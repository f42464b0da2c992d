import { describe, expect, test } from 'vitest';
import { en } from '../places/about.en.ts';
import { es } from '../places/about.es.ts';
import { ru } from '../places/about.ru.ts';
import { CONTINENTS, PLACES, type Place } from '../places/index.ts';
import { latitude, longitude, parseLatitude, parseLongitude } from '../printed.ts';

const PER_ROUND = 16;
const count = (which: (place: Place) => boolean): number => PLACES.filter(which).length;
const apart = (a: Place, b: Place): number =>
  Math.max(Math.abs(a.latitudeMinutes - b.latitudeMinutes), Math.abs(a.longitudeMinutes - b.longitudeMinutes));

describe('the deck', () => {
  test('[CW-1.1] 145 cities and 63 sights, each once', () => {
    expect([count(({ kind }) => kind === 'city'), count(({ kind }) => kind === 'sight')]).toEqual([145, 63]);
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(208);
  });

  test('[CW-1.2] at least 90 countries, each two capital letters', () => {
    const countries = [...new Set(PLACES.map(({ country }) => country))];
    expect(countries.filter((country) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
    expect(countries.length).toBeGreaterThanOrEqual(90);
  });

  test.each(['en', 'es', 'ru'])('the page knows a name for every country in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const { country } of PLACES) expect(names.of(country), country).toBeDefined();
  });

  test.each(CONTINENTS)('[CW-1.2] %s has enough for a round', (continent) => {
    expect(count((place) => place.continent === continent)).toBeGreaterThanOrEqual(PER_ROUND);
  });

  test('[CW-1.2] both hemispheres are well filled', () => {
    expect(count(({ latitudeMinutes }) => latitudeMinutes < 0)).toBeGreaterThanOrEqual(40);
    expect(count(({ longitudeMinutes }) => longitudeMinutes < 0)).toBeGreaterThanOrEqual(60);
  });

  test('there are famous ones for three rounds and to spare, and neither of the others is rare', () => {
    const fames = ([1, 2, 3] as const).map((each) => count(({ fame }) => fame === each));
    for (const each of fames) expect(each).toBeGreaterThanOrEqual(4 * PER_ROUND);
  });

  test('[CW-1.2] no two lie within five minutes on both axes', () => {
    const close = PLACES.flatMap((a, i) => PLACES.slice(0, i).flatMap((b) => (apart(a, b) <= 5 ? [`${a.id} ${b.id}`] : [])));
    expect(close).toEqual([]);
  });

  test.each(PLACES)('$id is a whole card', (place) => {
    expect(place.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const name of Object.values(place.names)) expect(name).toMatch(/^\p{Lu}[\p{L} .’ʻ-]+$/u);
    expect(place.names.ru).toMatch(/^\p{Script=Cyrillic}/u);
    expect(Number.isInteger(place.latitudeMinutes) && Number.isInteger(place.longitudeMinutes)).toBe(true);
    if (place.kind === 'city') expect(place.population).toBeGreaterThan(1_000);
    else expect(place.population).toBeUndefined();
  });
});

describe('[CW-1.2] a line about every sight', () => {
  const sights = PLACES.flatMap(({ id, kind }) => (kind === 'sight' ? [id] : []));

  test.each(Object.entries({ en, es, ru }))('in %s, none of them long', (_, about) => {
    expect(Object.keys(about).sort()).toEqual(sights.toSorted());
    for (const line of Object.values(about)) expect(line).toMatch(/^\p{Lu}.{20,78}\.$/u);
    expect(new Set(Object.values(about)).size).toBe(sights.length);
  });
});

describe('[CW-1.2] what a back prints', () => {
  test.each([
    [38 * 60 + 43, -(9 * 60 + 8), '38°43′N', '9°08′W'],
    [-(33 * 60 + 52), 151 * 60 + 12, '33°52′S', '151°12′E'],
    [0, 0, '0°00′N', '0°00′E'],
    [-1, -1, '0°01′S', '0°01′W'],
    [90 * 60, 180 * 60, '90°00′N', '180°00′E'],
    [-90 * 60, -180 * 60, '90°00′S', '180°00′W'],
  ])('%i and %i', (north, east, printedLatitude, printedLongitude) => {
    expect([latitude(north), longitude(east)]).toEqual([printedLatitude, printedLongitude]);
    expect([parseLatitude(printedLatitude), parseLongitude(printedLongitude)]).toEqual([north, east]);
  });

  test('nought is nought on either side', () => {
    expect([parseLatitude('0°00′S'), parseLongitude('0°00′W')]).toEqual([0, 0]);
  });

  test.each(['', '38°43′', '38°43′E', '38°60′N', '90°01′N', '38.7°N', '−38°43′N', '38°4′N'])('“%s” is no latitude', (text) => {
    expect(parseLatitude(text)).toBeUndefined();
  });

  test.each(['9°08′N', '180°01′W', '9°08W', '9°08′w'])('“%s” is no longitude', (text) => {
    expect(parseLongitude(text)).toBeUndefined();
  });
});
