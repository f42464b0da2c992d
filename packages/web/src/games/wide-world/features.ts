import { AIRFIELDS, DESTINATIONS, FLIGHTS, fieldOf, HOME, type Place, type Square, STATIONS, whereIs } from './model.ts';

/** What lies on a square for everybody; `place`: what it is called, or for a flight square where it sends a plane. */
export type Feature =
  | { readonly kind: 'home' | 'destination' | 'airfield' | 'flight'; readonly place: Place }
  | { readonly kind: 'station'; readonly place: null };

const FEATURES: ReadonlyMap<Square, Feature> = new Map<Square, Feature>([
  [HOME, { kind: 'home', place: 'home' }],
  ...DESTINATIONS.map((place) => [whereIs(place), { kind: 'destination', place }] as const),
  ...AIRFIELDS.map((place) => [fieldOf(place), { kind: 'airfield', place }] as const),
  ...[...FLIGHTS].map(([square, place]) => [square, { kind: 'flight', place }] as const),
  ...[...STATIONS].map((square) => [square, { kind: 'station', place: null }] as const),
]);

/** What lies on a square; `null`: nothing but earth or sea. */
export const featureAt = (square: Square): Feature | null => FEATURES.get(square) ?? null;
