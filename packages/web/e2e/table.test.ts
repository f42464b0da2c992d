import type { Page } from '@playwright/test';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import { Player } from './kit/player.ts';
import type { House } from './kit/server.ts';
import { expect, test } from './kit/test.ts';

/** Makes a table for two with the friend's seat open, and both sit down at it. */
const sitDown = async (host: Page, guest: Page, hands: (page: Page) => Hands): Promise<readonly [Player, Player]> => {
  const players = [new Player(host, hands(host)), new Player(guest, hands(guest))] as const;
  await host.goto('/new/bonnie-and-clyde');
  await host.getByLabel('Your name').fill('Ana');
  await host.getByLabel('Azure: who sits here').selectOption({ label: 'A friend, by link' });
  await host.getByRole('radio', { name: 'Helped' }).check();
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('heading', { name: 'The table' })).toBeVisible();
  await guest.goto(new URL(host.url()).pathname);
  await guest.getByLabel('Your name').fill('Leo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  return players;
};

const whoIsAsked = async (players: readonly Player[]): Promise<Player> => {
  await expect.poll(() => players.some((player) => player.isAsked || player.isOver)).toBe(true);
  const asked = players.find((player) => player.isAsked || player.isOver);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

/** Plays on until the game is over. */
const playOut = async (players: readonly Player[]): Promise<void> => {
  for (;;) {
    const asked = await whoIsAsked(players);
    if (asked.isOver) return;
    await asked.act();
  }
};

const playTurns = async (players: readonly Player[], actions: number): Promise<void> => {
  for (let action = 0; action < actions; action++) await (await whoIsAsked(players)).act();
};

test.describe('Bonnie and Clyde, two people in two browsers', () => {
  test.setTimeout(360_000);

  for (const [name, hands] of [
    ['taps', () => taps],
    ['keys', keysOn],
  ] as const) {
    test(`a whole game by ${name} only, from the deal to the end`, async ({ newPlayer }) => {
      const players = await sitDown(await newPlayer(), await newPlayer(), hands);
      await playOut(players);
      for (const { page } of players) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { name: /wins the game/ })).toBeVisible();
      }
    });
  }
});

test('a reload in mid-turn shows the same seat, hand and question', async ({ newPlayer }) => {
  const players = await sitDown(await newPlayer(), await newPlayer(), () => taps);
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
  const players = await sitDown(await newPlayer(), await newPlayer(), () => taps);
  for (let time = 0; time < 3; time++) {
    await playTurns(players, 4);
    const asked = await whoIsAsked(players);
    const before = asked.view;
    await house.kill();
    await expect(asked.page.getByText(/line to the table is broken/).first()).toBeVisible();
    await house.start();
    await expect(asked.page.getByText(/line to the table is broken/)).toBeHidden({ timeout: 20_000 });
    expect(asked.view).toEqual(before);
    await asked.act();
  }
});
