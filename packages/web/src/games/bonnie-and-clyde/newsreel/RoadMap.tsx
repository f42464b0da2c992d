import map from 'map:south-central';
import type { Sentence } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button.tsx';
import { LOCATIONS, type Location, locationAt, numberOf } from '../model.ts';
import { line, nameOfCard } from '../words.ts';
import { curveOf, type Leg, legsOf, middleOf, pointOf } from './legs.ts';
import { TOWNS } from './towns.ts';

type Say = (sentence: Sentence) => string;

/** Seconds that the car takes from one stop to the next, on average. */
const PACE = 0.7;
/** Half the height of a name, and its distance from the dot, in units of the map. */
const NAME = { drop: 13, gap: 20 };
/** Where the marks of the stops stand below the name. */
const STOPS = { drop: 40, gap: 42 };

const Way = ({ leg }: { readonly leg: Leg }) => {
  const { x, y, heading } = middleOf(leg);
  return (
    <g class="leg" style={{ '--after': leg.after }}>
      <path d={`M${leg.from.x} ${leg.from.y}${curveOf(leg)}`} />
      <path class="leg-head" d="M-9-10 11 0-9 10z" transform={`translate(${x} ${y}) rotate(${heading})`} />
    </g>
  );
};

interface TownProps {
  readonly town: Location;
  /** At which stops the car stood there, counted from 1. */
  readonly visits: readonly number[];
  readonly say: Say;
}

/** A town: its dot, its name with its number on the road, and the stops made there. */
const Town = ({ town, visits, say }: TownProps) => {
  const { x, y } = pointOf(TOWNS[town]);
  const { side, lift } = TOWNS[town];
  const out = side === 'right' ? 1 : -1;
  const first = side === 'right' ? NAME.gap + STOPS.gap / 2 : -NAME.gap - STOPS.gap * (visits.length - 0.5);
  return (
    <g class={visits.length > 0 ? 'town visited' : 'town'} transform={`translate(${x} ${y})`}>
      {lift !== 0 && <path class="town-lead" d={`M0 0L${out * NAME.gap} ${-lift}`} />}
      <circle r="9" />
      <text x={out * (NAME.gap + 4)} y={NAME.drop - lift} text-anchor={side === 'right' ? 'start' : 'end'}>
        <tspan class="town-number">{numberOf(town)}</tspan> {say(nameOfCard(town))}
      </text>
      {visits.map((visit, place) => (
        <g key={visit} class="visit" transform={`translate(${first + place * STOPS.gap} ${STOPS.drop - lift})`}>
          <circle r="19" />
          <text text-anchor="middle" y="10">
            {visit}
          </text>
        </g>
      ))}
    </g>
  );
};

/** The way of the car through a hand, on the true map. It is driven once, slowly; where nothing may move it stands there whole. */
export const RoadMap = ({ stops, say }: { readonly stops: readonly number[]; readonly say: Say }) => {
  const [drive, setDrive] = useState(0);
  const legs = legsOf(stops);
  const start = pointOf(TOWNS[locationAt(stops[0] ?? 1)]);
  const road = `M${start.x} ${start.y}${legs.map(curveOf).join('')}`;
  const visitsOf = (town: Location): readonly number[] =>
    stops.flatMap((stop, place) => (stop === numberOf(town) ? [place + 1] : []));
  return (
    <figure class="road-map">
      <svg viewBox={map.viewBox} role="img" aria-label={say(line('news.map'))}>
        <path class="land" d={map.land} />
        <path class="borders" d={map.borders} />
        <g key={drive} style={{ '--drive': `${legs.length * PACE}s` }}>
          {legs.map((leg, place) => (
            <Way key={place} leg={leg} />
          ))}
          {LOCATIONS.map((town) => (
            <Town key={town} town={town} visits={visitsOf(town)} say={say} />
          ))}
          <g class="motor-car" style={{ offsetPath: `path("${road}")` }}>
            <path d="M-26-6c4-14 10-16 26-16s18 2 22 12l10 4v14h-58z" />
            <circle cx="-12" cy="8" r="8" />
            <circle cx="18" cy="8" r="8" />
          </g>
        </g>
      </svg>
      <figcaption>
        <ol aria-label={say(line('news.way'))}>
          {stops.map((stop, place) => (
            <li key={place}>{say(nameOfCard(locationAt(stop)))}</li>
          ))}
        </ol>
        {legs.length > 0 && (
          <Button kind="quiet" class="drive-again" onClick={() => setDrive(drive + 1)}>
            {say(line('news.again'))}
          </Button>
        )}
      </figcaption>
    </figure>
  );
};
