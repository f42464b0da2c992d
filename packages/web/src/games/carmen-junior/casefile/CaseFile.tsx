import { seatsOf } from '@tabletrotter/rules';
import { useMemo } from 'preact/hooks';
import { Panes } from '../../../table/Panes.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Drawn } from '../../../ui/Icon.tsx';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import { DRAWINGS } from '../icons.ts';
import { drawingOf, WIDTH } from '../jigsaw.ts';
import { Poster } from '../Poster.tsx';
import { lineOver } from '../way.ts';
import { line, nameOfPiece } from '../words.ts';
import { type Case, caseIn, foundBy, type Hiding, hidingsOf, placesOf } from './case.ts';
import './case.css';
import { Papers } from './Papers.tsx';
import { OnPiece, WholeMap } from './WholeMap.tsx';

/** The way of a seat from look to look. */
const wayOf = ({ visits }: Case, seat: number): string =>
  lineOver(
    visits.filter((visit) => visit.seat === seat).map(({ piece }) => drawingOf(piece).middle),
    WIDTH,
  );

/** All hiding places on the map, with the shape of whom the section belongs to, and the ways of all seats. */
const CaseMap = ({ file }: { readonly file: Case }) => (
  <WholeMap over={seatsOf(file.seats).map((seat) => <path key={seat} class={`case-way way-${seat}`} d={wayOf(file, seat)} />)}>
    {file.hidings.map(({ piece, owner, found }) => (
      <OnPiece key={piece} piece={piece} class={found === null ? 'lost' : 'found'}>
        <SeatGlyph seat={owner} />
      </OnPiece>
    ))}
  </WholeMap>
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

/** Where everything was hidden, who came how near to it, and how far the posters are. */
const Hidden = ({ file, say, nameOf }: { readonly file: Case } & StoryProps) => (
  <>
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
  </>
);

/** After the game, from its record: the case file, and papers for its detectives. What is open can be printed. */
export const CaseFile = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const read = useMemo(() => caseIn(record), [record]);
  if (!read.ok) return <p>{t('over.no-record')}</p>;
  const file = read.value;
  const told = { file, say, nameOf };
  return (
    <div class="case-file cj-ground carmen-junior">
      <Panes
        label={say(line('afterword.title'))}
        panes={[
          { title: say(line('afterword.title')), show: () => <Hidden {...told} /> },
          { title: say(line('afterword.papers')), show: () => <Papers {...told} /> },
        ]}
      />
      <Button class="case-print" onClick={() => globalThis.print()}>
        <Drawn drawing={DRAWINGS.print} /> {say(line('afterword.print'))}
      </Button>
    </div>
  );
};
