import world from 'map:world';
import { at } from '@tabletrotter/rules';
import { useMemo, useState } from 'preact/hooks';
import { Pawn } from '../../../ui/Pawn.tsx';
import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';
import '../../../ui/world-map.css';
import { useWords } from '../../../words/words.ts';
import type { AfterwordProps, StoryProps } from '../../screen.ts';
import { DRAWINGS } from '../icons.ts';
import { COLUMNS, DESTINATIONS, HOME, ROWS, type Square, whereIs } from '../model.ts';
import { line, nameOfPlace } from '../words.ts';
import { Cargo } from './Cargo.tsx';
import { mostOf, type Recording, readRecording, type Tally } from './flights.ts';
import './recorder.css';

const x = (square: Square): number => (square % COLUMNS) + 0.5;
const y = (square: Square): number => Math.floor(square / COLUMNS) + 0.5;

interface RouteProps {
  readonly recording: Recording;
  /** The turn that is shown, from 0. */
  readonly shown: number;
}

/** All ways up to a turn, those of the turn itself in bold; a spark where a plane was bumped. */
const Routes = ({ recording: { turns }, shown }: RouteProps) => (
  <svg class="routes" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
    {DESTINATIONS.map((destination) => (
      <circle key={destination} class="port" cx={x(whereIs(destination))} cy={y(whereIs(destination))} r="0.14" />
    ))}
    <rect class="port" x={x(HOME) - 0.16} y={y(HOME) - 0.16} width="0.32" height="0.32" />
    {turns.slice(0, shown + 1).map(({ legs }, turn) =>
      legs.map(({ seat, from, to, by }, place) => {
        // each seat a little beside the others, so that ways along the same line can be told apart
        const aside = (seat - 2.5) * 0.07;
        return (
          <g key={`${turn}.${place}`} class={turn === shown ? `route fresh way-${seat}` : `route way-${seat}`}>
            <path class={`by-${by}`} d={`M${x(from) + aside} ${y(from) + aside}L${x(to) + aside} ${y(to) + aside}`} />
            {by === 'bump' && (
              <path class="spark" d={`M${x(from) - 0.2} ${y(from)}h.4m-.2 -.2v.4m-.14 -.34l.28 .28m0 -.28l-.28 .28`} />
            )}
          </g>
        );
      }),
    )}
  </svg>
);

const AWARDS = [
  ['detour', 'board.recorder.detour'],
  ['bumps', 'board.recorder.most-bumped'],
  ['cards', 'board.recorder.sixes'],
] as const satisfies readonly (readonly [keyof Tally, string])[];

const Awards = ({ tallies, say }: { readonly tallies: readonly Tally[] } & Pick<StoryProps, 'say'>) => (
  <ul class="awards">
    {AWARDS.flatMap(([key, word]) =>
      mostOf(tallies, key).map((seat) => (
        <li key={`${key}.${seat}`}>
          <SeatGlyph seat={seat} />
          {say(line(word, { player: { seat } }))}
        </li>
      )),
    )}
  </ul>
);

const Log = ({ tallies, say }: { readonly tallies: readonly Tally[] } & Pick<StoryProps, 'say'>) => {
  const { language } = useWords();
  const number = new Intl.NumberFormat(language);
  return (
    <ul class="tallies">
      {tallies.map(({ kilometres, bumps }, seat) => (
        <li key={seat}>
          <SeatGlyph seat={seat} />
          <span>
            {say(line('board.recorder.km', { player: { seat }, km: number.format(kilometres) }))},{' '}
            {say(line('board.recorder.bumps', { count: bumps }))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Recorder = ({ recording, say, nameOf }: { readonly recording: Recording } & StoryProps) => {
  const { turns, cargo, tallies } = recording;
  const [shown, show] = useState(turns.length - 1);
  const turn = at(turns, shown);
  const told = say(line('board.recorder.turn', { number: shown + 1, all: turns.length }));
  return (
    <div class="recorder wide-world">
      <p>{say(line('board.recorder.lead'))}</p>
      <figure class="recorder-map" role="img" aria-label={say(line('board.recorder.lead'))}>
        <svg class="world-map" viewBox={world.viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path class="land" d={world.land} />
        </svg>
        <Routes recording={recording} shown={shown} />
        {turn.squares.map((square, seat) => (
          <span
            key={seat}
            class="recorder-plane"
            style={{ left: `${(100 * x(square)) / COLUMNS}%`, top: `${(100 * y(square)) / ROWS}%` }}
          >
            <Pawn seat={seat} drawing={DRAWINGS.plane} />
          </span>
        ))}
      </figure>
      <label class="scrub">
        <span>
          {told} <SeatGlyph seat={turn.seat} /> {nameOf(turn.seat)}
          {turn.reached.map(({ seat, destination }) => (
            <span key={seat} class="scrub-reached">
              {' '}
              <SeatGlyph seat={seat} /> {say(nameOfPlace(destination))}
            </span>
          ))}
        </span>
        <input
          type="range"
          min="1"
          max={turns.length}
          value={shown + 1}
          aria-valuetext={told}
          onInput={(event) => show(Number(event.currentTarget.value) - 1)}
        />
      </label>
      <Log tallies={tallies} say={say} />
      <Awards tallies={tallies} say={say} />
      {cargo.some((products) => products.length > 0) && <Cargo cargo={cargo} say={say} nameOf={nameOf} />}
    </div>
  );
};

/** After the game, from its record: every way of every plane on the map, turn by turn, and who flew how far. */
export const FlightRecorder = ({ record, say, nameOf }: AfterwordProps) => {
  const { t } = useWords();
  const recording = useMemo(() => readRecording(record), [record]);
  if (!recording.ok) return <p>{t('over.no-record')}</p>;
  return <Recorder recording={recording.value} say={say} nameOf={nameOf} />;
};
