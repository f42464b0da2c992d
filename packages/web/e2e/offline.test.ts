import type { BrowserContext, Page } from '@playwright/test';
import { FLAGS, wholeChromium } from '../../../scripts/chromium.mjs';
import { en } from '../src/words/en.ts';
import es from '../src/words/es.ts';
import ru from '../src/words/ru.ts';
import { addressInHouse } from './kit/address.ts';
import { House } from './kit/server.ts';
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
  await expect(page.getByLabel('Without the server, on this device')).toBeChecked(); // by itself
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

test('two tabs at one table on the device: what is done in one is seen in the other, and a reload loses nothing', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en-US' });
  const one = await context.newPage();
  await one.goto('/new/bonnie-and-clyde');
  await one.getByLabel('Without the server, on this device').check();
  await one.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(drawing(one)).toBeVisible({ timeout: 20_000 }); // the robot may have begun
  const two = await context.newPage();
  await two.goto(one.url());
  await drawing(two).click();
  await expect(drawing(two)).toBeHidden();
  await expect(drawing(one)).toBeHidden();
  const cards = (page: Page) => hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const drawn = await cards(two);
  expect(drawn.length).toBeGreaterThan(0);
  await expect.poll(() => cards(one)).toEqual(drawn);
  for (const page of [one, two]) {
    await page.reload();
    await expect(hand(page)).toHaveCount(drawn.length);
    await expect(drawing(page)).toBeHidden();
  }
  await context.close();
});

test('where the page is kept, a table on the server says that there is no line, and sends nothing later', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'en-US', serviceWorkers: 'allow' });
  const page = await withoutLine(context);
  await page.goto('/new/wide-world');
  await page.getByLabel('Without the server, on this device').uncheck();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const told = page.getByRole('alert').filter({ hasText: 'tick “Without the server, on this device”' });
  await expect(told).toBeVisible({ timeout: 15_000 });
  await page.getByLabel('Azure: who sits here').selectOption({ label: 'A friend, by link' });
  await expect(page.getByText('without one nobody comes by a link')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your tables' })).toHaveCount(0);
  await context.close();
});

test('the browser finds nothing amiss with installing the page, and offers it', async ({ playwright, house }) => {
  // a context of Playwright's is a private window, in which nothing is installed; and the browser without windows never offers it
  const context = await playwright.chromium.launchPersistentContext('', {
    executablePath: wholeChromium(),
    args: FLAGS,
    baseURL: house.url,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const offered: string[] = [];
  await page.exposeFunction('offered', (name: string) => offered.push(name));
  await page.addInitScript('addEventListener("beforeinstallprompt", ({ type }) => offered(type))');
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Tabletrotter', startUrl: `${house.url}/`, display: 'kStandalone' });
  await expect.poll(() => offered).toEqual(['beforeinstallprompt']);
  await context.close();
});

test('the pictures of the installed page have the sizes that it names', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/');
  const icons = await page.evaluate(async () => {
    const { icons: named }: { icons: { src: string; sizes: string; purpose: string }[] } = await (
      await fetch('/manifest.webmanifest')
    ).json();
    const sizeOf = async (src: string): Promise<string> => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    const drawn = named.filter(({ sizes }) => sizes !== 'any');
    return Promise.all(drawn.map(async ({ src, sizes, purpose }) => ({ sizes, purpose, is: await sizeOf(src) })));
  });
  expect(icons).toEqual([
    { sizes: '192x192', purpose: 'any', is: '192x192' },
    { sizes: '512x512', purpose: 'any', is: '512x512' },
    { sizes: '512x512', purpose: 'maskable', is: '512x512' },
  ]);
});

test('over plain http in the house the page says what it cannot do there, in each language', async ({ newPlayer }) => {
  const address = addressInHouse();
  test.skip(address === undefined, 'this machine has no address in a house');
  const house = await House.open('0.0.0.0');
  const page = await newPlayer({ serviceWorkers: 'allow' });
  const secure = new URL('/new/wide-world', house.url);
  const plain = Object.assign(new URL(secure), { hostname: address });
  const language = page.locator('.bar').getByRole('combobox');
  try {
    await page.goto(plain.href);
    for (const [tongue, words] of Object.entries({ en, es, ru })) {
      await language.selectOption(tongue);
      await expect(page.getByText(words['insecure.so'])).toBeVisible();
    }
    await page.getByRole('button', { name: ru['home.play'] }).click();
    for (const [tongue, words] of Object.entries({ ru, es, en })) {
      await language.selectOption(tongue);
      await page.getByRole('button', { name: words['company.title'] }).click();
      await expect(page.getByText(words['push.insecure'])).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goto(new URL('/', plain).href);
    await expect(page.getByText(en['insecure.so'])).toBeVisible();
    // at the machine itself there is nothing to say
    await page.goto(secure.href);
    await expect(page.getByText(en['new.device-help'])).toBeVisible();
    await expect(page.getByText(en['insecure.so'])).toHaveCount(0);
  } finally {
    await page.close(); // it would miss what it is still loading
    await house.close();
  }
});
