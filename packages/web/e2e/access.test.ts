import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { expectFitsAll, PHONE } from './kit/every-way.ts';
import { showFixture } from './kit/fixture.ts';
import { taps } from './kit/hands.ts';
import { curtainOf } from './kit/hot-seat.ts';
import { type Held, tableFrom } from './kit/late.ts';
import { expect, test } from './kit/test.ts';

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

test('the settings fit in every language and light', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectFitsAll(page, 'settings');
});

test('a line that is broken is told in every language and light', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.routeWebSocket('/live', (socket) => socket.close());
  await page.goto('/new/wide-world');
  await expect(page.getByText('There is no line to the server just now.')).toBeVisible();
  await expectFitsAll(page, 'a broken line');
});

test('where people come together fits in every language and light: lobby, links, seats that move, screen, curtain', async ({
  newPlayer,
}) => {
  const open = (): Promise<Page> => newPlayer({ viewport: PHONE });
  const [host, guest, next, screen, silent] = [await open(), await open(), await open(), await open(), await open()];
  // Ana and Leo share a device, Mia comes by the link and begins
  await host.goto('/new/bonnie-and-clyde');
  await host.getByLabel('Your name').fill('Ana');
  await host.getByLabel('Azure: who sits here').selectOption({ label: 'Somebody here, on this device' });
  await host.getByLabel('Name (Azure)').fill('Leo');
  await host.getByRole('button', { name: 'Add a seat' }).click();
  await host.getByLabel('Saffron: who sits here').selectOption({ label: 'A friend, by link' });
  await host.getByLabel('Who begins').selectOption('2');
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('button', { name: 'Leo: to another device' })).toBeVisible();
  await expectFitsAll(host, 'the lobby of its host');
  const path = new URL(host.url()).pathname;

  await screen.goto(`${path}/screen`);
  await expect(screen.getByRole('heading', { name: 'Join with your phone' })).toBeVisible();
  await expectFitsAll(screen, 'the lobby of a screen');
  await guest.goto(path);
  await guest.getByLabel('Your name').fill('Mia');
  await expectFitsAll(guest, 'the form of somebody who comes');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'Mia: to another device' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Mia: to another device' });
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectFitsAll(guest, 'a link to a seat');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  await silent.routeWebSocket('/live', () => undefined); // nobody answers
  await silent.goto(link);
  await expect(silent.getByText('One moment…')).toBeVisible();
  await expectFitsAll(silent, 'a seat that is on its way');
  await next.goto(link);
  await expect(guest.getByRole('heading', { name: 'Your seat has moved to another device' })).toBeVisible();
  await expectFitsAll(guest, 'a seat that has moved');
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'The seat could not be moved here' })).toBeVisible();
  await expectFitsAll(guest, 'a link that was used');

  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.getByRole('button', { name: 'I am Leo' })).toBeVisible();
  await expectFitsAll(host, 'who looks');
  await expect(screen.getByRole('list', { name: 'Players' })).toBeVisible();
  await expectFitsAll(screen, 'a screen');
  const mia = bonniePlayer(next, taps);
  await next.reload(); // so that the player sees all that it is sent
  const curtain = curtainOf(host, 'Ana');
  await expect.poll(() => mia.isAsked).toBe(true);
  while (!(await curtain.isVisible())) {
    await mia.act();
    await expect.poll(async () => mia.isAsked || (await curtain.isVisible())).toBe(true);
  }
  await expectFitsAll(host, 'a curtain');
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
