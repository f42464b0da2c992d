import type { Locator, Page } from '@playwright/test';

/** A way to press something on a page. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
}

/** A finger, or a mouse: taps where the thing is. */
export const taps: Hands = { press: (target) => target.click() };

/** More presses of keys than there are stops on a page. */
const MOST_STOPS = 120;

/** Keys alone: Tab from stop to stop, or back; the arrows inside a group; Enter to press. */
export const keysOn = (page: Page): Hands => ({
  async press(target) {
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const key = await keyTowards(target);
      await page.keyboard.press(key);
      if (key === 'Enter') return;
    }
    throw new Error(`no way to ${target} by keys`);
  },
});

/** What somebody presses who sees where the focus is, and where the target: inside a group with a roving focus the arrows. */
const keyTowards = (target: Locator): Promise<'Enter' | 'ArrowRight' | 'ArrowLeft' | 'Tab' | 'Shift+Tab'> =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === element) return 'Enter';
    if (focused === null || focused === document.body) return 'Tab';
    const isAhead = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const group = focused.closest('[role="group"], fieldset');
    const roves = focused.matches('[data-rove]') && element.matches('[data-rove]') && group?.contains(element);
    if (roves) return isAhead ? 'ArrowRight' : 'ArrowLeft';
    return isAhead ? 'Tab' : 'Shift+Tab';
  });
