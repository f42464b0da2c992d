import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { showFixture } from './kit/fixture.ts';
import { type Held, tableFrom } from './kit/late.ts';
import { expect, test } from './kit/test.ts';

const PHONE = { width: 360, height: 740 } as const;
const DESKTOP = { width: 1440, height: 900 } as const;

/** Screens outside a table, and tables at every kind of step. English is looked at in a live game (pages.test.ts). */
const PATHS = ['/', '/new/bonnie-and-clyde', '/rules/bonnie-and-clyde', '/credits', '/class/new', '/replay'] as const;
const TABLES = ['play', 'choose', 'search', 'round', 'over', 'cc-start', 'cc-warrant', 'cc-over'] as const;

for (const [language, light, size] of [
  ['es', 'day', PHONE],
  ['es', 'night', DESKTOP],
  ['ru', 'day', DESKTOP],
  ['ru', 'night', PHONE],
] as const)
  test(`every screen is free of serious faults to axe and fits, ${language} by ${light}`, async ({ newPlayer, house }) => {
    const open = async (holds?: Held): Promise<Page> => {
      const opened = await newPlayer({ locale: language, viewport: size, ...(holds === undefined ? {} : { holds }) });
      await opened.emulateMedia({ colorScheme: light === 'day' ? 'light' : 'dark' });
      return opened;
    };
    const page = await open();
    const check = async (where: string, page: Page): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator(`[lang="${language}"]`).first()).toBeAttached();
      await expectAccessible(page, where);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(size.width);
    };
    for (const path of PATHS) {
      await page.goto(path);
      await check(path, page);
    }
    for (const table of TABLES) {
      await showFixture(page, `${table}.${language}.${light}`);
      await check(table, page);
    }
    // before the start, seen by its maker and on a screen; a device that two people share; and the tables that one holds
    for (const chair of ['open', 'here'] as const) {
      const holds = await tableFrom(house.url, { game: 'bonnie-and-clyde', position: null, chairs: [chair] });
      const holder = await open(holds);
      for (const path of [`/t/${holds.table}`, `/t/${holds.table}/screen`, '/']) {
        await holder.goto(path);
        await check(`${path}, ${chair}`, holder);
      }
    }
  });

test('the settings and the dialogs are free of serious faults to axe', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page, 'settings');
});

test('seats are told apart without any colour', async ({ newPlayer }) => {
  const page = await newPlayer();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await showFixture(page, 'pieces.en.day');
  const glyphs = page.locator('main .glyph.large');
  await expect(glyphs.first()).toBeVisible();
  const outlines = await glyphs.evaluateAll((all) => all.map((glyph) => glyph.innerHTML));
  expect(new Set(outlines).size).toBe(6);
  const pictures = new Set<string>();
  for (let seat = 0; seat < 6; seat++)
    pictures.add((await page.locator(`main .glyph.large.seat-${seat}`).first().screenshot()).toString('base64'));
  expect(pictures.size).toBe(6);
});
