import { Drawn } from '../../ui/Icon.tsx';
import { Pawn } from '../../ui/Pawn.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import type { Holds } from './hold.ts';
import { DRAWINGS } from './icons.ts';
import type { MapProps } from './JigsawMap.tsx';
import { drawingOf } from './jigsaw.ts';
import type { Side } from './labels.ts';
import { cardPlace, homesOn, mayGo, type Piece, pawnsOn, piecePlace } from './model.ts';
import { pieceWords, stepsFor, wouldStay } from './piece-words.ts';
import { Sign } from './Sign.tsx';
import { nameOfPiece } from './words.ts';

interface PieceProps extends MapProps {
  readonly piece: Piece;
  /** Tab stops here. */
  readonly stop: boolean;
  readonly onFocus: () => void;
  /** Where its name stands; `undefined`: there is no place for it. */
  readonly side: Side | undefined;
  /** What it listens to. */
  readonly holds: Holds;
}

/** The least width of a button, in units of the map: those of neighbours do not overlap. */
const LEAST = 44;

/** The button of a piece, in its middle: who stands there, how far it is, what is known of it. */
export const PieceButton = (props: PieceProps) => {
  const { view, piece, asked, chosen, marks, pins, hid, blank, say } = props;
  const { middle, room } = drawingOf(piece);
  const mark = marks.get(piece);
  const pin = pins.get(piece);
  const words = pieceWords(view, piece, asked, { mark, pin }).map(say).join(', ');
  const pawns = pawnsOn(view, piece);
  const isTarget = asked && mayGo(view, piece);
  const steps = isTarget && view.turn.die !== null ? stepsFor(view, piece) : undefined;
  const isOnCard = !blank && cardPlace(view) === piece;
  const justHid = hid?.pieces.includes(piece) === true ? hid.owner : null;
  return (
    <button
      type="button"
      class={`jig-button${isTarget ? ' may-go' : ''}${isOnCard ? ' on-card' : ''}`}
      style={{ '--x': middle[0], '--y': middle[1], '--w': Math.min(90, Math.max(LEAST, 2 * room)) }}
      aria-label={words}
      aria-pressed={chosen === piece}
      tabIndex={props.stop ? 0 : -1}
      data-piece={piece}
      data-at={blank ? undefined : piecePlace(piece)}
      onFocus={props.onFocus}
      {...props.holds}
    >
      {!blank && <span class={`piece-name ${props.side ?? 'without-place'}`}>{say(nameOfPiece(piece))}</span>}
      {homesOn(view, piece).length > 0 && (
        <span class="piece-home">
          <Drawn drawing={DRAWINGS.home} />
        </span>
      )}
      {isOnCard && (
        <span class="piece-flag">
          <Drawn drawing={DRAWINGS.flag} />
          {view.options.rules === 'older' && stepsFor(view, piece)}
        </span>
      )}
      {justHid !== null ? <SeatGlyph seat={justHid} large /> : <Sign mark={mark} pin={pin} />}
      {wouldStay(view, piece) && (
        <span class="piece-bridge">
          <Drawn drawing={DRAWINGS.bridge} />
        </span>
      )}
      {pawns.length > 0 && (
        <span class="piece-pawns" data-pawns={pawns.length}>
          {pawns.map((seat) => (
            <span
              key={seat}
              data-at={blank ? undefined : piecePlace(piece, seat)}
              class={seat === view.turn.seat ? 'moving' : undefined}
            >
              <Pawn seat={seat} />
            </span>
          ))}
        </span>
      )}
      {steps !== undefined && <span class="piece-steps">{steps}</span>}
    </button>
  );
};
