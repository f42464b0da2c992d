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
