import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Held } from './late.ts';
import { House } from './server.ts';

/** Whatever the page complains of: thrown errors, console errors, what the content policy stopped. */
const watchFaults = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // a lost connection is told to the player; the browser's own remark on it is no fault of the page
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_NETWORK/.test(message.text())) faults.push(message.text());
  });
};

/** How a player has set the own device. */
interface Device
  extends Pick<BrowserContextOptions, 'reducedMotion' | 'hasTouch' | 'viewport' | 'bypassCSP' | 'locale' | 'serviceWorkers'> {
  /** Most tests are of what is done, and wait for no motion. */
  readonly speed?: '0.5' | '1' | '2' | 'instant';
  /** A chair that the device holds already. */
  readonly holds?: Held;
}

/** Tests of the page against a real server, one for each worker. A fault in any page fails its test. */
export const test = base.extend<{ readonly newPlayer: (how?: Device) => Promise<Page> }, { readonly house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's names
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  /** Opens a page in a browser context of its own: another person, another device. */
  newPlayer: async ({ browser, house }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ speed = 'instant', holds, ...device } = {}) => {
      const seats = holds === undefined ? [] : [{ name: 'tabletrotter.seats', value: JSON.stringify([holds]) }];
      const localStorage = [{ name: 'tabletrotter.speed', value: speed }, ...seats];
      const storageState = { cookies: [], origins: [{ origin: house.url, localStorage }] };
      const context = await browser.newContext({ baseURL: house.url, locale: 'en-US', storageState, ...device });
      contexts.push(context);
      const page = await context.newPage();
      watchFaults(page, faults);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
