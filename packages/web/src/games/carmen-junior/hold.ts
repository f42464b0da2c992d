import { useEffect, useRef } from 'preact/hooks';
import { isDrag, type Point } from '../../drag/point.ts';

/** So long a press is a hold, in milliseconds. */
export const HELD = 350;

/** A press: a tap when it is let go, a hold when it lasts, and neither when it goes astray. */
interface Press {
  readonly from: Point;
  readonly timer: ReturnType<typeof setTimeout>;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What a thing listens to so that it can be tapped and held. A tap by a key is a tap, however long it lasts. */
export interface Holds {
  onClick(event: MouseEvent): void;
  onContextMenu(event: MouseEvent): void;
  onPointerCancel(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
}

/** Things that can be tapped, and held. What was held is not tapped by the same press. */
export const useHold = <Thing>(onTap: (thing: Thing) => void, onHold: (thing: Thing) => void): ((thing: Thing) => Holds) => {
  const press = useRef<Press | null>(null);
  const held = useRef(false);
  const letGo = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => letGo, []);
  return (thing) => ({
    onPointerDown(event) {
      letGo();
      held.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const hold = (): void => {
        held.current = true;
        onHold(thing);
      };
      press.current = { from: pointOf(event), timer: setTimeout(hold, HELD) };
    },
    onPointerMove(event) {
      if (press.current !== null && isDrag(press.current.from, pointOf(event))) letGo();
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu(event) {
      if (held.current) event.preventDefault();
    },
    onClick(event) {
      const ofHold = held.current && event.detail > 0;
      held.current = false;
      if (!ofHold) onTap(thing);
    },
  });
};
