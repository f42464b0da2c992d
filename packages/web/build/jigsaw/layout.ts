import type { Piece } from '@tabletrotter/rules/games/carmen-junior';
import { feature } from 'topojson-client';
import type { World } from '../maps.ts';
import { COUNTRIES, PARTS } from './countries.ts';
import { eachInside, emptyGrid, type Grid, nearest, rounded } from './grid.ts';
import { ringOf, ringsOf } from './plane.ts';
import { joined, untangled } from './regions.ts';
import { OPEN_SEA, SEAS, type Sea } from './seas.ts';

const isPiece = (name: string): name is Piece => Object.hasOwn(COUNTRIES, name);
export const PIECES: readonly Piece[] = Object.keys(COUNTRIES).filter(isPiece);

/** What the cells of the grid are numbered: pieces from 1 on, then the water that is no piece's. */
export const numberOf = (piece: Piece): number => PIECES.indexOf(piece) + 1;
export const STILL = PIECES.length + 1;
const NEAREST = STILL + 1;

/** A piece reaches so far into the open sea, in units of the map. */
const COAST = 5;
/** How far corners are rounded, in cells. */
const ROUNDING = 2;

/** Which land lies on which piece; 0 is water. */
const landOf = (atlas: World): Grid => {
  const grid = emptyGrid();
  const pieceOf = new Map(PIECES.flatMap((piece) => COUNTRIES[piece].map((name) => [name, numberOf(piece)])));
  const countryOf = emptyGrid();
  const { features } = feature(atlas, atlas.objects.countries);
  for (const [index, country] of features.entries()) {
    const piece = pieceOf.get(country.properties.name) ?? 0;
    eachInside(ringsOf(country), (cell) => {
      grid[cell] = piece;
      countryOf[cell] = index;
    });
  }
  for (const { of, piece, outline } of PARTS) {
    const [index, part] = [features.findIndex(({ properties }) => properties.name === of), numberOf(piece)];
    eachInside([ringOf(outline)], (cell) => {
      if (grid[cell] !== 0 && countryOf[cell] === index) grid[cell] = part;
    });
  }
  return grid;
};

const kindOf = (on: Sea['on']): number => {
  if (on === 'still') return STILL;
  return on === 'nearest' ? NEAREST : numberOf(on);
};

/** Seas as they are placed by hand; the first that holds a cell counts. */
const seaOf = (seas: readonly Sea[]): Grid => {
  const grid = emptyGrid();
  for (const { on, outline } of seas.toReversed()) {
    const kind = kindOf(on);
    eachInside([ringOf(outline)], (cell) => {
      grid[cell] = kind;
    });
  }
  return grid;
};

/** Which piece every cell of the map lies on: countries, the seas given to them, a strip along the coast, and the oceans. */
export const layout = (atlas: World): Grid => {
  const land = landOf(atlas);
  const { of, far } = nearest(land);
  const [placed, open] = [seaOf(SEAS), seaOf(OPEN_SEA)];
  const grid = land.map((piece, cell) => {
    if (piece !== 0) return piece;
    const sea = placed[cell] ?? 0;
    const isCoast = sea === NEAREST || (sea === 0 && (far[cell] ?? 0) < COAST);
    if (isCoast) return land[of[cell] ?? 0] ?? 0;
    return sea === 0 ? (open[cell] ?? 0) : sea;
  });
  return untangled(joined(rounded(joined(grid), ROUNDING)));
};
