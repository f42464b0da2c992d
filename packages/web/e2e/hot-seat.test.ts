import type { Page } from '@playwright/test';
import { WIDE_WORLD } from '../src/fixtures/wide-world.ts';
import { addressInHouse } from './kit/address.ts';
import { expectAccessible } from './kit/axe.ts';
import { type BonniePlayer, bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { taps } from './kit/hands.ts';
import { curtainOf, hideTab, lift, sitTogether } from './kit/hot-seat.ts';
import { tableFrom } from './kit/late.ts';
import { scan } from './kit/qr.ts';
import { House } from './kit/server.ts';
import { playTurns } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { widePlayer } from './kit/wide-world.ts';

const viewIn = (message: unknown): unknown => {
  if (typeof message !== 'object' || message === null) return undefined;
  if ('view' in message) return message.view;
  return 'game' in message ? viewIn(message.game) : undefined;
};

/** The seats whose hands lie open in a message of the server. */
const openHands = (text: string): readonly number[] => {
  const view = viewIn(JSON.parse(text));
  if (typeof view !== 'object' || view === null || !('hands' in view) || !Array.isArray(view.hands)) return [];
  return view.hands.flatMap((hand, seat) => (Array.isArray(hand) ? [seat] : []));
};

const openedIn = ({ received }: BonniePlayer, from: number): readonly number[] => [
  ...new Set(received.slice(from).flatMap(openHands)),
];

/** Nothing on the page, or in what it was sent since then, is anybody's own. */
const expectCovered = async (player: BonniePlayer, name: string, from: number): Promise<void> => {
  await expect(curtainOf(player.page, name)).toBeVisible();
  await expect(player.page.locator('.hand, .hand-card, .private, .private-mark')).toHaveCount(0);
  await expect(player.page).not.toHaveTitle(/turn/i);
  expect(openedIn(player, from)).toEqual([]);
};

/** Plays until the curtain hangs before the next one; gives the message from which on it did. */
const playUntil = async (player: BonniePlayer, next: string): Promise<number> => {
  const pass = curtainOf(player.page, next);
  const isDue = async (): Promise<boolean> => player.isAsked || (await pass.isVisible());
  while (!(await pass.isVisible())) {
    await player.act();
    await expect.poll(isDue).toBe(true);
  }
  const lastShown = (): number => player.received.findLastIndex((text) => text.includes('"type":"shown"'));
  await expect.poll(() => player.received[lastShown()]).toContain('"viewer":null');
  return lastShown();
};

const HAND = { name: 'Your hand' } as const;

test('Bonnie and Clyde, two people on one device: a curtain before every hand', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 390, height: 844 } });
  const player = bonniePlayer(page, taps);
  await sitTogether(page, { game: 'bonnie-and-clyde', memory: 'As printed' });
  await expectCovered(player, 'Ana', 0);
  await expectAccessible(page, 'curtain');
  for (const [name, seat, next] of [
    ['Ana', 0, 'Leo'],
    ['Leo', 1, 'Ana'],
    ['Ana', 0, 'Leo'],
  ] as const) {
    const from = player.received.length;
    await lift(page, name);
    await expect(page.getByRole('group', HAND)).toBeVisible();
    await expect.poll(() => player.isAsked).toBe(true);
    const covered = await playUntil(player, next);
    expect(openedIn(player, from)).toEqual([seat]);
    await expectCovered(player, next, covered);
  }
  // what the other one did is told before the hand is seen
  await expect(page.getByRole('heading', { name: 'Since your last turn' })).toBeVisible();
});

test('a hidden tab, a reload, and a minute without a touch bring the curtain down', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.clock.install();
  const player = bonniePlayer(page, taps);
  await sitTogether(page, { game: 'bonnie-and-clyde', memory: 'As printed' });
  const hand = page.getByRole('group', HAND);
  await lift(page, 'Ana');
  await expect(hand).toBeVisible();

  await hideTab(page, true);
  await expect(curtainOf(page, 'Ana')).toBeVisible();
  await expect(hand).toHaveCount(0);
  await hideTab(page, false);
  await lift(page, 'Ana');
  await expect(hand).toBeVisible();

  await page.clock.fastForward(61_000);
  await expect(curtainOf(page, 'Ana')).toBeVisible();
  await expect(hand).toHaveCount(0);
  await lift(page, 'Ana');
  await expect(hand).toBeVisible();

  const from = player.received.length;
  await page.reload();
  await expectCovered(player, 'Ana', from);
});

test('Wide World, two people on one device: no curtain where nothing is private', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = widePlayer(page, taps);
  await sitTogether(page, { game: 'wide-world', memory: 'As printed' });
  const acted = new Set<number | null>();
  let heard = 0;
  // whoever is sent on by a card acts once more
  for (let action = 0; action < 24 && acted.size < 2; action++) {
    await expect.poll(() => player.isAsked).toBe(true);
    const { seat } = player.view;
    // whoever has luck in the first flights sees products
    const isShown = player.received.slice(heard).some((text) => text.includes('"sights":[{'));
    if (isShown) await lift(page, seat === 1 ? 'Leo' : 'Ana');
    await expect(page.locator('.curtain')).toHaveCount(0);
    acted.add(seat);
    heard = player.received.length;
    await player.act();
  }
  expect(acted).toEqual(new Set([0, 1]));
});

test('Wide World: what is for one pair of eyes comes behind a curtain, and is not sent before', async ({ newPlayer, house }) => {
  const { position } = WIDE_WORLD['ww-memorise'];
  const holds = await tableFrom(house.url, { game: 'wide-world', position, chairs: ['here'] });
  const page = await newPlayer({ holds });
  const player = widePlayer(page, taps);
  const isShown = (): boolean => player.received.some((text) => text.includes('"products":["'));
  const sheet = page.getByRole('region', { name: 'These are yours: remember them' });
  await page.goto(`/t/${holds.table}`);
  await expect.poll(() => player.isAsked).toBe(true);
  await player.perform({ type: 'fly', direction: 'south-east' });
  await expect(curtainOf(page, 'Ana')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(isShown()).toBe(false);
  await lift(page, 'Ana');
  await expect(sheet).toBeVisible();
  expect(isShown()).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => player.isAsked && player.view.seat).toBe(1);
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
});

const codeOf = async (host: Page): Promise<string> => ((await host.locator('.code').textContent()) ?? '').trim();

/** A table with a chair for somebody who comes by the link; gives its code. */
const inviteOne = async (host: Page, origin = ''): Promise<string> => {
  await host.goto(`${origin}/new/bonnie-and-clyde`);
  await host.getByLabel('Your name').fill('Ana');
  await host.getByLabel('Azure: who sits here').selectOption({ label: 'A friend, by link' });
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('heading', { name: 'The table' })).toBeVisible();
  return codeOf(host);
};

test('somebody on the same device takes a chair in the lobby', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 390, height: 844 } });
  const player = bonniePlayer(page, taps);
  await inviteOne(page);
  await page.getByLabel('Azure: who sits here').selectOption({ label: 'Somebody here, on this device' });
  await page.getByLabel('Name (Azure)').fill('Leo');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Everybody is here.')).toBeVisible();
  await expectAccessible(page, 'a lobby with two on one device');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.curtain')).toBeVisible();
  expect(openedIn(player, 0)).toEqual([]);
});

const QR = { name: 'The link as a QR code' } as const;

const sitDownAt = async (guest: Page, link: string): Promise<void> => {
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Leo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
};

test('a table on a screen, and two phones that come by its link', async ({ newPlayer }) => {
  const [host, guest, screen] = [
    await newPlayer({ viewport: { width: 390, height: 844 } }),
    await newPlayer({ viewport: { width: 390, height: 844 } }),
    await newPlayer({ viewport: { width: 1280, height: 800 } }),
  ];
  const phones = [host, guest].map((page) => bonniePlayer(page, taps));
  const watcher = bonniePlayer(screen, taps);
  const code = await inviteOne(host);
  await screen.goto(`/t/${code}/screen`);
  await expect(screen.getByRole('heading', { name: 'Join with your phone' })).toBeVisible();
  await expectAccessible(screen, 'the lobby of a screen');
  const link = await scan(screen.getByRole('img', QR));
  expect(link).toBe(new URL(`/t/${code}`, screen.url()).href);
  expect(await scan(host.getByRole('img', QR))).toBe(link);
  await sitDownAt(guest, link ?? '');
  await expect(screen.getByText('Leo')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of phones) await expect(page.getByRole('group', HAND)).toBeVisible();
  await playTurns(phones, 6);
  await expect.poll(() => watcher.version).toBe(Math.max(...phones.map(({ version }) => version)));
  expect(openedIn(watcher, 0)).toEqual([]);
  await expect(screen.getByRole('group', HAND)).toHaveCount(0);
  expect(await scan(screen.getByRole('img', QR))).toBe(link);
  await expectAccessible(screen, 'a screen');
});

test('a phone comes by the address of the house', async ({ newPlayer }) => {
  test.skip(addressInHouse() === undefined, 'this machine has no address in a house');
  const house = await House.open('0.0.0.0');
  try {
    const [host, guest] = [await newPlayer(), await newPlayer()];
    const code = await inviteOne(host, house.url);
    const link = await scan(host.getByRole('img', QR));
    expect(link).toMatch(new RegExp(`^http://(?!localhost|127\\.).*/t/${code}$`));
    await sitDownAt(guest, link ?? '');
    await expect(host.getByText('Everybody is here.')).toBeVisible();
    await host.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [host, guest]) await expect(page.getByRole('group', HAND)).toBeVisible();
  } finally {
    await house.close();
  }
});

test('a link moves a seat to another device, once', async ({ newPlayer }) => {
  const [host, old, next, late] = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()];
  const code = await inviteOne(host);
  await sitDownAt(old, `/t/${code}`);
  await old.getByRole('button', { name: 'Leo: to another device' }).click();
  const dialog = old.getByRole('dialog', { name: 'Leo: to another device' });
  await expectAccessible(old, 'a link to a seat');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await scan(dialog.getByRole('img', QR))).toBe(link);

  await next.goto(link);
  await expect(next.getByText('Leo')).toBeVisible();
  await expect(next.getByRole('button', { name: 'Leo: to another device' })).toBeVisible();
  expect(new URL(next.url()).hash).toBe('');
  await expect(old.getByRole('heading', { name: 'Your seat has moved to another device' })).toBeVisible();
  await expect(old.getByRole('button', { name: 'Use it here' })).toHaveCount(0);

  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'The seat could not be moved here' })).toBeVisible();
  await expect(late.getByText('This link has been used')).toBeVisible();
  expect(new URL(late.url()).hash).toBe('');

  await old.getByRole('button', { name: 'Watch' }).click();
  await expect(old.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(old.getByRole('button', { name: 'Leo: to another device' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(next.getByRole('group', HAND)).toBeVisible();
  await expect(old.getByText('You are watching this game.')).toBeVisible();
  await expect(old.getByRole('group', HAND)).toHaveCount(0);
});

test('a lobby says who is away, and tells whoever is taken off their seat', async ({ newPlayer }) => {
  const [host, guest] = [await newPlayer(), await newPlayer()];
  const code = await inviteOne(host);
  await sitDownAt(guest, `/t/${code}`);
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await guest.goto('/');
  await expect(host.getByText('Every seat is taken.', { exact: true })).toBeVisible();
  await guest.goto(`/t/${code}`);
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  const told = guest.getByText('Whoever made the table has taken you off your seat.');
  await host.getByRole('button', { name: 'Free the seat of Leo' }).click();
  await expect(told).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'Stand up again' }).click();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(told).toHaveCount(0); // they know
});

test('a seat that is open in two windows comes back by a button', async ({ newPlayer }) => {
  const page = await newPlayer();
  await inviteOne(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(page.getByRole('heading', { name: 'Your seat is open elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});
