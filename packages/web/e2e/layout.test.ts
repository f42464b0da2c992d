import type { Page } from '@playwright/test';
import { showFixture } from './kit/fixture.ts';
import { boxesOf, clipped, expectFits, outside, smaller } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

/** CSS pixels. 720 by 450 is a window of 1440 by 900 at a zoom of 200 %; 320 is what WCAG 1.4.10 asks for. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;

const STEPS = ['play', 'choose', 'choose-leave', 'search', 'drive-low', 'drive-high', 'last', 'waiting'] as const;

const FIT = {
  vital: '.prompt-now, .hand .hand-card, .actions .button',
  whole: '.stage, .hand, .actions, .actions .button, .prompt',
  targets: [
    ['.actions .button', 44],
    ['button, a, select', 24],
  ],
} as const;

for (const window of WINDOWS)
  test(`at ${window.width} by ${window.height} nothing scrolls, and prompt, hand and buttons are in sight`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport: window });
    for (const step of STEPS)
      for (const tongue of step === 'play' || step === 'last' ? ['en', 'es', 'ru', 'long'] : ['ru']) {
        const fixture = `${step}.${tongue}.day`;
        await showFixture(page, fixture);
        await expectFits(page, window, FIT, fixture);
      }
  });

test('cards are as wide to a finger as a fingertip, where fifteen of them fit so', async ({ newPlayer }) => {
  const page = await newPlayer();
  for (const viewport of WINDOWS.filter(({ width, height }) => width >= 360 && height > 450)) {
    await page.setViewportSize(viewport);
    await showFixture(page, 'play.en.day');
    expect(smaller(await boxesOf(page.locator('.hand-card')), 44), `${viewport.width}`).toEqual([]);
  }
});

for (const width of [1_100, 1_280, 1_920])
  test(`at ${width} no name of a town is broken`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport: { width, height: 800 } });
    for (const tongue of ['en', 'es', 'ru']) {
      await showFixture(page, `play.${tongue}.day`);
      const broken = await page.locator('.tile-name').evaluateAll((names) =>
        names.flatMap(({ firstChild, textContent }) => {
          const word = document.createRange();
          if (firstChild === null || /[ -]/.test(textContent)) return [];
          word.selectNodeContents(firstChild);
          return word.getClientRects().length > 1 ? [textContent] : [];
        }),
      );
      expect(broken, tongue).toEqual([]);
    }
  });

test('the log begins with what happened first, not with a line above it', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 1280, height: 800 } });
  await showFixture(page, 'cc-over.en.day');
  const turns = page.locator('.log li.turn');
  await expect(turns.nth(0)).toHaveCSS('border-top-width', '0px');
  await expect(turns.nth(1)).toHaveCSS('border-top-width', '1px');
  expect(await turns.nth(0).evaluate((turn) => turn.previousElementSibling)).toBeNull();
});

test('on a small phone the whole road and both piles are in sight beside a long hand', async ({ newPlayer }) => {
  const page = await newPlayer({ viewport: { width: 360, height: 640 } });
  await showFixture(page, 'play.en.day');
  const [stage] = await boxesOf(page.locator('.bc-stage'));
  const foot = (stage?.y ?? 0) + (stage?.height ?? 0);
  const lower = (await boxesOf(page.locator('.tile, .pile'))).filter(({ y, height }) => y + height > foot);
  expect(lower).toEqual([]);
});

for (const viewport of WINDOWS.filter(({ width }) => width >= 360))
  test(`the hand stays where it is at ${viewport.width} by ${viewport.height}, whatever can be done`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport });
    for (const tongue of ['en', 'es', 'ru']) {
      await showFixture(page, `play.${tongue}.day`);
      const hand = page.locator('.hand');
      const before = await boxesOf(hand);
      for (const place of [0, 3, 5, 10, 13]) {
        await page.locator('.hand-card').nth(place).click();
        expect(await boxesOf(hand), `${tongue}, card ${place}`).toEqual(before);
      }
    }
  });

test('with wide spacing of the text nothing that matters is clipped', async ({ newPlayer }) => {
  // WCAG 1.4.12; a reader's style sheet, which the content policy does not bind
  const content = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  const page = await newPlayer({ bypassCSP: true });
  await showFixture(page, 'play.ru.day');
  await page.addStyleTag({ content });
  for (const viewport of WINDOWS.filter(({ width, height }) => width >= 360 && height >= 640)) {
    await page.setViewportSize(viewport);
    for (const tongue of ['en', 'ru']) {
      await showFixture(page, `play.${tongue}.day`);
      await page.locator('.hand-card').nth(13).click();
      const where = `${viewport.width} by ${viewport.height}, ${tongue}`;
      // on the smallest phone the panel may have to be scrolled then
      await page.locator('.actions .button').last().scrollIntoViewIfNeeded();
      expect(outside(await boxesOf(page.locator('.prompt-now, .actions .button')), viewport), where).toEqual([]);
      expect(await clipped(page.locator('.prompt, .actions, .actions .button, .hand-card .card-name, .tab')), where).toEqual([]);
    }
  }
});

/** What each seat is called in the strip, and how many of its letters can be read. */
const lettersRead = (page: Page): Promise<readonly { readonly name: string; readonly letters: number }[]> =>
  page
    .locator('.seat-name-text')
    .evaluateAll((all) =>
      all.map((each) => ({ name: each.textContent, letters: (each.clientWidth / each.scrollWidth) * each.textContent.length })),
    );

for (const [count, game] of [
  [4, 'bonnie-and-clyde'],
  [6, 'wide-world'],
] as const)
  test(`on a small phone the names of ${count} players are known by their first seven letters`, async ({ newPlayer }) => {
    const page = await newPlayer({ viewport: { width: 360, height: 740 }, locale: 'ru' });
    await page.goto(`/new/${game}`);
    for (let seat = 2; seat < count; seat++) await page.getByRole('button', { name: 'Добавить место' }).click();
    await page.getByRole('button', { name: 'Играть', exact: true }).click();
    await expect(page.locator('.seat')).toHaveCount(count);
    await page.evaluate(() => document.fonts.ready);
    const others = (await lettersRead(page)).slice(1);
    expect(others.filter(({ name, letters }) => letters < Math.min(7, name.length))).toEqual([]);
    const onItsSide = { width: 640, height: 360 };
    await page.setViewportSize(onItsSide);
    expect(outside(await boxesOf(page.locator('.seat, .prompt-now')), onItsSide)).toEqual([]);
    expect(await clipped(page.locator('.prompt'))).toEqual([]);
  });

test('with the largest letters a phone on its side still shows the whole prompt and what can be pressed', async ({
  newPlayer,
}) => {
  const viewport = { width: 640, height: 360 };
  const page = await newPlayer({ viewport });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '140%' }).check();
  await page.keyboard.press('Escape');
  for (const picture of ['play', 'cc-look', 'cw-place', 'cw-doubt', 'cw-choose', 'cj-roll']) {
    await showFixture(page, `${picture}.ru.day`);
    expect(await clipped(page.locator('.prompt')), picture).toEqual([]);
    expect(outside(await boxesOf(page.locator('.prompt-now, .seat, .actions .button')), viewport), picture).toEqual([]);
  }
});
