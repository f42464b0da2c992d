import jigsaw from 'map:jigsaw';
import { type Box, boxAround } from './camera.ts';
import { PIECES, type Piece } from './model.ts';
import { membersOf, type Region } from './regions.ts';
import type { Middles } from './steps.ts';

export const { width: WIDTH, height: HEIGHT, still: STILL_WATER, land: LAND } = jigsaw;

/** How a piece is drawn, in the units of the map. */
export const drawingOf = (piece: Piece): (typeof jigsaw)['pieces'][Piece] => jigsaw.pieces[piece];

/** Where every piece has its middle. */
export const MIDDLES: Middles = PIECES.map((piece) => {
  const [x, y] = drawingOf(piece).middle;
  return { piece, x, y };
});

/** The part of the map that a region takes up. */
export const boxOfRegion = (region: Region): Box =>
  region === 'all' || region === 'oceans'
    ? [0, 0, WIDTH, HEIGHT]
    : boxAround(membersOf(region).map((piece) => drawingOf(piece).box));
