import { seatsOf } from '@tabletrotter/rules';
import { useMemo } from 'preact/hooks';
import { Button } from '../../../ui/Button.tsx';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import { drawingOf, HEIGHT, LAND, STILL_WATER, WIDTH } from '../jigsaw.ts';
import '../jigsaw.css';
import { PIECES } from '../model.ts';
import { Poster } from '../Poster.tsx';
import { regionOf } from '../regions.ts';
import { line, nameOfPiece } from '../words.ts';
import { type Case, caseIn, foundBy, type Hiding, hidingsOf, placesOf } from './case.ts';
import './case.css';

/** All hiding places on the map, with the shape of whom the section belongs to, and the ways of all seats from look to look. */
const CaseMap = ({ file }: { readonly file: Case }) => (
  <div class="case-map" aria-hidden="true">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path class="jig-still" d={STILL_WATER} />
      {PIECES.map((piece) => (
        <path key={piece} class={`jig-piece ground-${regionOf(piece)}`} d={drawingOf(piece).outline} />
      ))}
      <path class="jig-land" d={LAND} />
      {seatsOf(file.seats).map((seat) => (
        <path
          key={seat}
          class={`case-way way-${seat}`}
          d={`M${file.visits
            .filter((visit) => visit.seat === seat)
            .map(({ piece }) => drawingOf(piece).middle.join(' '))
            .join('L')}`}
        />
      ))}
    </svg>
    {file.hidings.map(({ piece, owner, found }) => {
      const [x, y] = drawingOf(piece).middle;
      const place = { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
      return (
        <span key={piece} class={found === null ? 'case-mark' : 'case-mark found'} style={place}>
          <SeatGlyph seat={owner} />
        </span>
      );
    })}
  </div>
);

const HidingLine = ({ hiding, say }: { readonly hiding: Hiding } & Pick<StoryProps, 'say'>) => (
  <li>
    <strong>{say(nameOfPiece(hiding.piece))}</strong>{' '}
    <span>{say(line('afterword.hidden-by', { player: { seat: hiding.hider } }))}</span>
    {', '}
    <span>{say(hiding.found === null ? line('afterword.not-found') : line('afterword.found', { number: hiding.found }))}</span>
    {hiding.near.length > 0 && (
      <small>{say(line('afterword.near', { player: { seat: hiding.owner }, turns: hiding.near.join(', ') }))}</small>
    )}
  </li>
);

/** After the game, from its record: every hiding place, who stood next to one and when, the posters, and the places visited. */
export const CaseFile = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const read = useMemo(() => caseIn(record), [record]);
  if (!read.ok) return <p>{t('over.no-record')}</p>;
  const file = read.value;
  return (
    <div class="case-file cj-ground">
      <p>{say(line('afterword.lead'))}</p>
      <CaseMap file={file} />
      <div class="case-seats">
        {seatsOf(file.seats).map((seat) => (
          <section key={seat} class="case-seat" aria-label={nameOf(seat)}>
            <header>
              <Poster found={foundBy(file, seat)} />
              <h3>
                <SeatGlyph seat={seat} large /> {nameOf(seat)}
                {seat === file.winner && <strong class="case-solved">{say(line('afterword.solved'))}</strong>}
              </h3>
            </header>
            <ul>
              {hidingsOf(file, seat).map((hiding) => (
                <HidingLine key={hiding.piece} hiding={hiding} say={say} />
              ))}
            </ul>
            <p class="case-places">
              {say(line('afterword.visited', { places: { words: placesOf(file, seat).map((piece) => `piece.${piece}`) } }))}
            </p>
          </section>
        ))}
      </div>
      <Button class="case-print" onClick={() => globalThis.print()}>
        {say(line('afterword.print'))}
      </Button>
    </div>
  );
};
