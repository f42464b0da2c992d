import type { Page } from '@playwright/test';
import { sitDown } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** The button that shows who holds a seat; before the start nobody else but the host has it. */
const MINE = { name: 'Leo: to another device' } as const;

/** Ana makes a table with a chair for a friend; gives the link to it. */
const invite = async (host: Page): Promise<string> => {
  await host.goto('/new/bonnie-and-clyde');
  await host.getByLabel('Your name').fill('Ana');
  await host.getByLabel('Azure: who sits here').selectOption({ label: 'A friend, by link' });
  await host.getByRole('button', { name: 'Make the table and invite' }).click();
  await expect(host.getByRole('heading', { name: 'The table' })).toBeVisible();
  return new URL(host.url()).pathname;
};

const askForSeat = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Leo');
  await page.getByRole('button', { name: 'Sit down' }).click();
};

/** No answer that gives a seat comes to this page: once, with which the line breaks, or ever. Resolves when one was lost. */
const loseAnswers = async (page: Page, how: 'once' | 'ever'): Promise<{ readonly lost: Promise<void> }> => {
  let count = 0;
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.routeWebSocket(/\/live$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      const loses = message.toString().includes('"type":"seated"') && (how === 'ever' || count === 0);
      if (!loses) return line.send(message);
      count += 1;
      tell();
      if (how === 'once') void line.close();
    });
  });
  return { lost };
};

test('the line breaks before the answer: the page asks again, and has the seat', async ({ newPlayer }) => {
  const [host, guest] = [await newPlayer(), await newPlayer()];
  const link = await invite(host);
  const { lost } = await loseAnswers(guest, 'once');
  await askForSeat(guest, link);
  await lost;
  await expect(guest.getByRole('button', MINE)).toBeVisible();
  await expect(host.getByText('Everybody is here.')).toBeVisible();
});

test('the page is closed before the answer, and the game begins: whoever opens the link again has the seat', async ({
  newPlayer,
}) => {
  const [host, guest] = [await newPlayer(), await newPlayer()];
  const link = await invite(host);
  const { lost } = await loseAnswers(guest, 'ever');
  await askForSeat(guest, link);
  await lost;
  const next = await guest.context().newPage();
  await guest.close();
  await expect(host.getByText('Every seat is taken.', { exact: true })).toBeVisible(); // they are away
  await host.getByRole('button', { name: 'Start the game' }).click();
  await next.goto(link);
  await expect(next.getByRole('group', { name: 'Your hand' })).toBeVisible();
});

test('a link whose answer was lost ends in the seat when it is opened again on the same device, and only there', async ({
  newPlayer,
}) => {
  const [host, old, phone, other] = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()];
  await askForSeat(old, await invite(host));
  await old.getByRole('button', MINE).click();
  const link = await old.getByRole('dialog', MINE).getByRole('textbox', { name: 'Link' }).inputValue();
  const { lost } = await loseAnswers(phone, 'ever');
  await phone.goto(link);
  await lost;
  const next = await phone.context().newPage();
  await phone.close();
  await other.goto(link);
  await expect(other.getByText('This link has been used')).toBeVisible();
  await next.goto(link);
  await expect(next.getByRole('button', MINE)).toBeVisible();
  expect(new URL(next.url()).hash).toBe('');
  await expect(old.getByRole('heading', { name: 'Your seat has moved to another device' })).toBeVisible();
});

test('a pupil whose answer was lost comes by the code again, and sits there once', async ({ newPlayer }) => {
  const [teacher, phone] = [await newPlayer(), await newPlayer()];
  await teacher.goto('/class/new');
  await teacher.getByRole('button', { name: 'Make the class' }).click();
  await teacher.waitForURL('**/class/*/board');
  const code = new URL(teacher.url()).pathname.split('/')[2] ?? '';
  const { lost } = await loseAnswers(phone, 'ever');
  await phone.goto(`/t/${code}`);
  await lost;
  const next = await phone.context().newPage();
  await phone.close();
  await next.goto(`/t/${code}`);
  const title = next.getByRole('heading', { level: 2 });
  await expect(title).toContainText('Here you are');
  const name = ((await title.textContent()) ?? '').replace('Here you are', '').trim();
  await expect(teacher.getByText(name)).toHaveCount(1);
});

test('who is there and plays is not moved by the host; who is away is, and everybody is told', async ({ newPlayer }) => {
  const [ana, leo, phone] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await sitDown(ana, [leo], { game: 'wide-world', memory: 'As printed', first: 'Directions' });
  await ana.getByRole('button', { name: 'At this table' }).click();
  const dialog = ana.getByRole('dialog', { name: 'At this table' });
  const seat = dialog.getByRole('group', { name: 'Leo' });
  const move = seat.getByRole('button', MINE);
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  await move.press('Enter');
  await expect(seat.getByRole('alert')).toHaveText('They are here, and can move their seat themselves: At this table › Players.');
  await leo.goto('about:blank');
  await expect(seat).toContainText('away');
  await expect(move).not.toHaveAttribute('aria-disabled', 'true');
  await expect(seat.getByRole('alert')).toBeHidden();
  await move.click();
  const link = await ana.getByRole('dialog', MINE).getByRole('textbox', { name: 'Link' }).inputValue();
  await phone.goto(link);
  await expect(phone.getByRole('group', { name: 'Directions' })).toBeVisible();
  const told = 'Whoever made the table has moved Leo’s seat to another device.';
  for (const page of [ana, phone]) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Talk/ }).click();
    await expect(page.getByRole('list', { name: 'What was said' }).getByText(told)).toBeVisible();
  }
});
