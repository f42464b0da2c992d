import type { Locator, Page } from '@playwright/test';
import { bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { showFixture } from './kit/fixture.ts';
import { taps } from './kit/hands.ts';
import { expect, test } from './kit/test.ts';
import { until } from './kit/until.ts';

/** What a line of a score sheet counts is marked while it is pointed at, tabbed to or tapped. */
const marksIts = async (sheet: Locator, line: Locator, point: () => Promise<void>): Promise<void> => {
  const marked = sheet.locator('.piece.marked');
  await expect(marked).toHaveCount(0);
  await point();
  await expect(marked).not.toHaveCount(0);
  const cards = Number(/\d+/.exec((await line.locator('.line-label').textContent()) ?? '')?.[0]);
  await expect(marked.locator('.piece-one')).toHaveCount(cards);
};

test('a line of the score sheet points at the cards that it counts, by mouse and by keys', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'round.en.day');
  const sheet = page.getByRole('dialog').getByRole('region', { name: 'Jade' });
  const line = sheet.getByRole('button', { name: /cards? sideways/ });
  await marksIts(sheet, line, () => line.hover());
  await page.getByRole('dialog').getByRole('heading').first().hover();
  await marksIts(sheet, line, () => line.focus());
});

test('on a phone a tap on a line does the same, and nothing is wider than the page', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await showFixture(page, 'round.ru.night');
  const sheet = page.getByRole('dialog').locator('.seat-sheet').first();
  const line = sheet.getByRole('button').first();
  await marksIts(sheet, line, () => line.tap());
  const body = page.locator('.dialog-body');
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('the newsreel drives the car over the map, or shows the way at once where nothing may move', async ({ newPlayer }) => {
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const page = await newPlayer({ speed: '1', reducedMotion });
    await showFixture(page, 'round.en.day');
    await page.getByRole('tab', { name: 'Newsreel' }).click();
    await expect(page.getByRole('img', { name: 'The car on the map, stop by stop' })).toBeVisible();
    const car = page.locator('.motor-car');
    expect((await car.evaluate((element) => element.getAnimations().length)) > 0).toBe(moves);
    const stops = await page.getByRole('list', { name: 'Stops of the car' }).getByRole('listitem').count();
    await expect(page.locator('.leg')).toHaveCount(stops - 1);
    await expect(page.locator('.visit')).toHaveCount(stops);
  }
});

/** The end of a round: its sheet with cards, its newsreel, and not a word of what lies hidden. */
const readRound = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.piece').first()).toBeVisible();
  await dialog.getByRole('tab', { name: 'Newsreel' }).click();
  const headlines = dialog.locator('.headlines li');
  await expect(headlines.nth(2)).toBeVisible();
  expect(await headlines.count()).toBeLessThanOrEqual(6);
};

test.describe('a whole game against a robot', () => {
  test.setTimeout(120_000);

  test('tells where they hid when it is over, and not before', async ({ newPlayer }) => {
    const page = await newPlayer();
    const player = bonniePlayer(page, taps);
    await page.goto('/new/bonnie-and-clyde');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const sheet = page.getByRole('dialog');
    let read = false;
    for (;;) {
      await until(() => player.isAsked || player.isOver);
      if (player.isOver) break;
      await expect(page.getByText('Where they hid')).toHaveCount(0);
      if (!read && (await sheet.isVisible())) {
        await readRound(page);
        read = true;
      }
      await player.act();
    }
    await sheet.getByRole('button', { name: 'See the result' }).click();
    await page.getByRole('tab', { name: 'Where they hid' }).click();
    const last = page.locator('.where-they-hid details[open]');
    await expect(last.getByText(/^Bonnie hid at/)).toBeVisible();
    await expect(last.getByText(/^Clyde hid at/)).toBeVisible();
    await expect(last.getByRole('list', { name: 'Dealt under the road' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('tab', { name: 'Newsreel' }).click();
    await expect(page.locator('.ending .headlines li').nth(2)).toBeVisible();
    expect(read).toBe(true);
  });
});
