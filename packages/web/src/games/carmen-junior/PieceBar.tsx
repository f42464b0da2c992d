import type { Mark } from './marks.ts';
import type { Piece, Props } from './model.ts';
import { PieceShape } from './PieceShape.tsx';
import { PinButtons } from './PinButtons.tsx';
import { pieceWords } from './piece-words.ts';
import { mayPin, type Pins } from './pins.ts';
import { nameOfPiece } from './words.ts';

interface BarProps extends Pick<Props, 'view' | 'journal' | 'say'> {
  readonly piece: Piece;
  readonly asked: boolean;
  readonly mark: Mark | undefined;
  readonly pins: Pins;
}

/** The piece that is looked at: its shape, its name, what there is to know, and the player's own pins. */
export const PieceBar = ({ view, piece, asked, mark, pins, journal, say }: BarProps) => {
  const [, ...more] = pieceWords(view, piece, asked, { mark, pin: pins.get(piece) });
  return (
    <div class="piece-bar">
      <PieceShape piece={piece} land />
      <p class="piece-bar-words">
        <strong>{say(nameOfPiece(piece))}</strong>
        <small>{more.map(say).join(' · ')}</small>
      </p>
      {mayPin(view, piece) && <PinButtons piece={piece} pins={pins} journal={journal} say={say} />}
    </div>
  );
};
