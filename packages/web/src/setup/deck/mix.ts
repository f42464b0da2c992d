import { type Random, shuffled } from '@tabletrotter/rules';
import type { OwnPlace } from '@tabletrotter/rules/games/coordinates-of-wonders';

/**
 * The places in an order of chance, numbered in it. Ids are in everybody's view: by the lines of a file that is sorted by
 * longitude they would tell where each card belongs.
 */
export const mixed = (places: readonly OwnPlace[], random: Random): readonly OwnPlace[] =>
  shuffled(places, random).map((place, index) => ({ ...place, id: `own-${index + 1}` }));
