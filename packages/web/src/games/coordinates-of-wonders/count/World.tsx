import world from 'map:world';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Drawn } from '../../../ui/Icon.tsx';
import { useSize } from '../../../ui/size.ts';
import '../../../ui/world-map.css';
import type { StoryProps } from '../../screen.ts';
import { DRAWINGS } from '../icons.ts';
import { faceName, latitude, longitude, type Notes } from '../model.ts';
import { word } from '../words.ts';
import { Detail } from './Detail.tsx';
import { type Frame, frameOf, labelsOf, type Pin } from './world.ts';

interface WorldProps extends Pick<StoryProps, 'say'> {
  readonly pins: readonly Pin[];
  /** Of places of one's own. */
  readonly notes: Notes | null;
}

/** Half a pin, and the height of a name, in CSS pixels. */
const PIN = 9;
const NAME_LINE = 17;
/** What a letter of a name takes on average, in CSS pixels. */
const LETTER = 7.2;

const Atlas = ({
  pins,
  frame,
  picked,
  onPick,
  say,
}: WorldProps & { frame: Frame; picked: number | null; onPick: (number: number) => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { left, top, width, height } = frame;
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: (x - left) / width, y: (y - top) / height });
  const labels =
    size === null
      ? []
      : labelsOf(
          pins.map((pin) => ({
            number: pin.number,
            wrong: pin.state === 'wrong',
            name: say(word('board.place', { place: faceName(pin.card) })),
            left: at(pin).x * size.width,
            top: at(pin).y * size.height,
          })),
          size,
          { measure: (name) => name.length * LETTER + 6, line: NAME_LINE, pin: PIN },
        );
  return (
    <div class="world" ref={ref} role="img" aria-label={say(word('board.world.lead'))}>
      <svg class="world-map" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <path class="graticule" d={world.graticule} />
        <path class="land" d={world.land} />
        <path class="borders" d={world.borders} />
        {pins.map(({ number, x, y, laid }) =>
          laid === null ? null : <path key={number} class="world-way" d={`M${laid.x} ${laid.y}L${x} ${y}`} />,
        )}
      </svg>
      {pins.map(({ laid, number }) => {
        if (laid === null) return null;
        const spot = at(laid);
        return <span key={number} class="world-laid" style={{ left: `${100 * spot.x}%`, top: `${100 * spot.y}%` }} />;
      })}
      {pins.map((pin) => {
        const spot = at(pin);
        const kind = ` ${pin.state}${pin.number === picked ? ' picked' : ''}`;
        return (
          // biome-ignore lint/a11y: the same is done in the list beside the map
          <span
            key={pin.number}
            class={`world-pin${kind}`}
            style={{ left: `${100 * spot.x}%`, top: `${100 * spot.y}%` }}
            onClick={() => onPick(pin.number)}
          >
            {pin.number}
          </span>
        );
      })}
      {labels.map(({ number, name, left: x, top: y }) => (
        <span key={number} class="world-name" style={{ left: `${x}px`, top: `${y}px` }}>
          {name}
        </span>
      ))}
    </div>
  );
};

/** The world as it is: every place of a round where it truly lies, and the wrong ones with where they were laid; and a list. */
export const World = (props: WorldProps) => {
  const { pins, notes, say } = props;
  const [picked, pick] = useState<number | null>(null);
  const frame = useMemo(() => frameOf(pins.flatMap(({ x, y, laid }) => (laid === null ? [{ x, y }] : [{ x, y }, laid]))), [pins]);
  return (
    <section class="as-it-is" aria-label={say(word('board.world'))}>
      <h3>{say(word('board.world'))}</h3>
      <p class="quiet">{say(word('board.world.lead'))}</p>
      <div class="as-it-is-panes">
        <Atlas {...props} frame={frame} picked={picked} onPick={pick} />
        <ol class="world-list">
          {pins.map(({ number, card, state }) => (
            <li key={number}>
              <button
                type="button"
                class={`world-item ${state}`}
                aria-pressed={number === picked}
                onClick={() => pick(number === picked ? null : number)}
              >
                <span class="world-number">{number}</span>
                <span class="world-words">
                  <strong>{say(word('board.place', { place: faceName(card) }))}</strong>{' '}
                  {state !== 'right' && (
                    <span class="world-wrong">
                      <Drawn drawing={DRAWINGS.wrong} /> {say(word(state === 'wrong' ? 'board.wrong' : 'board.caught'))}
                    </span>
                  )}
                  <span class="world-numbers">
                    {latitude(card.latitudeMinutes)} {longitude(card.longitudeMinutes)}
                  </span>
                  <Detail id={card.id} own={notes?.[card.id] ?? null} say={say} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
