/** An icon as it comes from `icon:<set>/<name>`. */
export interface IconDrawing {
  /** Drawn with a pen, or cut out of paper. */
  readonly style: 'line' | 'solid';
  /** Width and height of its box. */
  readonly size: number;
  readonly outlines: readonly string[];
}

/** A map as it comes from `map:<name>`: paths in one projection, in the units of its box. */
export interface MapDrawing {
  readonly viewBox: string;
  readonly land: string;
  /** Where countries meet on land. */
  readonly borders: string;
  /** Meridians and parallels. */
  readonly graticule: string;
}

/** A piece of a jigsaw: its outline (of two parts, if the map's edge cuts it) and where it is, in the units of the map. */
export interface PieceDrawing {
  readonly outline: string;
  /** The middle of the largest circle inside, where a name or a pawn has most room. */
  readonly middle: readonly [x: number, y: number];
  /** That circle's radius. */
  readonly room: number;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** A map in pieces, which fill it: `import jigsaw from 'map:jigsaw'`. */
export interface JigsawDrawing<Piece extends string = string> {
  readonly width: number;
  readonly height: number;
  readonly pieces: { readonly [piece in Piece]: PieceDrawing };
  /** Water that is no piece's and can't be gone to; with it the pieces fill the map. */
  readonly still: string;
  /** All land, to be laid over the pieces. */
  readonly land: string;
}
