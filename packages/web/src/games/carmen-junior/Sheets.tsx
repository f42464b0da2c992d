import type { Seat } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DRAWINGS } from './icons.ts';
import type { Piece, Props } from './model.ts';
import { PieceShape } from './PieceShape.tsx';
import { PinButtons } from './PinButtons.tsx';
import { Section } from './Poster.tsx';
import type { Pins } from './pins.ts';
import type { Look } from './recent.ts';
import './sheets.css';
import { line, nameOfPiece, pieceName } from './words.ts';

/** What lies under the lifted piece: a part of the own poster, the shape of whom another belongs to, or nothing. */
const Found = ({ look: { owner, section } }: { readonly look: Look }) => {
  if (section !== null) return <Section section={section} />;
  return owner === null ? (
    <span class="found-nothing">
      <Drawn drawing={DRAWINGS.nothing} />
    </span>
  ) : (
    <span class="found-other">
      <SeatGlyph seat={owner} />
      <Drawn drawing={DRAWINGS.hat} />
    </span>
  );
};

const sawOf = ({ owner, section }: Look) => {
  if (owner === null) return line('board.saw.none');
  return section === null ? line('board.saw.other', { player: { seat: owner } }) : line('board.saw.own');
};

/** The piece just looked under, for the eyes of its looker alone, until the sentence is said. */
export const LookSheet = ({ look, say }: { readonly look: Look } & Pick<Props, 'say'>) => (
  <Sheet title={say(line('board.looked', { piece: pieceName(look.piece) }))} onlyYou={say(line('board.only-you'))}>
    <div class="look">
      <span class="look-under" aria-hidden="true">
        <span class="look-found">
          <Found look={look} />
        </span>
        <span class="look-lid">
          <PieceShape piece={look.piece} land />
        </span>
      </span>
      <p class="look-words">{say(sawOf(look))}</p>
    </div>
  </Sheet>
);

interface HidProps extends Pick<Props, 'say'> {
  readonly pieces: readonly Piece[];
  readonly owner: Seat;
}

/** Where the viewer hid its neighbour's sections. */
export const HidSheet = ({ pieces, owner, say }: HidProps) => (
  <Sheet title={say(line('board.hid', { player: { seat: owner } }))} onlyYou={say(line('board.only-you'))}>
    <ul class="hidings">
      {pieces.map((piece) => (
        <li key={piece}>
          <PieceShape piece={piece} land />
          <SeatGlyph seat={owner} />
          <span>{say(nameOfPiece(piece))}</span>
        </li>
      ))}
    </ul>
  </Sheet>
);

interface PinSheetProps extends Pick<Props, 'journal' | 'say'> {
  readonly piece: Piece;
  readonly pins: Pins;
  readonly onDone: () => void;
}

/** The pins for a piece that was held. */
export const PinSheet = ({ piece, pins, journal, onDone, say }: PinSheetProps) => (
  <Sheet title={say(line('board.pins', { piece: pieceName(piece) }))} onlyYou={say(line('board.only-you'))}>
    <PinButtons piece={piece} pins={pins} journal={journal} wide onPinned={onDone} say={say} />
    <Button onClick={onDone}>{say(line('board.got-it'))}</Button>
  </Sheet>
);
