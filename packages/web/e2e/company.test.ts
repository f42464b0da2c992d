import type { Locator, Page } from '@playwright/test';
import { en } from '../../rules/src/games/coordinates-of-wonders/text/en.ts';
import { type WonderPlayer, wonderPlayer } from './kit/coordinates-of-wonders.ts';
import { expectFitsAll, PHONE } from './kit/every-way.ts';
import { taps } from './kit/hands.ts';
import { boxesOf, outside, overlapping } from './kit/layout.ts';
import { sitDown } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Ana, who made the table, and Leo, who came by the link; whose turn it is, and who doubts then. */
interface Pair {
  readonly ana: Page;
  readonly leo: Page;
  /** Has to lay a card. */
  readonly layer: WonderPlayer;
  readonly doubter: WonderPlayer;
}

const GAME = 'coordinates-of-wonders';

/** A table for two at which calls are secret, so that no clock runs. */
const sitTogether = async (newPlayer: () => Promise<Page>): Promise<Pair> => {
  const [ana, leo] = [await newPlayer(), await newPlayer()];
  const [one, other] = [wonderPlayer(ana, taps), wonderPlayer(leo, taps)];
  const radios = ['One round', 'In secret, without hurry'];
  await sitDown(ana, [leo], { game: GAME, memory: 'Helped', radios, first: en['board.lines'] });
  await expect.poll(() => one.isAsked || other.isAsked).toBe(true);
  return one.isAsked ? { ana, leo, layer: one, doubter: other } : { ana, leo, layer: other, doubter: one };
};

/** Lays a card, which shows nothing new to anybody. */
const lay = async ({ layer, doubter }: Pair): Promise<void> => {
  await layer.act();
  await expect.poll(() => doubter.isAsked).toBe(true);
};

const undoOf = ({ page }: WonderPlayer): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const nameOn = (pair: Pair, { page }: WonderPlayer): string => (page === pair.ana ? 'Ana' : 'Leo');

const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

const openDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'At this table' }).click();
  const dialog = page.getByRole('dialog', { name: 'At this table' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('what has shown nothing can be taken back, and the button says why when it cannot', async ({ newPlayer }) => {
  const pair = await sitTogether(newPlayer);
  const { layer, doubter } = pair;
  const undo = undoOf(layer);
  const place = await undo.boundingBox();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await lay(pair);
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await expect.poll(() => layer.isAsked && layer.view.turn.step === 'place').toBe(true);
  for (const { page } of [layer, doubter]) {
    await openTab(page, 'Log');
    await expect(page.getByRole('log').getByText(`${nameOn(pair, layer)} takes back the last move.`)).toBeVisible();
  }
  await lay(pair);
  await doubter.perform({ type: 'agree' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.press('Enter');
  await expect(layer.page.getByText(/^Only your own last move can be taken back/)).toBeVisible();
  await expect(layer.page.getByRole('button', { name: 'Ask everybody to go back' })).toBeHidden();
  expect(await undo.boundingBox()).toEqual(place);
});

test('going back together needs everybody: one says no, and one agrees', async ({ newPlayer }) => {
  const pair = await sitTogether(newPlayer);
  const { layer, doubter } = pair;
  const proposed = (page: Page): Locator => page.getByRole('region', { name: 'A proposal' });
  const propose = async (): Promise<void> => {
    await undoOf(doubter).press('Enter');
    await doubter.page.getByRole('button', { name: 'Ask everybody to go back' }).click();
    for (const { page } of [layer, doubter])
      await expect(proposed(page)).toContainText(`${nameOn(pair, doubter)} proposes to take this back`);
  };
  await lay(pair);
  await propose();
  await proposed(layer.page).getByRole('button', { name: 'No' }).click();
  for (const { page } of [layer, doubter]) await expect(proposed(page)).toBeHidden();
  expect(doubter.isAsked).toBe(true);
  await propose();
  await doubter.page.getByRole('button', { name: 'Take the proposal back' }).click();
  await expect(proposed(layer.page)).toBeHidden();
  await propose();
  await proposed(layer.page).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => layer.view.turn.step).toBe('place');
  await openTab(layer.page, 'Log');
  await expect(layer.page.getByRole('log').getByText(/^All agree and go back/)).toBeVisible();
});

test('a proposal waits for whoever is away, over their reload too, until they agree', async ({ newPlayer }) => {
  const { ana, leo } = await sitTogether(newPlayer);
  const proposed = (page: Page): Locator => page.getByRole('region', { name: 'A proposal' });
  const where = leo.url();
  await leo.goto('about:blank');
  const dialog = await openDialog(ana);
  await expect(dialog.getByRole('group', { name: 'Leo' })).toContainText('away');
  await dialog.getByRole('button', { name: 'Propose to end the game…' }).click();
  await dialog.getByRole('button', { name: 'Propose the end' }).click();
  await expect(proposed(ana)).toContainText('Still to answer: Leo (away).');
  await expect(proposed(ana)).toContainText('a robot can play for them until they are back');
  await leo.goto(where);
  await expect(proposed(ana)).toContainText('Still to answer: Leo.');
  await expect(proposed(ana)).not.toContainText('a robot can play');
  await leo.reload();
  await expect(proposed(leo)).toContainText('Ana proposes to end the game here');
  await expect(proposed(ana)).toBeVisible();
  await proposed(leo).getByRole('button', { name: 'Agree' }).click();
  for (const page of [ana, leo])
    await expect(page.getByRole('heading', { name: 'The game was ended by agreement' })).toBeVisible();
});

test('somebody silent is reminded; for somebody away a robot plays, and they are back at once', async ({ newPlayer }) => {
  const pair = await sitTogether(newPlayer);
  const { ana, leo } = pair;
  if (pair.layer.page === leo) {
    await lay(pair);
    await pair.doubter.perform({ type: 'agree' });
    await expect.poll(() => pair.doubter.isAsked).toBe(true);
  }
  // Ana lays, Leo has to say whether it looks right
  const [host, guest] = pair.layer.page === ana ? [pair.layer, pair.doubter] : [pair.doubter, pair.layer];
  await lay({ ...pair, layer: host, doubter: guest });
  const dialog = await openDialog(ana);
  const seat = dialog.getByRole('group', { name: 'Leo' });
  await seat.getByRole('button', { name: 'Remind them' }).click();
  await expect(leo.getByText('Ana is waiting for you: it is your turn.')).toBeVisible();
  await expect(leo).toHaveTitle(/^You are awaited/);

  const where = leo.url();
  await leo.goto('about:blank');
  await expect(seat).toContainText('away');
  const before = host.version;
  await seat.getByRole('button', { name: 'Robot plays this turn' }).click();
  await expect.poll(() => host.version).toBeGreaterThan(before);
  await expect(seat).not.toContainText('robot plays');
  await seat.getByRole('button', { name: 'Robot plays until they are back' }).click();
  await expect(seat).toContainText('robot plays until they are back');
  await leo.goto(where);
  await expect(seat).not.toContainText('robot plays');
  await expect(seat).not.toContainText('away');
});

test('what is called across the table leaves prompt and board in sight, and is put away', async ({ newPlayer }) => {
  const { ana, leo, layer, doubter } = await sitTogether(newPlayer);
  const [waiting, awaited] = layer.page === ana ? [leo, ana] : [ana, leo];
  const dialog = await openDialog(waiting);
  await dialog.getByRole('button', { name: 'Remind them' }).click();
  await waiting.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const call = awaited.locator('.call.shown');
  await expect(call).toContainText('is waiting for you');
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 640, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await awaited.setViewportSize(viewport);
    const where = `${viewport.width} by ${viewport.height}`;
    expect(outside(await boxesOf(call), viewport), where).toEqual([]);
    expect(await overlapping(call, awaited.locator('.prompt, .stage')), where).toEqual([]);
  }
  await call.getByRole('button', { name: 'Close' }).click();
  await expect(call).toHaveCount(0);
  expect(doubter.isAsked).toBe(false); // nothing else came of it

  const watcher = await newPlayer({ speed: '0.5' }); // what is said stands there the longest
  await watcher.goto(new URL(ana.url()).pathname);
  await expect(watcher.locator('.frame')).toBeVisible();
  await openTab(ana, 'Talk');
  await ana.getByRole('button', { name: 'Thank you!' }).click();
  await expect(watcher.locator('.call.shown')).toContainText('Ana: Thank you!');
  await watcher.locator('.call.shown').getByRole('button', { name: 'Close' }).click();
  await expect(watcher.locator('.call.shown')).toHaveCount(0);
});

test('a phrase is read in the other’s language, and free text is there only where the host allows it', async ({ newPlayer }) => {
  const { ana, leo } = await sitTogether(newPlayer);
  await leo.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Español' });
  await openTab(leo, 'Charla');
  await openTab(ana, 'Talk');
  await ana.getByRole('button', { name: 'Thank you!' }).click();
  const said = leo.getByRole('list', { name: 'Lo que se ha dicho' });
  await expect(said).toContainText('Ana: ¡Gracias!');
  await expect(ana.getByRole('list', { name: 'What was said' })).toContainText('Ana: Thank you!');
  await expect(ana.getByLabel('In your own words')).toBeHidden();

  const dialog = await openDialog(ana);
  await dialog.getByLabel('Talk').selectOption('free');
  await expect(dialog.getByText('From now on it is so.')).toBeVisible();
  await ana.keyboard.press('Escape');
  await ana.getByLabel('In your own words').fill('<b>Well</b>');
  await ana.getByRole('button', { name: 'Say it' }).click();
  await expect(said).toContainText('Ana: <b>Well</b>');
});

test('with a clock, everybody sees how long whoever is asked still has', async ({ newPlayer }) => {
  const { ana, leo } = await sitTogether(newPlayer);
  await expect(ana.getByRole('timer')).toHaveCount(0);
  const dialog = await openDialog(ana);
  await dialog.getByLabel('Time for a move').selectOption({ label: '3 minutes' });
  for (const page of [ana, leo]) await expect(page.locator('.prompt').getByRole('timer')).toHaveText(/^0[0-3]:[0-5]\d$/);
});

test('whoever waits gives whoever is asked a minute more', async ({ newPlayer }) => {
  const pair = await sitTogether(newPlayer);
  const { ana, layer, doubter } = pair;
  const dialog = await openDialog(ana);
  await dialog.getByLabel('Time for a move').selectOption({ label: '3 minutes' });
  await expect(dialog.getByText('From now on it is so.')).toBeVisible();
  await ana.keyboard.press('Escape');
  const left = ({ page }: WonderPlayer): Locator => page.locator('.prompt').getByRole('timer');
  const more = ({ page }: WonderPlayer): Locator =>
    page.getByRole('button', { name: `+1 min for ${nameOn(pair, layer)}`, exact: true });
  await expect(left(layer)).toHaveText(/^0[0-3]:/);
  await expect(more(layer)).toBeHidden();
  for (const minutes of [4, 5]) {
    await more(doubter).click();
    for (const player of [layer, doubter]) await expect(left(player)).toHaveText(new RegExp(`^0[${minutes - 1}${minutes}]:`));
  }
  for (let times = 2; times < 10; times++) await more(doubter).click();
  await expect(more(doubter)).toBeHidden();
});

test('a game ended by agreement leads both to the same next table', async ({ newPlayer }) => {
  const { ana, leo } = await sitTogether(() => newPlayer({ viewport: PHONE }));
  const dialog = await openDialog(leo);
  await dialog.getByRole('button', { name: 'Propose to end the game…' }).click();
  await expect(dialog.getByText(/nobody wins/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose the end' }).click();
  await ana.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ana, leo])
    await expect(page.getByRole('heading', { name: 'The game was ended by agreement' })).toBeVisible();
  await leo.getByRole('button', { name: 'Ask for another game' }).click();
  await expect(ana.getByText('One more game?').first()).toBeVisible();
  await expectFitsAll(leo, 'an end by agreement, another game asked for');
  const old = ana.url();
  await ana.getByRole('button', { name: 'Play again' }).click();
  await expect(ana).not.toHaveURL(old);
  await expect(leo.getByRole('button', { name: 'To the next game' })).toBeVisible();
  await expectFitsAll(leo, 'an end with a next game');
  await leo.getByRole('button', { name: 'To the next game' }).click();
  await expect(leo).toHaveURL(ana.url());
  for (const page of [ana, leo]) await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ana, leo]) {
    await expect(page.getByRole('group', { name: en['board.lines'] })).toBeVisible();
    await expect(page.getByText('You are watching this game.')).toBeHidden();
  }
});

test('whoever leaves for good is told what comes of it, and a robot has the seat', async ({ newPlayer }) => {
  const { ana, leo } = await sitTogether(newPlayer);
  const dialog = await openDialog(leo);
  await dialog.getByRole('button', { name: 'Leave for good…' }).click();
  await expect(dialog.getByText(/You cannot come back to this seat/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave the table' }).click();
  await expect(leo.getByRole('heading', { name: 'Which case shall we open?' })).toBeVisible();
  await expect(leo.getByRole('heading', { name: 'Your tables' })).toBeHidden();
  await expect((await openDialog(ana)).getByRole('group', { name: 'Azure' })).toContainText('robot');
});

test('the first page shows the tables, the one that waits first, and lets go of one', async ({ newPlayer }) => {
  const { layer } = await sitTogether(newPlayer);
  const { page } = layer;
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Your tables' });
  await expect(tables.getByRole('link', { name: /Your turn.*Coordinates of Wonders/s })).toBeVisible();
  await expect(page).toHaveTitle(/^1 table waits for you/);
  await tables.getByRole('button', { name: /^Take .* off this list$/ }).click();
  await expect(tables.getByText(/forgets your seat/)).toBeVisible();
  await tables.getByRole('button', { name: 'Forget the seat' }).click();
  await expect(tables).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Which case shall we open?' })).toBeVisible();
  await expect(tables).toBeHidden();
});

test('dialog, talk and first page are free of serious faults to axe and fit, in every language and light', async ({
  newPlayer,
}) => {
  const pair = await sitTogether(() => newPlayer({ viewport: PHONE }));
  const { ana, leo } = pair;
  await lay(pair);
  await undoOf(pair.doubter).press('Enter');
  await expectFitsAll(pair.doubter.page, 'the offer to ask everybody');
  await pair.doubter.page.getByRole('button', { name: 'Ask everybody to go back' }).click();
  await expect(pair.layer.page.getByRole('region', { name: 'A proposal' })).toBeVisible();
  await expectFitsAll(pair.layer.page, 'a proposal');
  await openTab(ana, 'Talk');
  await ana.getByRole('button', { name: 'Bravo!' }).click();
  await expect(leo.getByText('Bravo!').first()).toBeVisible();
  await expectFitsAll(ana, 'talk');
  const dialog = await openDialog(ana);
  await dialog.getByLabel('Time for a move').selectOption({ label: '1 minute' });
  await dialog.getByText('A webhook for this table').click();
  for (const name of ['Propose to end the game…', 'Leave for good…']) await dialog.getByRole('button', { name }).click();
  await expectFitsAll(ana, 'the dialog of the table');
  await leo.goto('/');
  await expect(leo.getByRole('region', { name: 'Your tables' }).getByRole('link')).toBeVisible();
  await leo.getByRole('button', { name: /^Take .* off this list$/ }).click();
  await expectFitsAll(leo, 'the first page with tables');
});
