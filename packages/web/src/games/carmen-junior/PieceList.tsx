import { useState } from 'preact/hooks';
import { Drawn } from '../../ui/Icon.tsx';
import { useRoving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { DRAWINGS } from './icons.ts';
import type { MapProps } from './JigsawMap.tsx';
import './list.css';
import { at } from '@tabletrotter/rules';
import { boardOf, mayGo, PIECES, type Piece, pawnsOn, stepsTo, walkerOf } from './model.ts';
import { PieceShape } from './PieceShape.tsx';
import { pieceWords, stepsFor } from './piece-words.ts';
import { Sign } from './Sign.tsx';
import { line, nameOfPiece } from './words.ts';

type ListProps = Pick<MapProps, 'view' | 'say' | 'asked' | 'chosen' | 'marks' | 'pins' | 'onTap'>;

/** All pieces as a list, by name or the nearest first: another way to do what the map does. */
export const PieceList = ({ view, say, asked, chosen, marks, pins, onTap }: ListProps) => {
  const [near, setNear] = useState(false);
  const { language } = useWords();
  const rove = useRoving(PIECES.length);
  const from = at(view.seats, walkerOf(view)).at;
  const nameOf = (piece: Piece): string => say(nameOfPiece(piece));
  const distanceOf = (piece: Piece): number => stepsTo(from, piece, boardOf(view)) ?? PIECES.length;
  const byName = PIECES.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  const pieces = near ? byName.toSorted((one, other) => distanceOf(one) - distanceOf(other)) : byName;
  return (
    <div class="piece-list">
      <p class="piece-sorts">
        <button type="button" class="chip" aria-pressed={!near} onClick={() => setNear(false)}>
          <Drawn drawing={DRAWINGS.letters} />
          {say(line('board.sort-name'))}
        </button>
        <button type="button" class="chip" aria-pressed={near} onClick={() => setNear(true)}>
          <Drawn drawing={DRAWINGS.near} />
          {say(line('board.sort-near'))}
        </button>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a form */}
      <div class="piece-rows" role="group" aria-label={say(line('board.list'))} {...rove.group}>
        {pieces.map((piece, place) => {
          const marked = { mark: marks.get(piece), pin: pins.get(piece) };
          const steps = stepsFor(view, piece);
          return (
            <button
              key={piece}
              type="button"
              class={`piece-row${view.board.includes(piece) ? '' : ' gone'}${asked && mayGo(view, piece) ? ' may-go' : ''}`}
              aria-label={pieceWords(view, piece, asked, marked).map(say).join(', ')}
              aria-pressed={chosen === piece}
              data-piece={piece}
              onClick={() => onTap(piece)}
              {...rove.item(place)}
            >
              <PieceShape piece={piece} />
              <span class="piece-row-name">{nameOf(piece)}</span>
              <Sign {...marked} />
              {pawnsOn(view, piece).map((seat) => (
                <SeatGlyph key={seat} seat={seat} />
              ))}
              {steps !== undefined && view.board.includes(piece) && <span class="piece-row-steps">{steps}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
};
