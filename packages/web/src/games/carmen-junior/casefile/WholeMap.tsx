import type { ComponentChildren } from 'preact';
import { drawingOf, HEIGHT, LAND, STILL_WATER, WIDTH } from '../jigsaw.ts';
import '../jigsaw.css';
import { PIECES, type Piece } from '../model.ts';
import { regionOf } from '../regions.ts';

interface WholeProps {
  /** Pieces to be left without their colour. */
  readonly pale?: readonly Piece[];
  /** Drawn over the pieces, in the units of the map. */
  readonly over?: ComponentChildren;
  /** What lies on it. */
  readonly children: ComponentChildren;
}

/** The whole world in its pieces, on paper. A picture: what it shows is said beside it. */
export const WholeMap = ({ pale = [], over, children }: WholeProps) => (
  <div class="case-map" aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path class="jig-still" d={STILL_WATER} />
      {PIECES.map((piece) => (
        <path
          key={piece}
          class={pale.includes(piece) ? 'jig-piece pale' : `jig-piece ground-${regionOf(piece)}`}
          d={drawingOf(piece).outline}
        />
      ))}
      <path class="jig-land" d={LAND} />
      {over}
    </svg>
    {children}
  </div>
);

/** What lies on the middle of a piece. */
export const OnPiece = ({
  piece,
  class: name,
  children,
}: {
  readonly piece: Piece;
  readonly class: string;
  readonly children: ComponentChildren;
}) => {
  const [x, y] = drawingOf(piece).middle;
  return (
    <span class={`case-mark ${name}`} style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}>
      {children}
    </span>
  );
};
