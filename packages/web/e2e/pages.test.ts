import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { type BonniePlayer, bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { taps } from './kit/hands.ts';
import { cutOptions } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';
import { until } from './kit/until.ts';

const SIZES = [
  [{ width: 360, height: 740 }, 'light'],
  [{ width: 1024, height: 768 }, 'light'],
  [{ width: 1440, height: 900 }, 'dark'],
] as const;

/** From the first page to a game against one robot. */
const playARobot = async (page: Page): Promise<BonniePlayer> => {
  const player = bonniePlayer(page, taps);
  await page.goto('/');
  await page.getByRole('link', { name: /Bonnie and Clyde/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  return player;
};

const untilAsked = (player: BonniePlayer): Promise<void> => until(() => player.isAsked, 'one is asked');

test('from the first page to the first move against a robot in three taps', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/');
  await page.getByRole('link', { name: /Bonnie and Clyde/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Draw from the case file' }).click({ timeout: 20_000 });
  await expect(page.getByRole('status').filter({ hasText: /Play|discard/i })).toBeVisible();
});

test('where the browser remembers nothing, whoever made the table still holds the seat', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playARobot(page);
});

test('the first page shows the five games', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/');
  for (const name of ['Bonnie and Clyde', 'The Card Game', 'Wide World', 'Coordinates of Wonders', 'Junior Detective'])
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('what is not allowed answers a tap with the reason, and the reason leads to the paragraph', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = await playARobot(page);
  await untilAsked(player);
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'BC-2.1' })).toBeVisible();
  await page.getByRole('link', { name: /BC-2\.1/ }).click();
  await expect(page.getByRole('dialog').getByText('BC-2.1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
});

test('with printed memory the log does not name a discard that lies covered', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = await playARobot(page);
  const named = page.getByRole('log').getByText(/discards [A-Z]/);
  for (let turn = 0; turn < 30; turn++) {
    await untilAsked(player);
    await player.act();
    if (turn > 3) await expect.poll(() => named.count()).toBeLessThanOrEqual(1);
  }
});

test('each player reads the own language', async ({ newPlayer }) => {
  const page = await newPlayer();
  await playARobot(page);
  const language = page.getByRole('combobox', { name: /Language|Idioma|Язык/ });
  for (const [name, lang, hand] of [
    ['Español', 'es', 'Tu mano'],
    ['Русский', 'ru', /рук|карты/i],
    ['English', 'en', 'Your hand'],
  ] as const) {
    await language.selectOption({ label: name });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('group', { name: hand })).toBeVisible();
    // a key that has no words would be shown as it is
    await expect(page.getByText(/\b(?:board|prompt|wait|log|table|tab|card)\.[a-z-]+/)).toHaveCount(0);
  }
});

for (const locale of ['en', 'es', 'ru'])
  test(`on a small phone whatever a select offers can be read whole, in ${locale}`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport: { width: 360, height: 740 }, locale });
    for (const path of ['/', '/new/carmen-card-game', '/new/wide-world', '/class/new']) {
      await page.goto(path);
      await expect(page.locator(path === '/' ? '.game-card' : '.setup-play').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await cutOptions(page.locator('select')), path).toEqual([]);
    }
  });

test.describe('every screen', () => {
  // other languages are looked at in access.test.ts, by day and by night
  for (const [size, colorScheme] of SIZES)
    test(`fits ${size.width} × ${size.height} and is free of serious faults to axe, ${colorScheme}`, async ({ newPlayer }) => {
      const page = await newPlayer();
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const check = async (): Promise<void> => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(size.width);
        await expectAccessible(page, page.url());
      };
      for (const [path, heading] of [
        ['/', 'Which case shall we open?'],
        ['/new/bonnie-and-clyde', 'Bonnie and Clyde'],
        ['/rules/bonnie-and-clyde', /Bonnie and Clyde/],
        ['/credits', /Credits/],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await check();
      }
      const player = await playARobot(page);
      await untilAsked(player);
      await check();
      await player.act();
      await untilAsked(player);
      await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
      await check();
    });
});
