import jigsaw from 'map:jigsaw';
import { type Box, boxAround } from './camera.ts';
import { mayGo, OCEANS, PIECES, type Piece, type View } from './model.ts';
import { membersOf, type Region } from './regions.ts';
import type { Middles } from './steps.ts';

export const { width: WIDTH, height: HEIGHT, still: STILL_WATER, land: LAND } = jigsaw;
export const WHOLE = { width: WIDTH, height: HEIGHT };

/** How a piece is drawn, in the units of the map. */
export const drawingOf = (piece: Piece): (typeof jigsaw)['pieces'][Piece] => jigsaw.pieces[piece];

/** Where every piece has its middle. */
export const MIDDLES: Middles = PIECES.map((piece) => {
  const [x, y] = drawingOf(piece).middle;
  return { piece, x, y };
});

/** The least room about the middle of a piece that is to be seen, in units of the map. */
const ABOUT = 32;

/** The part of the map where the buttons of some pieces are. */
const boxAbout = (pieces: readonly Piece[]): Box =>
  boxAround(
    pieces.map((piece) => {
      const [x, y] = drawingOf(piece).middle;
      return [x - ABOUT, y - ABOUT, 2 * ABOUT, 2 * ABOUT];
    }),
  );

/** Around all places where the viewer can go. */
export const boxOfReach = (view: View): Box => boxAbout(PIECES.filter((piece) => mayGo(view, piece)));

/** The part of the map that a region takes up. */
export const boxOfRegion = (region: Region): Box => {
  if (region === 'all') return [0, 0, WIDTH, HEIGHT];
  if (region === 'oceans') return boxAbout(OCEANS);
  return boxAround(membersOf(region).map((piece) => drawingOf(piece).box));
};
