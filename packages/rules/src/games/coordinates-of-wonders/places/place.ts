import type { Names } from '../../../core/basics.ts';
import { type PrintedLatitude, type PrintedLongitude, parseLatitude, parseLongitude } from '../printed.ts';

export const CONTINENTS = ['africa', 'asia', 'europe', 'north-america', 'oceania', 'south-america'] as const;
export type Continent = (typeof CONTINENTS)[number];

/** 1 famous, 2 well known, 3 for experts. */
export type Fame = 1 | 2 | 3;

/** One card: what its face says and what its back prints (CW-1.2). */
export interface Place {
  /** Lower-case words joined by hyphens, unique: `machu-picchu`. */
  readonly id: string;
  readonly kind: 'city' | 'sight';
  readonly names: Names;
  /** ISO 3166-1 alpha-2, upper case: `PT`. */
  readonly country: string;
  readonly continent: Continent;
  readonly fame: Fame;
  /** Whole minutes, north positive. */
  readonly latitudeMinutes: number;
  /** Whole minutes, east positive. */
  readonly longitudeMinutes: number;
  /** Of a city: the inhabitants as GeoNames counts them (the city proper, as a rule), in round figures. */
  readonly population?: number;
}

/** A place before it is known under which id and on which continent it stands. */
export type Entry = Omit<Place, 'id' | 'continent'>;

const point = (north: PrintedLatitude, east: PrintedLongitude): Pick<Place, 'latitudeMinutes' | 'longitudeMinutes'> => {
  const latitudeMinutes = parseLatitude(north);
  const longitudeMinutes = parseLongitude(east);
  if (latitudeMinutes === undefined || longitudeMinutes === undefined) throw new Error(`no point ${north} ${east}`);
  return { latitudeMinutes, longitudeMinutes };
};

/** A line of the deck: country, fame, names in English, Spanish and Russian, latitude, longitude. */
type Line = [country: string, fame: Fame, en: string, es: string, ru: string, north: PrintedLatitude, east: PrintedLongitude];

const entry = (kind: Place['kind'], [country, fame, en, es, ru, north, east]: Line): Entry => ({
  kind,
  names: { en, es, ru },
  country,
  fame,
  ...point(north, east),
});

/** A city: its line, and its population. */
export const city = (...[population, ...line]: [population: number, ...line: Line]): Entry => ({
  ...entry('city', line),
  population,
});

/** A sight: its line. */
export const sight = (...line: Line): Entry => entry('sight', line);

/** The places of one continent, by id. */
export const placesOf = (continent: Continent, entries: { readonly [id: string]: Entry }): readonly Place[] =>
  Object.entries(entries).map(([id, each]) => ({ id, continent, ...each }));
