import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kit/test.ts';

/** A page that has kept itself in the browser, and whose line is then cut. */
const withoutLine = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  await context.setOffline(true);
  return page;
};

const hand = (page: Page) => page.getByRole('group', { name: 'Your hand' }).getByRole('button');
const drawing = (page: Page) => page.getByRole('button', { name: 'Draw from the case file' });

test('without a line the page opens, and one plays against a robot on the device; a reload loses nothing', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en-US', serviceWorkers: 'allow' });
  const page = await withoutLine(context);
  await page.goto('/new/bonnie-and-clyde');
  await page.getByLabel('Without the server, on this device').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await drawing(page).click({ timeout: 20_000 }); // the robot may have begun
  await expect(drawing(page)).toBeHidden();
  const cards = await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  expect(cards.length).toBeGreaterThan(0);
  await page.reload();
  await expect(hand(page)).toHaveCount(cards.length);
  await expect(drawing(page)).toBeHidden();
  expect(await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(cards);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your tables' }).getByText('Your turn')).toBeVisible();
  await context.close();
});

test('where the page is kept, a table on the server says that there is no line, and sends nothing later', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en-US', serviceWorkers: 'allow' });
  const page = await withoutLine(context);
  await page.goto('/new/wide-world');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('There is no line to the table. Try again in a moment.')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your tables' })).toHaveCount(0);
  await context.close();
});
