import type { Location } from '../model.ts';

/** A town of the road on the map. */
export interface Town {
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** On which side of its dot its name stands. */
  readonly side: 'left' | 'right';
  /** How far its name is moved up from the dot, in units of the map, where another town is too near. */
  readonly lift: number;
}

/**
 * Where the ten towns are, to a hundredth of a degree: common knowledge, not taken from a table. Dexter is the one in Iowa,
 * Sowers the place in Dallas County that Irving has swallowed, Gibson is taken for Gibsland in Louisiana: those of the pair's
 * history, by which the road is ordered.
 */
export const TOWNS: { readonly [L in Location]: Town } = {
  kaufman: { latitude: 32.59, longitude: -96.31, side: 'right', lift: 0 },
  sherman: { latitude: 33.64, longitude: -96.61, side: 'right', lift: 0 },
  joplin: { latitude: 37.08, longitude: -94.51, side: 'left', lift: 0 },
  wellington: { latitude: 34.86, longitude: -100.21, side: 'right', lift: 0 },
  'platte-city': { latitude: 39.37, longitude: -94.78, side: 'left', lift: 0 },
  dexter: { latitude: 41.52, longitude: -94.23, side: 'left', lift: 0 },
  sowers: { latitude: 32.83, longitude: -96.99, side: 'left', lift: -45 },
  huntsville: { latitude: 30.72, longitude: -95.55, side: 'left', lift: 0 },
  grapevine: { latitude: 32.93, longitude: -97.08, side: 'left', lift: 45 },
  gibson: { latitude: 32.54, longitude: -93.05, side: 'right', lift: -40 },
};
