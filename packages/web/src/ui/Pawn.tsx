import type { IconDrawing } from './drawing.ts';
import { Drawn } from './Icon.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';
import './pawn.css';

interface PawnProps {
  readonly seat: number;
  /** What it moves as, if it has a picture: a plane, a ship. */
  readonly drawing?: IconDrawing;
}

/** A seat's piece on a board: its shape, `--pawn-w` wide (28 px). What holds it says whose it is. */
export const Pawn = ({ seat, drawing }: PawnProps) => (
  <span class={`pawn on-seat-${seat}`} aria-hidden="true">
    <SeatGlyph seat={seat} />
    {drawing !== undefined && <Drawn drawing={drawing} />}
  </span>
);
