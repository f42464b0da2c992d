import type { Locator, Page } from '@playwright/test';
import { en } from '../../rules/src/games/wide-world/text/en.ts';
import { WIDE_WORLD } from '../src/fixtures/wide-world.ts';
import { expectAccessible } from './kit/axe.ts';
import { showFixture } from './kit/fixture.ts';
import { keysOn, taps } from './kit/hands.ts';
import { tableFrom } from './kit/late.ts';
import { expectFits } from './kit/layout.ts';
import { playOut, sitDown, sitDownLate, whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { type WidePlayer, widePlayer } from './kit/wide-world.ts';

type Memory = Parameters<typeof sitDown>[2]['memory'];

const sitAtTable = async (pages: readonly [Page, ...Page[]], memory: Memory): Promise<readonly WidePlayer[]> => {
  const players = pages.map((page) => widePlayer(page, taps));
  const [host, ...guests] = pages;
  await sitDown(host, guests, { game: 'wide-world', memory, first: 'Directions' });
  return players;
};

/** The end as everybody sees it: the count, who won, and every flight on one map. */
const readEnding = async ({ page }: WidePlayer): Promise<void> => {
  await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: /(wins|win) the game/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Flight recorder' }).click();
  await expect(page.getByRole('img', { name: 'All flights of the game on one map.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where the cargo came from' })).toBeVisible();
  const scrub = page.getByRole('slider');
  await scrub.fill('2');
  await expect(page.getByText(/^Turn 2 of \d+/)).toBeVisible();
};

test.describe('Wide World, whole games', () => {
  test.setTimeout(480_000);

  test('two seats by taps only, from the first throw to the flight recorder', async ({ newPlayer }) => {
    const players = await sitAtTable([await newPlayer(), await newPlayer()], 'As printed');
    await playOut(players);
    for (const player of players) await readEnding(player);
  });

  test('two seats by keys only, from the last destinations to the flight recorder', async ({ newPlayer, house }) => {
    const { position } = WIDE_WORLD['ww-late'];
    const holds = await tableFrom(house.url, { game: 'wide-world', position, chairs: ['open'] });
    const [page, guest] = [await newPlayer({ holds }), await newPlayer()];
    const players = [page, guest].map((each) => widePlayer(each, keysOn(each)));
    await sitDownLate(page, [guest], holds);
    await playOut(players);
    for (const player of players) await readEnding(player);
  });

  test('six seats by taps only, five of them robots, from the first throw', async ({ newPlayer }) => {
    const page = await newPlayer({ viewport: { width: 360, height: 740 } });
    const player = widePlayer(page, taps);
    await page.goto('/new/wide-world');
    await page.getByLabel('Your name').fill('Ana');
    for (let seat = 2; seat < 6; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Directions' })).toBeVisible();
    await playOut([player]);
    await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible();
  });

  test('six seats by keys only, five of them robots, from the last destinations', async ({ newPlayer, house }) => {
    const { position } = WIDE_WORLD['ww-late-six'];
    const holds = await tableFrom(house.url, { game: 'wide-world', position, chairs: Array(5).fill('casual') });
    const page = await newPlayer({ holds });
    const player = widePlayer(page, keysOn(page));
    await sitDownLate(page, [], holds);
    await playOut([player]);
    await readEnding(player);
  });
});

test('products are in the eyes of their owner alone, until they are laid down', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer(), await newPlayer()], 'As printed');
  const sheetOf = ({ page }: WidePlayer) => page.getByRole('region', { name: 'These are yours: remember them' });
  let owner: WidePlayer | undefined;
  while (owner === undefined) {
    const before = players.map(({ received }) => received.length);
    const asked = await whoIsAsked(players);
    await asked.act();
    for (const player of players) {
      const told = player.received.slice(before[players.indexOf(player)]).join('\n');
      if (/"type":"(reached|gift)"[^}]*"products":\["/.test(told)) owner = player;
    }
  }
  await expect(sheetOf(owner)).toBeVisible();
  for (const other of players.filter((player) => player !== owner)) await expect(sheetOf(other)).toHaveCount(0);
  const name = await sheetOf(owner).locator('strong').first().textContent();

  await owner.page.reload();
  await expect(sheetOf(owner)).toContainText(name ?? '');
  await owner.page.getByRole('button', { name: 'Got it' }).click();
  await expect(sheetOf(owner)).toHaveCount(0);
  await owner.page.reload();
  await expect(owner.page.getByRole('group', { name: 'Directions' })).toBeVisible();
  await expect(sheetOf(owner)).toHaveCount(0);
  await expect(owner.page.locator('body')).not.toContainText(name ?? '');
});

test('each direction says what it brings, and one that is barred says why, with the rule', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'ww-fly.en.day');
  const pad = page.getByRole('group', { name: 'Directions' });
  await expect(pad.getByRole('button')).toHaveText(['4', '4', '4', '4', '2', '4', '2', '']);
  const east = pad.getByRole('button', { name: 'Fly east: Travel Agent: a card, bumps Azure, farther by 1 square' });
  const ghana = pad.getByRole('button', { name: 'Fly south-east: stops at the destination, Ghana' });
  await expect(ghana).toHaveClass(/closer/);
  await east.hover();
  await expect(page.locator('.ww-caption')).toHaveText(/^Fly east: /);
  await expect(page.locator('.square.chosen')).toHaveAccessibleName(/Travel Agent station, row 5, column 11, Azure’s plane$/);

  await showFixture(page, 'ww-six.en.day');
  const north = pad.getByRole('button', { name: 'Fly north: off the map' });
  await expect(north).toHaveAttribute('aria-disabled', 'true');
  await north.click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'That line leaves the map' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule WW-2.4' })).toBeVisible();
});

test('after a roll by finger no direction looks chosen, and by key the one that has the focus does', async ({
  newPlayer,
  house,
}) => {
  const aimed = '.key.aimed';
  const rolls = [
    { count: 0, roll: (button: Locator) => button.tap() },
    { count: 1, roll: (button: Locator) => button.press('Enter') },
  ];
  const { position } = WIDE_WORLD['ww-fly'];
  for (const { count, roll } of rolls) {
    const start = { ...position, turn: { seat: 0, step: 'roll' } };
    // a six draws a card that may ask for something else
    for (let tries = 0; tries < 20; tries++) {
      const holds = await tableFrom(house.url, { game: 'wide-world', position: start, chairs: ['casual', 'casual', 'casual'] });
      const page = await newPlayer({ holds, viewport: { width: 390, height: 844 }, hasTouch: true });
      const player = widePlayer(page, taps);
      await page.goto(`/t/${holds.table}`);
      const button = page.getByRole('button', { name: en['board.roll'] });
      await expect.poll(() => player.isAsked).toBe(true);
      const { version } = player;
      await roll(button);
      await expect.poll(() => player.version).toBeGreaterThan(version);
      if (player.view.turn.step !== 'fly') continue;
      await expect(page.locator('.pad :focus')).toHaveCount(1);
      await expect(page.locator(aimed)).toHaveCount(count);
      break;
    }
  }
});

test('a Travel Agent card says whose it is, and speaks to nobody else', async ({ newPlayer }) => {
  const page = await newPlayer();
  const card = page.locator('.agent-card');
  await showFixture(page, 'ww-tailwind.en.day');
  await expect(card).toHaveText(`${en['agent.tailwind']} ${en['agent.tailwind.text']}`);
  await showFixture(page, 'ww-tailwind-other.en.day');
  await expect(card).toHaveText(`${en['agent.tailwind']} Azure reads out: “${en['agent.tailwind.text']}”`);
  await showFixture(page, 'ww-tailwind-other.ru.day');
  await expect(card).toContainText('Лазурный читает вслух: «');
  await showFixture(page, 'ww-tailwind-other.es.day');
  await expect(card).toContainText('Azul lee en voz alta: «');
});

test('the squares are one tab stop, with the arrows from one to the next, each with its name', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 360, height: 740 } });
  await showFixture(page, 'ww-roll.en.day');
  const grid = page.getByRole('grid', { name: 'The map of the world' });
  await expect(grid.getByRole('gridcell')).toHaveCount(240);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  await expect(page.locator(':focus')).toHaveAccessibleName('row 5, column 8, your plane');
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName('Destination: Ghana, row 6, column 9, your destination');
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName('Travel Agent station, row 6, column 19');
  await expect(page.locator(':focus')).toBeInViewport();
});

test('on a phone the map goes along with the plane, can be dragged, and be seen whole', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 360, height: 740 } });
  await showFixture(page, 'ww-fly.en.day');
  const own = page.locator('[data-at="sq.5,8.0"]');
  const window = page.locator('.atlas-window');
  await expect(own).toBeInViewport({ ratio: 1 });
  const box = await own.boundingBox();
  expect(box?.width).toBeGreaterThan(24);
  const left = await window.evaluate(({ scrollLeft }) => scrollLeft);
  await page.mouse.move(150, 330);
  await page.mouse.down();
  await page.mouse.move(90, 330, { steps: 4 });
  await page.mouse.up();
  expect(await window.evaluate(({ scrollLeft }) => scrollLeft)).toBe(left + 60);
  await page.getByRole('button', { name: 'The whole map' }).click();
  expect(await window.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
])
  test(`at ${viewport.width} by ${viewport.height} every end of a bump is in the window of the map`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport });
    for (const table of ['ww-bump', 'ww-chain', 'ww-trade']) {
      await showFixture(page, `${table}.ru.day`);
      const window = await page.locator('.atlas-window').boundingBox();
      if (window === null) throw new Error('no map');
      const targets = page.locator('.square.target');
      await expect(targets, table).not.toHaveCount(0);
      for (const target of await targets.all())
        await expect
          .poll(async () => {
            const box = await target.boundingBox();
            if (box === null) return false;
            const [right, bottom] = [window.x + window.width + 1, window.y + window.height + 1];
            return box.x >= window.x - 1 && box.y >= window.y - 1 && box.x + box.width <= right && box.y + box.height <= bottom;
          }, table)
          .toBe(true);
    }
  });

test('in the quiz a product is found by its country, and chosen by keys', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'ww-customs.en.day');
  const search = page.getByRole('combobox', { name: 'Search a product or a country' });
  await search.fill('thai');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['rice Thailand', 'teak Thailand']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Declare: rice, teak' })).toBeEnabled();
  await search.fill('xyz');
  await expect(page.getByText('Nothing by that name. Try a shorter word.')).toBeVisible();
});

test('with helped memory the top two of the own pile can be looked at, and no more', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'ww-helped.en.day');
  const sheet = page.getByRole('region', { name: 'Your top two' });
  await expect(sheet.locator('strong')).toHaveText(['jet engines', 'Toledo steel']);
  await page.getByRole('button', { name: 'Look at your top two' }).click();
  await expect(sheet).toHaveCount(0);
  await showFixture(page, 'ww-roll.en.day');
  await expect(page.getByRole('button', { name: 'Look at your top two' })).toHaveCount(0);
});

test('a plane to trade places with is chosen in the list or on the map, and what both gain is said', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'ww-trade.en.day');
  const list = page.getByRole('group', { name: 'Choose a plane' });
  await expect(list.getByRole('button', { pressed: true })).toHaveText(/^AzureMaximiliana: closer by 2 squaresAzure: no closer/);
  await page.locator('[data-at="sq.3,13"]').click();
  await expect(page.locator('.actions .primary')).toHaveText(/^Trade places with Константин/);
});

/** `axe`: where the parts of the page lie differently from those before; it takes its time over 240 squares. */
const SIZES = [
  { width: 360, height: 640, axe: true },
  { width: 640, height: 360, axe: false },
  { width: 768, height: 1024, axe: false },
  { width: 1440, height: 900, axe: true },
] as const;

const TABLES = [
  'ww-start',
  'ww-fly',
  'ww-six',
  'ww-chain',
  'ww-memorise',
  'ww-helped',
  'ww-tailwind',
  'ww-trade',
  'ww-inspect',
  'ww-customs',
  'ww-wrong',
  'ww-waiting',
  'ww-homeward',
] as const;

/** Those of which each has something that no other has. */
const CHECKED = ['ww-memorise', 'ww-trade', 'ww-customs'] as const;

const FIT = {
  vital: '.prompt-now, .ww .actions .button, .ww .key',
  whole: '.stage',
  targets: [['.ww .key, .ww .actions .button, .ww .desk-tool, .quiz-list > *', 44]],
} as const;

for (const { axe, ...viewport } of SIZES)
  test(`at ${viewport.width} by ${viewport.height} nothing scrolls but the map, and what can be done is in sight`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport });
    for (const table of TABLES)
      for (const look of table === 'ww-fly' ? ['en.day', 'es.night', 'ru.day', 'long.night'] : ['ru.night']) {
        const where = `${table}.${look}`;
        await showFixture(page, where);
        await expectFits(page, viewport, FIT, where);
        if (axe && CHECKED.some((each) => each === table)) await expectAccessible(page, where);
      }
  });
