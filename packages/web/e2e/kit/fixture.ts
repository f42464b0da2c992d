import { expect, type Page } from '@playwright/test';

/** Shows a fixture (`cw-ghost.ru.night`) as if its page were loaded for it; where one is shown already, without loading it again. */
export const showFixture = async (page: Page, fixture: string): Promise<void> => {
  const address = `/fixtures#${fixture}`;
  const shown = page.locator(`[data-shown="${address}"]`);
  // going where one is would leave what a test has done there
  if ((await shown.count()) > 0) await page.goto('about:blank');
  await page.goto(address);
  await expect(shown).toBeAttached();
  await page.evaluate(() => document.fonts.ready); // letters that come late move what is measured
};
