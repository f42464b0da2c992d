import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isDrag, type Point } from '../drag/point.ts';

const buttonOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;

const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;

interface LiveInput {
  /** The table is shown a little behind what is known. */
  readonly behind: boolean;
  /** What moves is the reader's own act, so that the buttons in sight belong to a question that is answered already. */
  readonly own: boolean;
  catchUp(): void;
}

/** A button that was pressed while the table was behind. */
interface Aimed {
  readonly button: HTMLElement;
  readonly name: string;
  readonly own: boolean;
  /** Where the finger went down; `null` by keys. */
  readonly at: Point | null;
}

const pointOf = (event: Event): Point | null => (event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null);

/** The button that a finger is meant for is there, but slid away under it. */
const slidAway = ({ button, name, at }: Aimed, click: Event): boolean => {
  const lifted = pointOf(click);
  return at !== null && lifted !== null && !isDrag(at, lifted) && button.isConnected && nameOf(button) === name;
};

/**
 * Motion never blocks: whatever would press something on the table brings it to the latest first, and then the press is handled
 * as usual, also where the latest moved the button from under the finger. After an act of one's own, a second tap in haste does
 * not hit the button that has come in the place of the first.
 */
export const useLiveInput = (table: RefObject<HTMLElement | null>, input: LiveInput): void => {
  const now = useRef(input);
  now.current = input;
  useEffect(() => {
    const stage = table.current;
    if (stage === null) return;
    let aimed: Aimed | null = null;
    const onPress = (event: Event): void => {
      const button = buttonOf(event);
      aimed = null;
      if (button === null) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const { behind, own } = now.current;
      if (behind) aimed = { button, name: nameOf(button), own, at: pointOf(event) };
      now.current.catchUp();
    };
    const onClick = (event: Event): void => {
      const button = buttonOf(event);
      const meant = aimed;
      aimed = null;
      if (meant !== null && button !== meant.button && slidAway(meant, event)) {
        event.stopPropagation();
        meant.button.click();
        return;
      }
      const isOther = meant !== null && button !== null && (button !== meant.button || nameOf(button) !== meant.name);
      if (isOther && meant.own) event.stopPropagation();
      else if (button !== null) now.current.catchUp(); // a screen reader presses without a finger
    };
    stage.addEventListener('pointerdown', onPress, true);
    stage.addEventListener('keydown', onPress, true);
    stage.addEventListener('click', onClick, true);
    return () => {
      stage.removeEventListener('pointerdown', onPress, true);
      stage.removeEventListener('keydown', onPress, true);
      stage.removeEventListener('click', onClick, true);
    };
  }, []);
};
