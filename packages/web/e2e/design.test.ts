import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { showFixture } from './kit/fixture.ts';
import { expect, test } from './kit/test.ts';

const GROUPS = ['parts', 'cards', 'pieces', 'dialog', 'company'] as const;
const PHONE = { width: 360, height: 740 };

const show = (page: Page, picture: string, tongue: string, light: string): Promise<void> =>
  showFixture(page, `${picture}.${tongue}.${light}`);

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const fontOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);

const sizeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Sets one of the reader's choices, as the settings do. */
const choose = (page: Page, what: 'font' | 'text', value: string): Promise<void> =>
  page.locator('html').evaluate(
    (root, choice) => {
      root.dataset[choice.what] = choice.value;
    },
    { what, value },
  );

test('the parts fit a phone in every language', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.setViewportSize(PHONE);
  for (const group of GROUPS)
    for (const tongue of ['en', 'es', 'ru', 'long'] as const) {
      await show(page, group, tongue, 'day');
      expect(await widthOf(page), `${group} ${tongue}`).toBeLessThanOrEqual(PHONE.width);
    }
});

for (const light of ['day', 'night'] as const)
  test(`the parts are free of serious faults to axe by ${light}`, async ({ newPlayer }) => {
    const page = await newPlayer();
    for (const group of GROUPS) {
      await show(page, group, 'en', light);
      await expectAccessible(page, group);
    }
  });

test('night is dark and day is light in the fixtures, whatever the device says', async ({ newPlayer }) => {
  const page = await newPlayer();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [light, paper] of [
      ['day', 'rgb(247, 240, 225)'],
      ['night', 'rgb(14, 26, 38)'],
    ] as const) {
      await show(page, 'parts', 'en', light);
      await expect(page.locator('html')).toHaveCSS('background-color', paper);
    }
  }
});

test('letters that are easy to tell apart are fetched once they are chosen, and not before', async ({ newPlayer }) => {
  const page = await newPlayer();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/andika/.test(request.url())) fetched.push(request.url());
  });
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  expect(await fontOf(page)).toMatch(/^Onest/);
  await choose(page, 'font', 'easy');
  expect(await fontOf(page)).toMatch(/^Andika/);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
});

for (const font of ['usual', 'easy'] as const)
  test(`text of 90 to 140 % fits a phone, ${font} letters`, async ({ newPlayer }) => {
    const page = await newPlayer();
    await page.setViewportSize(PHONE);
    const check = async (where: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await choose(page, 'font', font);
      for (const [text, size] of [
        ['90', 15.3],
        ['110', 18.7],
        ['125', 21.25],
        ['140', 23.8],
      ] as const) {
        await choose(page, 'text', text);
        expect(await sizeOf(page)).toBeCloseTo(size, 1);
        expect(await widthOf(page), `${where} at ${text} %`).toBeLessThanOrEqual(PHONE.width);
      }
    };
    for (const path of ['/', '/new/bonnie-and-clyde', '/credits']) {
      await page.goto(path);
      await check(path);
    }
    for (const fixture of ['cards.ru.day', 'play.ru.day']) {
      await showFixture(page, fixture);
      await check(fixture);
    }
  });

test('the first page needs little, and nothing from elsewhere', async ({ newPlayer }) => {
  const page = await newPlayer();
  const asked: { readonly url: string; readonly bytes: number }[] = [];
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    asked.push({ url: response.url(), bytes: responseBodySize });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.home-map svg')).toBeVisible();
  const home = new URL(page.url()).origin;
  expect(asked.filter(({ url }) => !url.startsWith(home))).toEqual([]);
  const bytes = (kind: RegExp): number => asked.filter(({ url }) => kind.test(url)).reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes(/\.js$/)).toBeGreaterThan(10_000);
  expect(bytes(/\.js$/)).toBeLessThan(90_000);
  expect(bytes(/./)).toBeLessThan(350_000);
});

test('the map of the world has its places where they are', async ({ newPlayer }) => {
  const page = await newPlayer();
  await show(page, 'pieces', 'en', 'day');
  const map = page.locator('.world-map');
  const box = await map.boundingBox();
  const london = await map.locator('.place').nth(2).boundingBox();
  if (box === null || london === null) throw new Error('no map');
  // 0° is in the middle, and 51.5° N lies 32.5 of 144 degrees below the upper edge
  expect((london.x + london.width / 2 - box.x) / box.width).toBeCloseTo(0.5, 2);
  expect((london.y + london.height / 2 - box.y) / box.height).toBeCloseTo(32.5 / 144, 2);
});
