import type { Airfield, Country, Destination } from './model.ts';

/** A point of the earth, in degrees: north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

/**
 * A place on earth for each place of the board, to a tenth of a degree (Natural Earth, populated places): for a country a town
 * of it. A test derives the squares of the board from them.
 */
export const PLACES: { readonly [P in Destination | Airfield | 'home']: Point } = {
  home: at(40.7, -74), // New York
  canada: at(51, -114.1), // Calgary
  mexico: at(19.4, -99.1), // Mexico City
  cuba: at(23.1, -82.4), // Havana
  peru: at(-12.1, -77), // Lima
  brazil: at(-15.8, -47.9), // Brasília
  argentina: at(-34.6, -58.4), // Buenos Aires
  iceland: at(64.1, -21.9), // Reykjavík
  'great-britain': at(51.5, -0.1), // London
  italy: at(41.9, 12.5), // Rome
  egypt: at(30, 31.2), // Cairo
  ghana: at(5.6, -0.2), // Accra
  kenya: at(-1.3, 36.8), // Nairobi
  'south-africa': at(-26.2, 28), // Johannesburg
  russia: at(55.8, 37.6), // Moscow
  india: at(28.6, 77.2), // New Delhi
  china: at(39.9, 116.4), // Beijing
  japan: at(35.7, 139.7), // Tokyo
  thailand: at(13.8, 100.5), // Bangkok
  australia: at(-33.9, 151.2), // Sydney
  'new-zealand': at(-41.3, 174.8), // Wellington
  honolulu: at(21.3, -157.9),
  anchorage: at(61.2, -149.9),
  caracas: at(10.5, -66.9),
  dakar: at(14.7, -17.5),
  stockholm: at(59.3, 18.1),
  baghdad: at(33.3, 44.4),
  tashkent: at(41.3, 69.3),
  singapore: at(1.3, 103.8),
  suva: at(-18.1, 178.4),
  perth: at(-32, 115.8),
};

/** Where on a map the mark of a country stands: its place on the board, or for those that have none, its middle. */
export const ORIGINS: { readonly [C in Country]: Point } = {
  ...PLACES,
  'united-states': at(39.5, -98.4),
  france: at(46.6, 2.5),
  spain: at(40.2, -3.6),
  switzerland: at(46.8, 8.2),
  turkey: at(39.1, 35.2),
  'saudi-arabia': at(24.2, 44.6),
  indonesia: at(-0.5, 114),
  colombia: at(4, -73.1),
};
