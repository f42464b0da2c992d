import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const LANGUAGES = ['en', 'es', 'ru'] as const;
const LIGHTS = [
  ['light', 'day'],
  ['dark', 'night'],
] as const;
/** The narrowest phone. Whoever opens a table there sees the table first, and the panes beside it one at a time. */
export const PHONE = { width: 360, height: 740 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;

/** Reads the page in another language; a dialog that lies over the bar stays where it is. */
const readIn = async (page: Page, language: (typeof LANGUAGES)[number]): Promise<void> => {
  await page.locator('.bar select').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready); // letters that come late are wider
};

/** Waits until what fades from day to night has done so. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : []))),
  );

const expectFits = async (page: Page, width: number, where: string): Promise<void> => {
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
  await expectAccessible(page, where);
};

/**
 * Holds what is shown now to the same in every language, by day and by night, on the narrowest phone, and once on a desktop: free of what
 * axe calls serious, and not wider than the window. Leaves it in English, by day and as large as before.
 */
export const expectFitsAll = async (page: Page, where: string): Promise<void> => {
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  for (const language of LANGUAGES) {
    await readIn(page, language);
    for (const [colorScheme, light] of LIGHTS) {
      await page.emulateMedia({ colorScheme });
      await expectFits(page, PHONE.width, `${where}, ${language} by ${light}`);
    }
  }
  await readIn(page, 'en');
  await page.setViewportSize(DESKTOP);
  await expectFits(page, DESKTOP.width, `${where}, on a desktop`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
};
