import { expect, type Locator, type Page } from '@playwright/test';

/** Two people at one device: they make a table for the two of them and begin. */
export const sitTogether = async (
  page: Page,
  { game, memory }: { readonly game: string; readonly memory: string },
): Promise<void> => {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Azure: who sits here').selectOption({ label: 'Somebody here, on this device' });
  await page.getByLabel('Name (Azure)').fill('Leo');
  await page.getByRole('radio', { name: memory, exact: true }).check();
  await page.getByLabel('Who begins').selectOption('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
};

/** The curtain before somebody's eyes. */
export const curtainOf = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name: `Pass to ${name}`, exact: true });

export const lift = async (page: Page, name: string): Promise<void> => {
  await expect(curtainOf(page, name)).toBeVisible();
  await page.getByRole('button', { name: `I am ${name}`, exact: true }).click();
  await expect(page.locator('.curtain')).toHaveCount(0);
};

/** Hides the tab, or shows it again, as far as the page can tell. */
export const hideTab = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
