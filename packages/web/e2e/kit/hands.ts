import type { Locator, Page } from '@playwright/test';

/** A way to press something on a page. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
}

/** A finger, or a mouse: taps where the thing is. */
export const taps: Hands = { press: (target) => target.click() };

/** More presses of Tab than there are stops on a page. */
const MOST_STOPS = 120;

const hasFocus = async (page: Page, target: Locator): Promise<boolean> => (await target.and(page.locator(':focus')).count()) > 0;

/** Keys alone: Tab from stop to stop, the arrows inside a group, Enter to press. */
export const keysOn = (page: Page): Hands => ({
  async press(target) {
    await target.waitFor();
    if (await reach(page, target, 'Tab', MOST_STOPS)) return page.keyboard.press('Enter');
    throw new Error(`no way to ${target} by keys`);
  },
});

/** Presses Tab until the target has the focus; where a group with a roving focus has it, looks through the group by arrows. */
const reach = async (page: Page, target: Locator, key: 'Tab' | 'ArrowRight', most: number): Promise<boolean> => {
  for (let stop = 0; stop < most; stop++) {
    if (await hasFocus(page, target)) return true;
    if (key === 'Tab' && (await inGroupOf(page, target)) && (await reach(page, target, 'ArrowRight', 30))) return true;
    await page.keyboard.press(key);
  }
  return false;
};

/** Whether the focus is on another member of the target's group. */
const inGroupOf = async (page: Page, target: Locator): Promise<boolean> => {
  const group = page.getByRole('group').filter({ has: page.locator(':focus') });
  return (await group.getByRole('button').and(target).count()) > 0;
};
