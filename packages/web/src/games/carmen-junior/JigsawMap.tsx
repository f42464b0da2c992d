import type { Seat } from '@tabletrotter/rules';
import { at } from '@tabletrotter/rules';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../../ui/size.ts';
import { type Sight, scaleFor, scrollTo } from './camera.ts';
import { useHold } from './hold.ts';
import { boxOfReach, boxOfRegion, drawingOf, HEIGHT, LAND, MIDDLES, STILL_WATER, WHOLE, WIDTH } from './jigsaw.ts';
import './jigsaw.css';
import { RING } from './labels.ts';
import type { Mark } from './marks.ts';
import { mayGo, PIECES, type Piece, type Props, walkerOf } from './model.ts';
import { PieceButton } from './PieceButton.tsx';
import type { Pins } from './pins.ts';
import { regionOf } from './regions.ts';
import { pieceByKey } from './steps.ts';
import { useLabels } from './useLabels.ts';
import { lineOver } from './way.ts';
import { line } from './words.ts';

export interface MapProps extends Pick<Props, 'view' | 'say'> {
  /** The viewer is to choose where to go. */
  readonly asked: boolean;
  readonly chosen: Piece | null;
  /** How the world is looked at. */
  readonly sight: Sight;
  /** The piece that comes to the middle, wherever it is; `null`: none. */
  readonly middle: Piece | null;
  /** Pieces along which the eye is led, from the pawn on. */
  readonly way: readonly Piece[];
  readonly marks: ReadonlyMap<Piece, Mark>;
  readonly pins: Pins;
  /** Pieces where the viewer has just hidden something. */
  readonly hid: { readonly pieces: readonly Piece[]; readonly owner: Seat } | null;
  /** Pieces that glow. */
  readonly glow: readonly Piece[];
  /** Without names and without places that anything could fly to. */
  readonly blank: boolean;
  readonly onTap: (piece: Piece) => void;
  readonly onHold: (piece: Piece) => void;
}

/** From so many CSS pixels a unit on, there is room for the names. */
const NAMED = 0.5;

/** The map of the world in its 32 pieces. Outlines take the mouse too; the round buttons on them are what keys and fingers find. */
export const JigsawMap = (props: MapProps) => {
  const { view, asked, chosen, sight, middle, way, glow, say } = props;
  const window = useRef<HTMLDivElement>(null);
  const size = useSize(window);
  const [current, setCurrent] = useState<Piece | null>(null);
  const stop = current ?? at(view.seats, walkerOf(view)).at;
  const box = sight === 'reach' ? boxOfReach(view) : boxOfRegion(sight);
  const scale = size === null ? 0 : scaleFor(sight, box, WHOLE, size);
  const sides = useLabels(window, scale, props.blank);
  const holdsOf = useHold(props.onTap, props.onHold);

  // a part of the world, and in it the piece that was chosen, come to the middle, or the piece that is looked under
  useLayoutEffect(() => {
    if (size === null || scale === 0) return;
    const eyed = middle ?? (chosen !== null && regionOf(chosen) === sight ? chosen : null);
    const near = eyed === null ? box : drawingOf(eyed).box;
    window.current?.scrollTo(scrollTo(near, scale, size));
  }, [sight, middle, scale, size?.width, size?.height]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = pieceByKey(stop, event.key, MIDDLES);
    if (to === null) return;
    event.preventDefault();
    window.current?.querySelector<HTMLElement>(`[data-piece="${to}"]`)?.focus();
  };
  const classOf = (piece: Piece): string => {
    const isTarget = asked && mayGo(view, piece);
    const state = `${isTarget ? ' may-go' : ''}${piece === chosen ? ' chosen' : ''}${glow.includes(piece) ? ' glows' : ''}`;
    return `jig-piece ground-${regionOf(piece)}${state}`;
  };
  return (
    <div class="jig-window" ref={window} data-window>
      <div class="jig-world" style={{ '--u': `${scale}px`, '--ring': `${RING}px` }} data-far={scale < NAMED ? '' : undefined}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <path class="jig-still" d={STILL_WATER} />
          {PIECES.map((piece) => (
            // the button of the same piece lies on it and takes the keys
            <path key={piece} class={classOf(piece)} d={drawingOf(piece).outline} {...holdsOf(piece)} />
          ))}
          <path class="jig-land" d={LAND} />
          {PIECES.filter((piece) => !view.board.includes(piece)).map((piece) => (
            <path key={piece} class="jig-hole" d={drawingOf(piece).outline} />
          ))}
          {chosen !== null && <path class="jig-choice" d={drawingOf(chosen).outline} />}
          {glow.map((piece) => (
            <path key={piece} class="jig-glow" d={drawingOf(piece).outline} />
          ))}
          {way.length > 1 && (
            <path
              class="jig-way"
              d={lineOver(
                way.map((piece) => drawingOf(piece).middle),
                WIDTH,
              )}
            />
          )}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, not a form */}
        <div class="jig-buttons" role="group" aria-label={say(line('board.map'))} onKeyDown={onKeyDown}>
          {PIECES.map((piece) => (
            <PieceButton
              key={piece}
              {...props}
              piece={piece}
              stop={piece === stop}
              onFocus={() => setCurrent(piece)}
              side={sides.get(piece)}
              holds={holdsOf(piece)}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
