import type { Page } from '@playwright/test';
import { en } from '../../rules/src/games/coordinates-of-wonders/text/en.ts';
import { wonderPlayer } from './kit/coordinates-of-wonders.ts';
import { taps } from './kit/hands.ts';
import { whoIsAsked } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Markup that would run, load or leave the page if anything took it for more than text. */
const HOSTILE = '<img src=x onerror="document.title=1">';
/** Names are short. */
const [HOST, GUEST] = ['<svg onload=alert(1)>', '<img src=x onerror=a>'];

/** Whatever somebody wrote is in the page as text and has made no element. */
const expectText = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('[onerror], [onload], img[src="x"]')).toHaveCount(0);
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

// a script that ran, or one that the content policy stopped, fails the test besides
test('what people write is text and nothing else: a name, places from a file, talk, notes and the log', async ({ newPlayer }) => {
  const [ana, leo] = [await newPlayer(), await newPlayer()];
  const players = [wonderPlayer(ana, taps), wonderPlayer(leo, taps)];
  await ana.goto('/new/coordinates-of-wonders');
  await ana.getByLabel('Your name').fill(HOST);
  for (const name of ['Places of your own', 'One round', 'In secret, without hurry'])
    await ana.getByRole('radio', { name, exact: true }).check();
  const places = Array.from(
    { length: 20 },
    (_, index) => `${quoted(`${HOSTILE} ${index}`)},${index - 10}.5,${index}°30′E,${quoted(HOSTILE)}`,
  );
  await ana.getByLabel('Choose a CSV file').setInputFiles({
    name: 'deck.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,latitude,longitude,country', ...places].join('\n')),
  });
  await expect(ana.getByText('Places in the file: 20')).toBeVisible();
  await ana.getByLabel('Azure: who sits here').selectOption({ label: 'A friend, by link' });
  await ana.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(ana.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expectText(ana, HOST);
  await leo.goto(new URL(ana.url()).pathname);
  await leo.getByLabel('Your name').fill(GUEST);
  await leo.getByRole('button', { name: 'Sit down' }).click();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ana, leo]) await expect(page.getByRole('group', { name: en['board.lines'] })).toBeVisible();

  await (await whoIsAsked(players)).act();
  for (const page of [ana, leo]) {
    await page.getByRole('tab', { name: 'Log', exact: true }).click();
    await expect(page.getByRole('log')).toContainText(HOSTILE);
    for (const name of [HOST, GUEST]) await expectText(page, name);
  }

  await leo.getByRole('tab', { name: 'Notes', exact: true }).click();
  await leo.getByLabel('Your notebook').fill(HOSTILE);
  await leo.reload();
  await leo.getByRole('tab', { name: 'Notes', exact: true }).click();
  await expect(leo.getByLabel('Your notebook')).toHaveValue(HOSTILE);

  await ana.getByRole('button', { name: 'At this table' }).click();
  const dialog = ana.getByRole('dialog', { name: 'At this table' });
  await dialog.getByLabel('Talk').selectOption('free');
  await expect(dialog.getByText('From now on it is so.')).toBeVisible();
  await expectText(ana, HOSTILE);
  await ana.keyboard.press('Escape');
  await ana.getByRole('tab', { name: 'Talk', exact: true }).click();
  await ana.getByLabel('In your own words').fill(HOSTILE);
  await ana.getByRole('button', { name: 'Say it' }).click();
  await leo.getByRole('tab', { name: /^Talk/ }).click(); // there is something new
  await expect(leo.getByRole('list', { name: 'What was said' })).toContainText(`${HOST}: ${HOSTILE}`);
  await expectText(leo, HOSTILE);

  for (const page of [ana, leo]) {
    await page.goto('/');
    await expectText(page, page === ana ? GUEST : HOST);
  }
});
