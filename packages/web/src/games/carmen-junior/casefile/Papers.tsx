import { at, seatsOf } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import type { StoryProps } from '../../screen.ts';
import { PIECES } from '../model.ts';
import { PieceShape } from '../PieceShape.tsx';
import { Poster } from '../Poster.tsx';
import { line, nameOfPiece } from '../words.ts';
import { type Case, foundBy, placesOf } from './case.ts';
import './papers.css';
import { Portrait } from './Portrait.tsx';
import { OnPiece, WholeMap } from './WholeMap.tsx';

interface PaperProps extends StoryProps {
  readonly file: Case;
  readonly seat: number;
}

/** What a detective is given at the end: the own portrait, and the poster as far as it was put together. */
const Certificate = ({ file, seat, say, nameOf }: PaperProps) => {
  const found = foundBy(file, seat);
  const count = found.filter(Boolean).length;
  return (
    <section class="paper certificate" aria-label={say(line('afterword.certificate'))}>
      <p class="certificate-name">{say({ key: 'name', params: {} })}</p>
      <h3>{say(line('afterword.certificate'))}</h3>
      <Portrait seat={seat} />
      <p class="certificate-name">{nameOf(seat)}</p>
      <p>{say(seat === file.winner ? line('afterword.certified-solved') : line('afterword.certified', { count }))}</p>
      <Poster found={found} />
      <p>{say(line('afterword.travelled', { count: placesOf(file, seat).length }))}</p>
      <p class="certificate-sign">{say(line('afterword.signed'))}</p>
    </section>
  );
};

/** Where a detective has been, in order: on the map, and with a line each for what one knows of the place. */
const Travels = ({ file, seat, say, nameOf }: PaperProps) => {
  const places = placesOf(file, seat);
  return (
    <section class="paper travels" aria-label={say(line('afterword.places'))}>
      <h3>
        <SeatGlyph seat={seat} large /> {say(line('afterword.places'))}: {nameOf(seat)}
      </h3>
      <WholeMap pale={PIECES.filter((piece) => !places.includes(piece))}>
        {places.map((piece, place) => (
          <OnPiece key={piece} piece={piece} class="number">
            {place + 1}
          </OnPiece>
        ))}
      </WholeMap>
      <p>{say(line('afterword.know'))}</p>
      <ol>
        {places.map((piece, place) => (
          <li key={piece}>
            <span class="travels-number" aria-hidden="true">
              {place + 1}
            </span>
            <PieceShape piece={piece} land />
            <span class="travels-name">{say(nameOfPiece(piece))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A certificate and the places visited, for one seat after the other. */
export const Papers = ({ file, say, nameOf }: Omit<PaperProps, 'seat'>) => {
  const seats = seatsOf(file.seats);
  const [seat, choose] = useState(file.winner ?? at(seats, 0));
  return (
    <div class="papers">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div class="row papers-seats" role="group" aria-label={say(line('afterword.whose'))}>
        {seats.map((each) => (
          <button key={each} type="button" class="chip" aria-pressed={each === seat} onClick={() => choose(each)}>
            <SeatGlyph seat={each} /> {nameOf(each)}
          </button>
        ))}
      </div>
      <Certificate file={file} seat={seat} say={say} nameOf={nameOf} />
      <Travels file={file} seat={seat} say={say} nameOf={nameOf} />
    </div>
  );
};
