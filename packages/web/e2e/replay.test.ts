import type { Page } from '@playwright/test';
import { GAMES } from '../../rules/src/games/index.ts';
import { expectAccessible } from './kit/axe.ts';
import { expectFitsAll, PHONE } from './kit/every-way.ts';
import { boxesOf, expectNoScrolling, outside } from './kit/layout.ts';
import { playedOut } from './kit/record.ts';
import { expect, test } from './kit/test.ts';

const choose = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Saved game').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });

for (const game of GAMES)
  test(`${game.id}: a saved game is gone through with anybody’s eyes, side by side, and its dice are checked`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport: { width: 1280, height: 800 } });
    await page.goto('/replay');
    await choose(page, playedOut(game, 'replay'));
    const last = Number(await scrubber(page).getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    await expect(scrubber(page)).toHaveValue(String(last));
    // whose the seats were is not in the record
    const players = page.getByRole('list', { name: 'Players' });
    await expect(players).toContainText('Scarlet');
    await expect(players.getByText('robot', { exact: true })).toHaveCount(0);
    await scrubber(page).focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.getByText(`1 of ${last}`)).toBeVisible();
    await page.getByLabel('With whose eyes').selectOption('0');
    await expect(page.locator('.frame')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0); // nothing can be done any more
    await page.getByLabel('With whose eyes').selectOption({ label: 'Everybody’s, side by side' });
    for (const seat of [0, 1]) await expect(page.frameLocator('iframe').nth(seat).locator('.frame')).toBeVisible();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.locator('iframe').first()).toBeVisible();
    const places = (): readonly string[] => page.frames().flatMap((frame) => /at=\d+/.exec(frame.url()) ?? []);
    await expect.poll(places).toEqual(['at=2', 'at=2', 'at=2']);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/every shuffle and throw follows from the seed/)).toBeVisible();
    await page.getByLabel('With whose eyes').selectOption('public');
    await expectAccessible(page, `replay of ${game.id}`);
  });

test('a replay fits in every language and light: choosing, one’s eyes, side by side, the dice', async ({ newPlayer }) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const page = await newPlayer({ viewport: PHONE });
  await page.goto('/replay');
  await choose(page, '{');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFitsAll(page, 'no saved game');
  await choose(page, playedOut(game, 'replay'));
  await page.getByRole('button', { name: 'One step back' }).click();
  await expectFitsAll(page, 'a replay');
  const more = page.getByRole('button', { name: 'Eyes, dice, another game' });
  await more.click();
  await page.getByLabel('With whose eyes').selectOption('0');
  await more.click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/every shuffle and throw follows from the seed/)).toBeVisible();
  await expectFitsAll(page, 'a replay with one’s eyes, its dice checked');
  await page.getByLabel('With whose eyes').selectOption({ label: 'Everybody’s, side by side' });
  await expect(page.frameLocator('iframe').last().locator('.frame')).toBeVisible();
  await expectFitsAll(page, 'a replay side by side');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.frameLocator('iframe').last().locator('[lang="es"]')).toBeAttached();
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 640, height: 360 },
])
  test(`at ${viewport.width} by ${viewport.height} the controls are one row below the table, and the eyes on a sheet`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport });
    const [game] = GAMES;
    if (game === undefined) throw new Error('no game');
    await page.goto('/replay');
    await choose(page, playedOut(game, 'replay'));
    await expect(page.getByRole('status').filter({ hasText: /wins the game/ })).toBeVisible();
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(page.getByRole('status').filter({ hasText: /wins the game/ })).toHaveCount(0);
    const controls = page.getByRole('region', { name: 'A game once more' });
    const [row] = await boxesOf(controls);
    expect(row?.height).toBeLessThan(64);
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeCloseTo(viewport.height);
    await expect(page.getByLabel('With whose eyes')).toBeHidden();
    await page.getByRole('button', { name: 'Eyes, dice, another game' }).click();
    expect(outside(await boxesOf(controls.locator('button, select')), viewport)).toEqual([]);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.getByText(/every shuffle and throw follows from the seed/)).toBeVisible();
    await page.getByLabel('With whose eyes').selectOption('1');
    await expect(page.getByLabel('With whose eyes')).toBeHidden();
    await expect(page).toHaveURL(/eyes=1/);
    await expectNoScrolling(page, viewport, 'replay');
  });

test('a game that is played on from its end begins again', async ({ newPlayer }) => {
  const page = await newPlayer();
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  await page.goto('/replay');
  await choose(page, playedOut(game, 'replay'));
  await page.getByRole('button', { name: 'Go on by itself' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(Number(await scrubber(page).inputValue())).toBeLessThan(Number(await scrubber(page).getAttribute('max')) / 2);
});

test('a game that was tampered with is told, and what is no game is refused', async ({ newPlayer }) => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const page = await newPlayer();
  await page.goto('/replay');
  await choose(page, '{');
  await expect(page.getByRole('alert')).toContainText('This file is no saved game');
  await choose(page, playedOut(game, 'one').replace('"seed":"one"', '"seed":"two"'));
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('It does not come out as it was recorded.')).toBeVisible();
});
