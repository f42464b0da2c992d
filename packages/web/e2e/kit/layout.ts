import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The size of a window, in CSS pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of what can be seen of something. */
export const boxesOf = (found: Locator): Promise<readonly Box[]> =>
  found.evaluateAll((all) =>
    all
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ element, box: { x, y, width, height } }) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        x,
        y,
        width,
        height,
      })),
  );

/** What is not wholly inside the window. */
export const outside = (boxes: readonly Box[], window: Window): readonly Box[] =>
  boxes.filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > window.width + 0.5 || y + height > window.height + 0.5);

/** What of the others lies, even in part, under something. */
export const overlapping = async (found: Locator, others: Locator): Promise<readonly Box[]> => {
  const [upper, lower] = [await boxesOf(found), await boxesOf(others)];
  const meet = (one: Box, other: Box): boolean =>
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height - 0.5 &&
    other.y < one.y + one.height - 0.5;
  return lower.filter((each) => upper.some((one) => meet(one, each)));
};

/** What is too small for a finger of so many pixels. */
export const smaller = (boxes: readonly Box[], least: number): readonly Box[] =>
  boxes.filter(({ width, height }) => Math.min(width, height) < least - 0.1);

/** What has more in it than can be seen. */
export const clipped = (found: Locator): Promise<readonly string[]> =>
  found.evaluateAll((all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .map((each) => `${each.className}: ${each.textContent}`),
  );

/** What a select offers but has no room to show whole: a browser cuts it. */
export const cutOptions = (selects: Locator): Promise<readonly string[]> =>
  selects.evaluateAll((all) =>
    all.flatMap((select) => {
      const room = select.getBoundingClientRect().width;
      return [...select.querySelectorAll('option')]
        .filter((option) => {
          const alone = document.createElement('select');
          alone.className = select.className;
          alone.append(option.cloneNode(true));
          alone.style.cssText = 'position: absolute; width: max-content; max-width: none';
          select.after(alone);
          const { width } = alone.getBoundingClientRect();
          alone.remove();
          return width > room + 0.5;
        })
        .map(({ text }) => text);
    }),
  );

/** The page is as large as its window: nothing of it scrolls. */
export const expectNoScrolling = async (page: Page, window: Window, where: string): Promise<void> => {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  expect(size, where).toEqual(window);
};

interface Fit {
  /** Must be wholly in sight. */
  readonly vital: string;
  /** Must show all that is in it. */
  readonly whole: string;
  /** Must be pressed by fingers: so many pixels at least, each way. */
  readonly targets: readonly (readonly [selector: string, least: number])[];
}

/** A table as it is now: nothing of the page scrolls, what matters is in sight, and what is pressed is large enough. */
export const expectFits = async (page: Page, window: Window, { vital, whole, targets }: Fit, where: string): Promise<void> => {
  await expectNoScrolling(page, window, where);
  expect(outside(await boxesOf(page.locator(vital)), window), where).toEqual([]);
  expect(await clipped(page.locator(whole)), where).toEqual([]);
  for (const [selector, least] of targets)
    expect(smaller(await boxesOf(page.locator(selector)), least), `${where}, ${selector}`).toEqual([]);
};
