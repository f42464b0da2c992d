import type { Page } from '@playwright/test';
import { en } from '../../rules/src/games/carmen-junior/text/en.ts';
import { CARMEN_JUNIOR } from '../src/fixtures/carmen-junior.ts';
import { expectAccessible } from './kit/axe.ts';
import { type JuniorPlayer, juniorPlayer, putAway } from './kit/carmen-junior.ts';
import { showFixture } from './kit/fixture.ts';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import { tableFrom } from './kit/late.ts';
import { playOut, playTurns, sitDown, whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

type Setup = Parameters<typeof sitDown>[2];

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
  await expect(page.getByRole('heading', { name: /wins? the game/ })).toBeVisible();
  await expect(page.getByText(en['afterword.lead'])).toBeVisible();
  await expect(page.getByText(en['afterword.solved'])).toHaveCount(1);
};

/** The papers for the winner, on the screen and on paper. */
const readPapers = async ({ page }: JuniorPlayer): Promise<void> => {
  await page.getByRole('tab', { name: en['afterword.papers'] }).click();
  const papers = [en['afterword.certificate'], en['afterword.places']].map((name) => page.getByRole('region', { name }));
  const rest = page.locator('.bar, .seats, .prompt, .panes-tabs, .papers-seats, .case-print, .cj');
  for (const paper of papers) await expect(paper).toBeVisible();
  await expectAccessible(page, 'papers');
  await page.emulateMedia({ media: 'print' });
  for (const paper of papers) await expect(paper).toBeVisible();
  await expect(papers[0] ?? page.locator('.none')).toContainText(en['afterword.certified-solved']);
  expect(await rest.count()).toBeGreaterThan(5);
  for (const each of await rest.all()) await expect(each).toBeHidden();
  await page.emulateMedia({ media: null });
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
    await page.goto('/new/carmen-junior');
    for (let seats = 2; seats < 4; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('radio', { name: 'As printed', exact: true }).check();
    await page.getByRole('button', { name: 'Azure North America' }).click();
    await page.getByRole('group', { name: 'Azure' }).getByRole('button', { name: en['piece.japan'] }).click();
    await expect(page.getByRole('button', { name: 'Azure Japan' })).toBeFocused();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('group', { name: en['board.map'] })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Japan.*home of Azure/ })).toBeVisible();
    await playOut([player]);
    await readEnding(player);
    await readPapers(player);
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
  await expect(page.locator('.piece-bar').getByRole('status')).toHaveText('Kept at this table.');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Brazil.*Look here later/ })).toBeVisible();
});

test('a piece that is held brings up the pins, whatever the map shows by itself', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = juniorPlayer(page, taps);
  await page.goto('/new/carmen-junior');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: /^You hid these sections/ })).toBeVisible();
  await putAway(player);
  await page.locator('[data-piece="brazil"]').hover();
  await page.mouse.down();
  const sheet = page.getByRole('region', { name: 'Your marks: Brazil' });
  await expect(sheet).toBeVisible();
  await page.mouse.up();
  await sheet.getByRole('button', { name: en['board.pin.suspect'], exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Brazil.*Look here later/ })).toBeVisible();
});

test('explorers find the place on their card on a map without names; hints help them, and nothing blocks', async ({
  newPlayer,
  house,
}) => {
  const { position } = CARMEN_JUNIOR['cj-late'];
  const holds = await tableFrom(house.url, { game: 'carmen-junior', position, chairs: ['casual'] });
  const page = await newPlayer({ holds });
  const player = juniorPlayer(page, taps);
  await page.goto(`/t/${holds.table}`); // all sit, so it has begun
  await page.getByRole('button', { name: en['board.explorer'] }).click();
  const hint = page.getByRole('button', { name: en['board.quest-hint'] });
  const landed = hint.or(page.locator('.look')).or(page.getByRole('button', { name: en['board.choose-piece'] }));
  while (!(await hint.isVisible())) {
    await (await whoIsAsked([player])).act();
    await expect(landed).toBeVisible();
  }
  await expect(page.locator('.look')).toHaveCount(0);
  await expect(page.locator('.piece-name')).toHaveCount(0);
  const { at: there } = player.view.seats[0] ?? { at: 'none' };
  const glow = page.locator('.jig-glow');
  const wrong = page.locator(`[data-piece="${there === 'australia' ? 'russia' : 'australia'}"]`);
  await wrong.click();
  await expect(page.locator('.prompt')).toContainText('That is another place');
  await expect(glow).toHaveCount(0);
  await wrong.click();
  await expect(glow.first()).toBeVisible();
  await page.reload(); // what was tried stays tried
  await expect(glow.first()).toBeVisible();
  await page.getByRole('button', { name: en['board.quest-hint'] }).click();
  await expect(glow).toHaveCount(1);
  await wrong.click();
  await page.locator(`[data-piece="${there}"]`).click();
  await expect(page.locator('.look')).toBeVisible();
  await putAway(player);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
])
  test(`on a phone of ${viewport.width} by ${viewport.height} the whole map fills its window`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport, hasTouch: true });
    for (const table of ['cj-roll', 'cj-choice', 'cj-older', 'cj-said']) {
      await showFixture(page, `${table}.ru.day`);
      const [window, world] = [await page.locator('[data-window]').boundingBox(), await page.locator('.jig-world').boundingBox()];
      expect((window?.height ?? 0) - (world?.height ?? 0), table).toBeLessThan(8);
      expect((window?.width ?? 0) - (world?.width ?? 0), table).toBeLessThan(8);
    }
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width} by ${viewport.height} what is looked at leaves the map in sight, and the piece in it`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport });
    await showFixture(page, 'cj-near-look.en.day');
    const [window, sheet, piece] = await Promise.all(
      ['[data-window]', '.cj-sheets', '[data-piece="caribbean"]'].map((each) => page.locator(each).boundingBox()),
    );
    if (!window || !sheet || !piece) throw new Error('not there');
    expect(Math.min(window.x + window.width - sheet.x, window.y + window.height - sheet.y)).toBeLessThanOrEqual(0.5);
    expect(piece.x).toBeGreaterThanOrEqual(window.x);
    expect(piece.y).toBeGreaterThanOrEqual(window.y);
    expect(piece.x + piece.width).toBeLessThanOrEqual(window.x + window.width);
    expect(piece.y + piece.height).toBeLessThanOrEqual(window.y + window.height);
  });

for (const how of ['es.night', 'ru.day'])
  test(`awkward tables are free of serious faults to axe and fit a small phone: ${how}`, async ({ newPlayer }) => {
    const page = await newPlayer(PHONE);
    for (const name of ['cj-chosen', 'cj-own', 'cj-list', 'cj-older', 'cj-printed', 'cj-over']) {
      await page.goto('about:blank'); // a change of the hash alone would load nothing
      await page.goto(`/fixtures#${name}.${how}`);
      await expect(page.locator('[data-shown]')).toBeAttached();
      await expectAccessible(page, name);
      const { width, height } = PHONE.viewport;
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect(size, name).toEqual([width, height]);
    }
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
