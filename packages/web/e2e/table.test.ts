import type { Page } from '@playwright/test';
import { type BonniePlayer, bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import type { House } from './kit/server.ts';
import { playOut, playTurns, sitDown, whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** A table for two, both sitting at it. */
const sitAtTable = async (host: Page, guest: Page, hands: (page: Page) => Hands): Promise<readonly BonniePlayer[]> => {
  const players = [host, guest].map((page) => bonniePlayer(page, hands(page)));
  await sitDown(host, [guest], { game: 'bonnie-and-clyde', memory: 'Helped', first: 'Your hand' });
  return players;
};

test.describe('Bonnie and Clyde, two people in two browsers', () => {
  test.setTimeout(360_000);

  for (const [name, hands] of [
    ['taps', () => taps],
    ['keys', keysOn],
  ] as const) {
    test(`a whole game by ${name} only, from the deal to the end`, async ({ newPlayer }) => {
      const players = await sitAtTable(await newPlayer(), await newPlayer(), hands);
      await playOut(players);
      for (const { page } of players) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { name: /wins? the game/ })).toBeVisible();
      }
    });
  }
});

test('a reload in mid-turn shows the same seat, hand and question', async ({ newPlayer }) => {
  const players = await sitAtTable(await newPlayer(), await newPlayer(), () => taps);
  for (let time = 0; time < 5; time++) {
    await playTurns(players, 3);
    const asked = await whoIsAsked(players);
    const before = asked.view;
    await asked.page.reload();
    await expect(asked.page.getByRole('group', { name: 'Your hand' })).toBeVisible();
    expect(asked.view).toEqual(before);
    await asked.act();
  }
});

test('the server is killed in mid-turn and the game goes on where it was', async ({
  newPlayer,
  house,
}: {
  newPlayer: () => Promise<Page>;
  house: House;
}) => {
  const players = await sitAtTable(await newPlayer(), await newPlayer(), () => taps);
  for (let time = 0; time < 3; time++) {
    await playTurns(players, 4);
    const asked = await whoIsAsked(players);
    const before = asked.view;
    await house.kill();
    await expect(asked.page.getByText(/no line to the server just now/).first()).toBeVisible();
    await house.start();
    await expect(asked.page.getByText(/no line to the server just now/)).toBeHidden({ timeout: 20_000 });
    expect(asked.view).toEqual(before);
    await asked.act();
  }
});
