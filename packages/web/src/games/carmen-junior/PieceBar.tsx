import { KeptLine } from '../../table/KeptLine.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import type { Mark } from './marks.ts';
import type { Piece, Props } from './model.ts';
import { PieceShape } from './PieceShape.tsx';
import { pieceWords } from './piece-words.ts';
import { PINS, type Pins, showPins, withPin } from './pins.ts';
import { line, nameOfPiece, pieceName } from './words.ts';

interface BarProps extends Pick<Props, 'view' | 'journal' | 'say'> {
  readonly piece: Piece;
  readonly asked: boolean;
  readonly mark: Mark | undefined;
  readonly pins: Pins;
}

/** The piece that is looked at: its shape, its name, what there is to know; with printed memory, the player's own pins. */
export const PieceBar = ({ view, piece, asked, mark, pins, journal, say }: BarProps) => {
  const pin = pins.get(piece);
  const [, ...more] = pieceWords(view, piece, asked, { mark, pin });
  const canPin = view.seat !== null && view.options.memory === 'printed' && view.board.includes(piece);
  return (
    <div class="piece-bar">
      <PieceShape piece={piece} land />
      <p class="piece-bar-words">
        <strong>{say(nameOfPiece(piece))}</strong>
        <small>{more.map(say).join(' · ')}</small>
      </p>
      {canPin && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
        <div class="piece-pins" role="group" aria-label={say(line('board.pins', { piece: pieceName(piece) }))}>
          {PINS.map((each) => (
            <button
              key={each}
              type="button"
              class={`icon-button sign-${each}`}
              aria-label={say(line(`board.pin.${each}`))}
              aria-pressed={pin === each}
              onClick={() => journal.write(showPins(withPin(pins, piece, each)))}
            >
              <Drawn drawing={DRAWINGS[each]} />
            </button>
          ))}
          {journal.text !== '' && <KeptLine saved={journal.saved} failure={journal.failure} />}
        </div>
      )}
    </div>
  );
};
