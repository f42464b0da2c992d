import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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

/**
 * Motion never blocks: whatever would press something on the table brings it to the latest first, and then the press is handled
 * as usual. After an act of one's own, a second tap in haste does not hit the button that has come in the place of the first.
 */
export const useLiveInput = (table: RefObject<HTMLElement | null>, input: LiveInput): void => {
  const now = useRef(input);
  now.current = input;
  useEffect(() => {
    const stage = table.current;
    if (stage === null) return;
    let aimed: { readonly button: HTMLElement; readonly name: string } | null = null;
    const onPress = (event: Event): void => {
      const button = buttonOf(event);
      aimed = null;
      if (button === null) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      if (now.current.behind && now.current.own) aimed = { button, name: nameOf(button) };
      now.current.catchUp();
    };
    const onClick = (event: Event): void => {
      const button = buttonOf(event);
      const missed = aimed !== null && button !== null && (button !== aimed.button || nameOf(button) !== aimed.name);
      aimed = null;
      if (missed) event.stopPropagation();
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
