import { LANGUAGES, type Names, type Param } from '../../core/basics.ts';
import { quickRandom, type Random, seedNumber } from '../../core/random.ts';
import { along, type Line, PLACES, type Place, type Point } from './components.ts';
import { MOST_LATITUDE } from './deck.ts';
import type { View } from './state.ts';

/** Where somebody believes that a card lies along a line, in minutes from its beginning (`along`), and the error to be expected. */
export interface Guess {
  readonly at: number;
  /** Standard deviation, in minutes; 0: known for sure. */
  readonly spread: number;
}

/** A card as one player thinks of it: its name, and where it may lie. Nothing in it leads to the truth. */
export interface Belief {
  readonly name: Param;
  /** `seen`: its back was turned over. `unheard`: a name that tells this player nothing. */
  readonly from: 'seen' | 'heard' | 'unheard';
  readonly on: { readonly [L in Line]: Guess };
}

/** How well a player knows the world: the median error of latitude over the whole deck, in degrees. */
export type Sharpness = number;

/** The ledger's "Bots". */
export const CASUAL: Sharpness = 6;

/** Of longitude people know half as much. */
const LONGITUDE = 2;

/** The standard deviation of each error, where the median error over the whole deck is 1. */
const SPREADS: { readonly [F in Place['fame']]: number } = { 1: 0.95, 2: 1.6, 3: 2.45 };

/** Of a place one has never heard of: somewhere where people live. */
const ANYWHERE: Belief['on'] = {
  'north-south': { at: -20 * 60, spread: 28 * 60 },
  'west-east': { at: 20 * 60, spread: 75 * 60 },
};

const WORD = 2 ** 32;

/** From the normal distribution around 0 with standard deviation 1 (Box and Muller). */
export const normal = (random: Random): number => {
  const radius = Math.sqrt(-2 * Math.log((random.below(WORD) + 1) / WORD));
  return radius * Math.cos((2 * Math.PI * random.below(WORD)) / WORD);
};

/** Where a player believes that a place of the box lies: the true position with an error, each player's own and always the same. */
export const believed = (
  { id, fame, latitudeMinutes, longitudeMinutes }: Place,
  sharpness: Sharpness,
  self: number,
): Belief['on'] => {
  const error = quickRandom(seedNumber(JSON.stringify([self, id])));
  const spread = sharpness * 60 * SPREADS[fame];
  const latitude = latitudeMinutes + normal(error) * spread;
  const point = {
    latitudeMinutes: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)),
    longitudeMinutes: longitudeMinutes + normal(error) * spread * LONGITUDE,
  };
  return guesses(point, { 'north-south': spread, 'west-east': spread * LONGITUDE });
};

const guesses = (point: Point, spread: { readonly [L in Line]: number }): Belief['on'] => ({
  'north-south': { at: along('north-south', point), spread: spread['north-south'] },
  'west-east': { at: along('west-east', point), spread: spread['west-east'] },
});

const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase();

const byId: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]));
const byName: ReadonlyMap<string, Place> = new Map(
  PLACES.flatMap((place) => LANGUAGES.map((language) => [keyOf(place.names[language]), place])),
);

/** The place of the box that is called so in any language; a deck of one's own may hold it too, or another of its name. */
const called = (names: Names): Place | undefined =>
  LANGUAGES.map((language) => byName.get(keyOf(names[language]))).find((place) => place !== undefined);

/** What the player in whose view it is makes of a card: of what it has seen it is sure. */
export const beliefIn = (view: View, id: string, sharpness: Sharpness, self: number): Belief => {
  const own = view.names?.[id];
  const place = own === undefined ? byId.get(id) : called(own);
  const names = own ?? place?.names;
  if (names === undefined) throw new Error(`no place ${id}`);
  const name = { names };
  const back = view.backs[id];
  if (back !== undefined) return { name, from: 'seen', on: guesses(back, { 'north-south': 0, 'west-east': 0 }) };
  if (place === undefined) return { name, from: 'unheard', on: ANYWHERE };
  return { name, from: 'heard', on: believed(place, sharpness, self) };
};

/** Both lines, as a player thinks of them. */
export const linesIn = (view: View, sharpness: Sharpness, self: number): { readonly [L in Line]: readonly Belief[] } => ({
  'north-south': view.northSouth.map((id) => beliefIn(view, id, sharpness, self)),
  'west-east': view.westEast.map((id) => beliefIn(view, id, sharpness, self)),
});
