import world from 'map:world';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../../ui/world-map.css';
import type { Size } from './camera.ts';
import { COLUMNS, ROWS, squareOf, type View } from './model.ts';

interface MinimapProps {
  readonly window: RefObject<HTMLElement | null>;
  readonly size: Size;
  /** The side of a square, in CSS pixels. */
  readonly side: number;
  readonly view: View;
}

/** Where on earth one is: the whole world, very small, with the part that is in sight. */
export const Minimap = ({ window, size, side, view }: MinimapProps) => {
  const [{ left, top }, setCorner] = useState({ left: 0, top: 0 });
  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    const read = (): void => setCorner({ left: element.scrollLeft, top: element.scrollTop });
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [window, side]);
  return (
    <div class="minimap" aria-hidden="true">
      <svg class="world-map" viewBox={world.viewBox} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path class="land" d={world.land} />
      </svg>
      <svg class="minimap-seen" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true" focusable="false">
        <rect x={left / side} y={top / side} width={size.width / side} height={size.height / side} />
        {view.seats.map((plane, seat) => {
          const square = squareOf(plane);
          return (
            <circle
              key={seat}
              class={`minimap-plane fill-${seat}`}
              cx={(square % COLUMNS) + 0.5}
              cy={Math.floor(square / COLUMNS) + 0.5}
              r="0.55"
            />
          );
        })}
      </svg>
    </div>
  );
};
