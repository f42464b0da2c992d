import { ENDS, type Line, type Point } from './model.ts';
import './ruler.css';
import { rulerOf } from './ruler.ts';
import { numberOn, trueWay } from './verdict.ts';

interface Pin {
  readonly name: string;
  readonly point: Point;
}

interface RulerProps {
  readonly line: Line;
  readonly placed: Pin;
  readonly neighbour: Pin;
  /** What the ends of the line are called. */
  readonly ends: readonly [string, string];
  readonly label: string;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** A piece of a meridian or a parallel with two pins: which number lies further along. What it shows is said beside it, too. */
export const Ruler = ({ line, placed, neighbour, ends, label }: RulerProps) => {
  const ruler = rulerOf(line, placed.point, neighbour.point);
  const way = trueWay(line, placed.point, neighbour.point);
  const [low, high] = [Math.min(ruler.placed, ruler.neighbour), Math.max(ruler.placed, ruler.neighbour)];
  const before = way === ENDS[line][0];
  return (
    <figure class={`ruler ${line}`} role="img" aria-label={label}>
      <span class="ruler-end first">{ends[0]}</span>
      <span class="ruler-bar">
        {ruler.marks.map(({ minutes, at }) => (
          <span key={minutes} class={minutes === 0 ? 'ruler-mark zero' : 'ruler-mark'} style={{ '--at': percent(at) }}>
            <span>{numberOn(line, { latitudeMinutes: minutes, longitudeMinutes: minutes }).replace('00′', '')}</span>
          </span>
        ))}
        {way !== null && (
          <span
            class={before ? 'ruler-way before' : 'ruler-way after'}
            style={{ '--at': percent(low), '--size': percent(high - low) }}
          />
        )}
        <span
          class={`ruler-pin neighbour${ruler.neighbour > ruler.placed ? ' lower' : ''}`}
          style={{ '--at': percent(ruler.neighbour) }}
        >
          <span class="ruler-name">
            {neighbour.name} <b>{numberOn(line, neighbour.point)}</b>
          </span>
        </span>
        <span
          class={`ruler-pin placed${ruler.neighbour > ruler.placed ? '' : ' lower'}`}
          style={{ '--at': percent(ruler.placed) }}
        >
          <span class="ruler-name">
            {placed.name} <b>{numberOn(line, placed.point)}</b>
          </span>
        </span>
      </span>
      <span class="ruler-end last">{ends[1]}</span>
    </figure>
  );
};
