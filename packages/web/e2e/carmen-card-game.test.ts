import type { Page } from '@playwright/test';
import { carmenCardGame } from '../../rules/src/games/carmen-card-game/index.ts';
import { host } from '../../rules/src/index.ts';
import { CARMEN_CARD_GAME } from '../src/fixtures/carmen-card-game.ts';
import { expectAccessible } from './kit/axe.ts';
import { type CarmenPlayer, carmenPlayer } from './kit/carmen-card-game.ts';
import { showFixture } from './kit/fixture.ts';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import { tableFrom } from './kit/late.ts';
import { expectFits } from './kit/layout.ts';
import { latePosition } from './kit/record.ts';
import { playOut, playTurns, sitDown, sitDownLate, whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

type Memory = Parameters<typeof sitDown>[2]['memory'];

const sitAtTable = async (
  pages: readonly [Page, ...Page[]],
  memory: Memory,
  hands: (page: Page) => Hands = () => taps,
): Promise<readonly CarmenPlayer[]> => {
  const players = pages.map((page) => carmenPlayer(page, hands(page)));
  const [host, ...guests] = pages;
  await sitDown(host, guests, { game: 'carmen-card-game', memory, first: 'The centre' });
  return players;
};

/** Plays on until somebody has a card in the hand that was looked at; gives who, and what it is. */
const untilSight = async (
  players: readonly CarmenPlayer[],
): Promise<{ readonly looker: CarmenPlayer; readonly card: string }> => {
  for (;;) {
    const looker = await whoIsAsked(players);
    const looking = looker.view.turn.step === 'look';
    await looker.act();
    if (looking) return { looker, card: (await looker.page.locator('.glimpse strong').textContent()) ?? '' };
  }
};

test.describe('the card game, whole games', () => {
  test.setTimeout(480_000);

  const isOver = async (players: readonly CarmenPlayer[]): Promise<void> => {
    for (const { page } of players) {
      await expect(page.getByRole('heading', { name: /wins? the game|The game is over/ })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Through whose eyes' })).toBeVisible();
    }
  };

  test('two seats by taps only, memory as printed, from the deal to the end', async ({ newPlayer }) => {
    const players = await sitAtTable([await newPlayer(), await newPlayer()], 'As printed');
    await playOut(players);
    await isOver(players);
  });

  for (const [name, position, robots, hands] of [
    ['two seats by keys only, with helped memory', latePosition(host(carmenCardGame), { memory: 'helped' }, 30), [], keysOn],
    ['four seats by taps only, with helped memory', CARMEN_CARD_GAME['cc-late'].position, ['casual', 'casual'], () => taps],
    ['four seats by keys only, with printed memory', CARMEN_CARD_GAME['cc-late-printed'].position, ['casual', 'casual'], keysOn],
  ] as const)
    test(`${name}, from the last arrests to the end`, async ({ newPlayer, house }) => {
      const holds = await tableFrom(house.url, { game: 'carmen-card-game', position, chairs: ['open', ...robots] });
      const [page, guest] = [await newPlayer({ holds }), await newPlayer()];
      const players = [page, guest].map((each) => carmenPlayer(each, hands(each)));
      await sitDownLate(page, [guest], holds);
      await playOut(players);
      await isOver(players);
    });
});

test('a forgetful robot is offered, sits down, and plays; a game without one does not offer it', async ({ newPlayer }) => {
  const [host, guest] = [await newPlayer(), await newPlayer()];
  const players = [carmenPlayer(host, taps), carmenPlayer(guest, taps)];
  const chairs = (seat: string) => host.getByRole('combobox', { name: `${seat}: who sits here` });
  const offered = (seat: string) => chairs(seat).locator('option').allTextContents();
  const levels = ['Robot: a fair opponent', 'Robot: plays at random', 'A friend, by link', 'Somebody here, on this device'];
  await host.goto('/new/bonnie-and-clyde');
  await expect(chairs('Azure')).toBeVisible();
  expect(await offered('Azure')).toEqual(levels);
  await host.goto('/new/carmen-card-game');
  await expect(chairs('Azure')).toBeVisible();
  expect(await offered('Azure')).toEqual(levels.toSpliced(1, 0, 'Robot: forgets a lot, for children'));

  await chairs('Azure').selectOption('open');
  await host.getByRole('button', { name: 'Add a seat' }).click();
  await chairs('Saffron').selectOption('forgetful');
  await host.getByRole('combobox', { name: 'Who begins' }).selectOption('Saffron');
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  const seats = host.getByRole('list', { name: 'Players' });
  await expect(seats).toContainText('robot, forgets a lot');
  await chairs('Saffron').selectOption('casual');
  await expect(seats).toContainText('robot, a fair opponent');
  await chairs('Saffron').selectOption('forgetful');
  await expect(seats).toContainText('robot, forgets a lot');
  await guest.goto(new URL(host.url()).pathname);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();

  await playTurns(players, 6);
  await expect.poll(() => /"type":"looked","seat":2/.test(players.flatMap(({ received }) => received).join())).toBe(true);
});

test('what one sees is in the own hand alone: no frame of the others names it', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer(), await newPlayer()], 'As printed');
  for (let look = 0; look < 4; look++) {
    const before = players.map(({ received }) => received.length);
    const { looker } = await untilSight(players);
    await expect(looker.page.getByRole('region', { name: 'You look at a card' })).toBeVisible();
    for (const [place, { received }] of players.entries()) {
      const told = received.slice(before[place]).join('\n');
      expect(/"card":"[a-z-]+"/.test(told)).toBe(players[place] === looker);
    }
  }
});

test('a card in the hand comes again after a reload until it is put back, and then no more', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer()], 'As printed');
  const { looker, card } = await untilSight(players);
  const { page } = looker;
  const sheet = page.getByRole('region', { name: 'You look at a card' });
  await page.reload();
  await expect(sheet.getByText(card, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.cc').getByText(card, { exact: true })).toHaveCount(0);
});

test('marks in the journal are back after a reload and on another device, and beside the free notes', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer()], 'As printed');
  const { looker, card } = await untilSight(players);
  const { page } = looker;
  await page.getByRole('button', { name: 'Note it and put it back' }).click();
  const journal = page.getByRole('tabpanel', { name: 'Journal' });
  const kinds = page.getByRole('tablist', { name: 'Journal' });
  const cell = (on: Page, name: RegExp) => on.getByRole('tabpanel', { name: 'Journal' }).getByRole('button', { name });
  const noted = new RegExp(`^${card}, .*your mark: yes$`);
  /** The tab with the row of the card. */
  const open = async (on: Page): Promise<void> => {
    for (const name of ['Henchmen', 'Loot', 'Locations']) {
      const kind = on.getByRole('tablist', { name: 'Journal' }).getByRole('tab', { name });
      await kind.click();
      await expect(on.getByRole('group', { name, exact: true })).toBeVisible();
      if ((await cell(on, noted).count()) > 0) return;
    }
  };
  await open(page);
  await expect(cell(page, noted)).toHaveCount(1);
  await kinds.getByRole('tab', { name: 'Loot' }).click();
  const london = journal.getByRole('button', { name: /^Crown Jewels, Centre, loot/ });
  await london.click();
  await expect(london).toHaveAccessibleName(/your mark: perhaps/);
  await london.click();
  await expect(london).toHaveAccessibleName(/your mark: no/);
  await expect(journal.getByRole('status')).toHaveText('Kept at this table.');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /Your notebook/ }).fill('Leo looks worried');
  await expect(page.locator('.notes').getByRole('status')).toHaveText('Kept at this table.');

  const { origins } = await page.context().storageState();
  const other = await newPlayer();
  await other.addInitScript(
    (stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
  for (const each of [page, other]) {
    if (each === page) await page.reload();
    else await other.goto(new URL(page.url()).pathname);
    await open(each);
    await expect(cell(each, noted)).toHaveCount(1);
    await each.getByRole('tablist', { name: 'Journal' }).getByRole('tab', { name: 'Loot' }).click();
    await expect(cell(each, /^Crown Jewels, Centre, loot.*your mark: no$/)).toHaveCount(1);
    await each.getByRole('tab', { name: 'Notes' }).click();
    await expect(each.getByRole('textbox', { name: /Your notebook/ })).toHaveValue('Leo looks worried');
  }
});

test('a mark is kept where the table is left right after it', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/new/carmen-card-game');
  await page.getByRole('radio', { name: 'As printed' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const london = page.getByRole('tabpanel', { name: 'Journal' }).getByRole('button', { name: /^Crown Jewels, Centre, loot/ });
  await london.click();
  const table = page.url();
  await page.getByRole('link', { name: 'Tabletrotter' }).click();
  await expect(page.getByRole('heading', { name: 'Which case shall we open?' })).toBeVisible();
  await page.goto(table);
  await expect(london).toHaveAccessibleName(/your mark: perhaps/);
});

test('a card of the wrong kind answers a tap with the reason and its rule', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'cc-look.en.day');
  await page.locator('[data-at="row.1.henchman.top"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Your own unseen cards come first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule CC-2.2' })).toBeVisible();
});

test('that only Carmen is left is said before she is turned up', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'cc-only-carmen.en.day');
  await expect(page.locator('.consequence.danger')).toContainText('Only Carmen is left');
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
] as const;

const TABLES = [
  'cc-start',
  'cc-look-any',
  'cc-sight',
  'cc-warrant',
  'cc-only-carmen',
  'cc-penalty',
  'cc-name',
  'cc-sure',
  'cc-accuse',
  'cc-replace',
  'cc-last-rounds',
  'cc-printed',
  'cc-printed-warrant',
  'cc-journal',
  'cc-won',
  'cc-lost',
] as const;

const LOOKED_AT: ReadonlySet<string> = new Set(['cc-start', 'cc-sight', 'cc-warrant', 'cc-name', 'cc-journal', 'cc-won']);

const FIT = { vital: '.prompt-now, .cc .actions .button', whole: '.prompt', targets: [] } as const;

for (const viewport of SIZES)
  test(`at ${viewport.width} by ${viewport.height} no page scrolls, what can be done is in sight, and nothing is hard to use`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport });
    for (const table of TABLES)
      for (const look of table === 'cc-start' ? ['en.day', 'es.night', 'ru.day', 'long.night'] : ['ru.night']) {
        const where = `${table}.${look}`;
        await showFixture(page, where);
        await expectFits(page, viewport, FIT, where);
        // axe is slow: in one upright window and one broad one, and where the parts differ
        if ((viewport.height === 640 || viewport.width === 1440) && LOOKED_AT.has(table)) await expectAccessible(page, where);
      }
  });
