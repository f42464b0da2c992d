import { useId } from 'preact/hooks';
import { drawingOf, LAND } from './jigsaw.ts';
import type { Piece } from './model.ts';
import { regionOf } from './regions.ts';

interface ShapeProps {
  readonly piece: Piece;
  /** Its coasts are drawn too: not where many shapes are small. */
  readonly land?: boolean;
}

/** One piece alone. A picture: what holds it says its name. */
export const PieceShape = ({ piece, land = false }: ShapeProps) => {
  const id = useId();
  const { outline, box } = drawingOf(piece);
  const [x, y, width, height] = box;
  const edge = 0.04 * Math.max(width, height);
  const frame = `${x - edge} ${y - edge} ${width + 2 * edge} ${height + 2 * edge}`;
  return (
    <svg class="piece-shape" viewBox={frame} aria-hidden="true" focusable="false">
      {land && (
        <clipPath id={id}>
          <path d={outline} />
        </clipPath>
      )}
      <path class={`jig-piece ground-${regionOf(piece)}`} d={outline} />
      {land && <path class="jig-land" d={LAND} clip-path={`url(#${id})`} />}
    </svg>
  );
};
