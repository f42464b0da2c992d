import { at } from '@tabletrotter/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useRoving } from '../../../ui/rove.ts';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { ExtraProps } from '../../screen.ts';
import '../jigsaw.css';
import { HOMES, type Piece } from '../model.ts';
import { PieceShape } from '../PieceShape.tsx';
import { nameOfPiece } from '../words.ts';
import './homes.css';
import { homesAsked, homesFor, movedHouse } from './homes.ts';

interface AtlasProps extends Pick<ExtraProps, 'say'> {
  readonly label: string;
  readonly home: Piece;
  readonly onHome: (home: Piece) => void;
}

/** All places where one can live, as pictures. */
const Atlas = ({ label, home, onHome, say }: AtlasProps) => {
  const { language } = useWords();
  const rove = useRoving(HOMES.length);
  const nameOf = (piece: Piece): string => say(nameOfPiece(piece));
  const places = HOMES.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a choice is made by one tap, not marked and sent
    <div class="homes-atlas" role="group" aria-label={label} {...rove.group}>
      {places.map((piece, place) => (
        <button
          key={piece}
          type="button"
          class="homes-place"
          aria-pressed={piece === home}
          onClick={() => onHome(piece)}
          {...rove.item(place)}
        >
          <PieceShape piece={piece} />
          {nameOf(piece)}
        </button>
      ))}
    </div>
  );
};

/** Where everybody lives (CJ-1.3): a picture for each seat, which opens all the places there are. */
export const HomesField = ({ seats, say, nameOf, onExtra }: ExtraProps) => {
  const [chosen, choose] = useState<readonly Piece[]>([]);
  const [open, setOpen] = useState<number | null>(null);
  const houses = useRef<HTMLDivElement>(null);
  const homes = homesFor(chosen, seats);
  const moving = open !== null && open < seats ? open : null;

  useEffect(() => onExtra({ options: { homes: homesAsked(chosen, seats) }, ready: true }), [chosen, seats]);

  const settle = (seat: number, home: Piece): void => {
    choose(movedHouse(homes, seat, home));
    setOpen(null);
    houses.current?.querySelectorAll('button')[seat]?.focus();
  };
  return (
    <fieldset class="choices cj-ground homes">
      <legend>{say({ key: 'option.homes', params: {} })}</legend>
      <div class="row" ref={houses}>
        {homes.map((home, seat) => (
          <button
            key={seat}
            type="button"
            class="homes-house"
            aria-expanded={seat === moving}
            onClick={() => setOpen(seat === moving ? null : seat)}
          >
            <SeatGlyph seat={seat} large />
            <PieceShape piece={home} land />
            <span>
              <small>{nameOf(seat)}</small> {say(nameOfPiece(home))}
            </span>
          </button>
        ))}
      </div>
      {moving !== null && (
        <Atlas key={moving} label={nameOf(moving)} home={at(homes, moving)} onHome={(home) => settle(moving, home)} say={say} />
      )}
      <p class="quiet">{say({ key: 'option.homes.help', params: {} })}</p>
    </fieldset>
  );
};
