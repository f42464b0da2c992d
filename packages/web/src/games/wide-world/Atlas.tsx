import world from 'map:world';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { follow } from '../../drag/follow.ts';
import '../../ui/world-map.css';
import './atlas.css';
import { useSize } from '../../ui/size.ts';
import { scrollTo, sideFor, sidesIn } from './camera.ts';
import { BumpNumbers, Lines } from './Lines.tsx';
import { Minimap } from './Minimap.tsx';
import { COLUMNS, type Direction, type Props, ROWS, type Square, squareAt } from './model.ts';
import type { Outlook } from './outlook.ts';
import type { Leg } from './recent.ts';
import { SquareButton } from './SquareButton.tsx';
import { squareByKey } from './steps.ts';
import { line } from './words.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** From this side on there is room for every name, in CSS pixels. */
const NEAR = 56;

export interface AtlasProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  readonly outlooks: readonly Outlook[];
  /** The direction that is looked at. */
  readonly aimed: Direction | null;
  readonly legs: readonly Leg[];
  /** The planes of these seats may be chosen. */
  readonly choices: readonly number[];
  readonly chosen: number | null;
  /** Where the eye is drawn to. */
  readonly middle: Square;
  /** What has to be in sight with it, as long as nobody has come closer or farther by hand. */
  readonly around: readonly Square[];
  readonly onTap: (square: Square) => void;
  readonly onAim: (square: Square | null) => void;
}

/** A mouse drags the map along; a finger scrolls it as it scrolls anything. */
const pan = (window: RefObject<HTMLElement | null>, press: PointerEvent): void => {
  const element = window.current;
  if (element === null || press.pointerType !== 'mouse' || press.button !== 0) return;
  const { scrollLeft, scrollTop } = element;
  follow(press, {
    begin: () => element.classList.add('panning'),
    move: ({ x, y }) => {
      const [left, top] = [scrollLeft + press.clientX - x, scrollTop + press.clientY - y];
      element.scrollTo({ left, top, behavior: 'instant' });
    },
    end: () => element.classList.remove('panning'),
  });
};

/** The map of the world under its 240 squares, seen whole or from near, where it goes along with the plane that is to move. */
export const Atlas = (props: AtlasProps) => {
  const { view, middle, around, say } = props;
  const window = useRef<HTMLDivElement>(null);
  const size = useSize(window);
  const [step, setStep] = useState<number | null>(null);
  const [current, setCurrent] = useState<Square | null>(null);
  const sides = size === null ? [] : sidesIn(size);
  const seen = step === null ? [middle, ...around] : [middle];
  const side = size === null ? 0 : step === null ? sideFor(seen, size) : (sides[step] ?? sides.at(-1) ?? 0);
  const came = useRef(false);

  useLayoutEffect(() => {
    if (size === null || side === 0) return;
    window.current?.scrollTo({ ...scrollTo(seen, side, size), behavior: came.current ? 'auto' : 'instant' });
    came.current = true;
  }, [seen.join(), side, size?.width, size?.height]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : squareByKey(current ?? middle, event.key);
    if (to === null) return;
    event.preventDefault();
    window.current?.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };

  return (
    <div class="atlas">
      <div class="atlas-window" ref={window} data-window>
        <div class={side >= NEAR ? 'atlas-world near' : 'atlas-world'} style={{ '--side': `${side}px` }}>
          <svg class="world-map" viewBox={world.viewBox} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path class="land" d={world.land} />
            <path class="borders" d={world.borders} />
          </svg>
          <Lines outlooks={props.outlooks} aimed={props.aimed} legs={props.legs} />
          {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, not a table */}
          <div
            class="atlas-grid"
            role="grid"
            aria-label={say(line('board.map'))}
            onKeyDown={onKeyDown}
            onPointerDown={(press) => pan(window, press)}
            onMouseLeave={() => props.onAim(null)}
          >
            {Array.from({ length: ROWS }, (_, row) => (
              // biome-ignore lint/a11y: a row of squares; the focus goes from square to square
              <div key={row} class="atlas-row" role="row">
                {Array.from({ length: COLUMNS }, (_, column) => {
                  const square = squareAt(row, column);
                  return (
                    <SquareButton
                      key={square}
                      {...props}
                      square={square}
                      stop={square === (current ?? middle)}
                      onFocus={() => setCurrent(square)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          <BumpNumbers legs={props.legs} />
        </div>
      </div>
      <ZoomButtons side={side} sides={sides} onStep={setStep} say={say} />
      {side > 1.35 * (sides[0] ?? 0) && size !== null && <Minimap window={window} size={size} side={side} view={view} />}
    </div>
  );
};
