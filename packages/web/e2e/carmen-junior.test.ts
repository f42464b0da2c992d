import type { Page } from '@playwright/test';
import { en } from '../../rules/src/games/carmen-junior/text/en.ts';
import { CARMEN_JUNIOR } from '../src/fixtures/carmen-junior.ts';
import { expectAccessible } from './kit/axe.ts';
import { type JuniorPlayer, juniorPlayer, putAway } from './kit/carmen-junior.ts';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import { tableFrom } from './kit/late.ts';
import { playOut, playTurns, sitDown, whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

type Setup = Parameters<typeof sitDown>[2];

test.skip(true, 'not registered'); // the game is not on the server's list yet

const sitAtTable = async (
  pages: readonly [Page, ...Page[]],
  setup: Pick<Setup, 'memory' | 'radios'>,
  hands: (page: Page) => Hands = () => taps,
): Promise<readonly JuniorPlayer[]> => {
  const players = pages.map((page) => juniorPlayer(page, hands(page)));
  const [host, ...guests] = pages;
  await sitDown(host, guests, { game: 'carmen-junior', first: en['board.map'], ...setup });
  return players;
};

/** Two seats at a table that begins late, or as a fixture shows it. */
const sitLate = async (
  [page, guest]: readonly [Page, Page],
  holds: Awaited<ReturnType<typeof tableFrom>>,
  hands: (page: Page) => Hands,
): Promise<readonly JuniorPlayer[]> => {
  const players = [page, guest].map((each) => juniorPlayer(each, hands(each)));
  for (const each of [page, guest]) await each.goto(`/t/${holds.table}`);
  await guest.getByLabel('Your name').fill('Leo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  return players;
};

/** The end as everybody sees it: who won, and where everything was hidden. */
const readEnding = async ({ page }: JuniorPlayer): Promise<void> => {
  await expect(page.getByRole('heading', { name: /wins the game/ })).toBeVisible();
  await page.getByRole('tab', { name: en['afterword.title'] }).click();
  await expect(page.getByText(en['afterword.lead'])).toBeVisible();
  await expect(page.getByText(en['afterword.solved'])).toHaveCount(1);
};

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

test.describe('Junior Detective, whole games', () => {
  test.setTimeout(480_000);

  test('two seats by taps only, from the deal, on phones', async ({ newPlayer }) => {
    const players = await sitAtTable([await newPlayer(PHONE), await newPlayer(PHONE)], { memory: 'Helped', radios: ['Junior'] });
    await playOut(players);
    for (const player of players) await readEnding(player);
  });

  for (const [name, fixture, hands] of [
    ['junior rules by keys only', 'cj-late', keysOn],
    ['older gumshoes by taps only', 'cj-late-older', () => taps],
    ['older gumshoes by keys only', 'cj-late-older', keysOn],
  ] as const)
    test(`two seats from a late position: ${name}`, async ({ newPlayer, house }) => {
      const { position } = CARMEN_JUNIOR[fixture];
      const holds = await tableFrom(house.url, { game: 'carmen-junior', position, chairs: ['open'] });
      const players = await sitLate([await newPlayer({ holds }), await newPlayer()], holds, hands);
      await playOut(players);
      for (const player of players) await readEnding(player);
    });

  test('four seats with printed memory by taps only, three of them robots', async ({ newPlayer }) => {
    const page = await newPlayer();
    const player = juniorPlayer(page, taps);
    await sitDown(page, [], {
      game: 'carmen-junior',
      memory: 'As printed',
      robots: 3,
      radios: ['Junior'],
      first: en['board.map'],
    });
    await playOut([player]);
    await readEnding(player);
  });
});

test('where one hides and what one sees is for one pair of eyes, until it is put away', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer()], { memory: 'Helped' });
  for (const { page } of players) await expect(page.getByRole('region', { name: /^You hid these sections/ })).toBeVisible();
  for (const player of players) await putAway(player);
  const looker = await whoIsAsked(players);
  while (!(await looker.page.locator('.look').isVisible())) await (await whoIsAsked([looker])).act();
  const other = players.find((player) => player !== looker);
  await expect(other?.page.locator('.bubble') ?? looker.page.locator('.none')).toBeVisible();
  await expect(other?.page.locator('.look') ?? looker.page.locator('.none')).toHaveCount(0);
  // it comes again until it is put away
  await looker.page.reload();
  await expect(looker.page.locator('.look')).toBeVisible();
  await putAway(looker);
  await looker.page.reload();
  await expect(looker.page.getByRole('group', { name: en['board.map'] })).toBeVisible();
  await expect(looker.page.locator('.look')).toHaveCount(0);
});

test('with printed memory pins are the player’s own, and come back after a reload', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer()], { memory: 'As printed' });
  for (const player of players) await putAway(player);
  const [{ page }, other] = [players[0] ?? (await whoIsAsked(players)), players[1]];
  await page.locator('[data-piece="brazil"]').click();
  await page.getByRole('button', { name: en['board.pin.suspect'], exact: true }).click();
  await expect(page.getByRole('button', { name: /^Brazil.*Look here later/ })).toBeVisible();
  await expect.poll(() => other?.received.some((text) => text.includes('suspect'))).toBe(false);
  await expect(page.locator('.piece-bar').getByRole('status')).toHaveText('Saved');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Brazil.*Look here later/ })).toBeVisible();
});

test('the map, the sheets and the list are accessible', async ({ newPlayer }) => {
  const players = await sitAtTable([await newPlayer(), await newPlayer()], { memory: 'Helped', radios: ['For older gumshoes'] });
  for (const { page } of players) await expectAccessible(page, 'where one hid');
  for (const player of players) await putAway(player);
  await playTurns(players, 3);
  for (const { page } of players) {
    await page.getByRole('button', { name: en['board.list'] }).click();
    await expectAccessible(page, 'list');
  }
});
