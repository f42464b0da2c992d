import type { Locator, Page } from '@playwright/test';
import { en } from '../../rules/src/games/coordinates-of-wonders/text/en.ts';
import { expectAccessible } from './kit/axe.ts';
import { playLevel, type WonderPlayer, wonderPlayer } from './kit/coordinates-of-wonders.ts';
import { drag, fingerOn, mouseOn, slip } from './kit/drag.ts';
import { showFixture } from './kit/fixture.ts';
import { type Hands, keysOn, taps } from './kit/hands.ts';
import { boxesOf, clipped, expectFits, smaller } from './kit/layout.ts';
import { sitDown } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

type Setup = Parameters<typeof sitDown>[2];

const sitAtTable = async (
  pages: readonly [Page, ...Page[]],
  setup: Pick<Setup, 'memory' | 'radios'>,
  hands: (page: Page) => Hands = () => taps,
): Promise<readonly WonderPlayer[]> => {
  const players = pages.map((page) => wonderPlayer(page, hands(page)));
  const [host, ...guests] = pages;
  await sitDown(host, guests, { game: 'coordinates-of-wonders', first: en['board.lines'], ...setup });
  return players;
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

test.describe('Coordinates of Wonders, whole games with three seats', () => {
  test.setTimeout(600_000);

  for (const [name, hands, memory, calls, device] of [
    ['taps, open calls, on phones', () => taps, 'As printed', 'The quickest checks', PHONE],
    ['keys, sealed calls', keysOn, 'Helped', 'In secret, without hurry', {}],
  ] as const)
    test(`by ${name}`, async ({ newPlayer }) => {
      const pages = [await newPlayer(device), await newPlayer(device), await newPlayer(device)] as const;
      const players = await sitAtTable(pages, { memory, radios: ['One round', calls] }, hands);
      await playLevel(players);
      for (const { page } of players) {
        const dialog = page.getByRole('dialog', { name: /^Game over/ });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('heading', { name: en['board.world'] })).toBeVisible();
        await dialog.getByRole('button', { name: 'See the result' }).click();
        await expect(page.getByRole('heading', { name: /wins? the game/ })).toBeVisible();
      }
    });

  test('with a window, the silent are taken to agree when it is over', async ({ newPlayer }) => {
    const players = await sitAtTable([await newPlayer(), await newPlayer(), await newPlayer()], {
      memory: 'As printed',
      radios: ['One round', '20 seconds'],
    });
    await playLevel(players, ({ turn }) => turn.step === 'doubt');
    const [first] = players;
    const before = first?.view.northSouth.length ?? 0;
    for (const { page } of players) await expect(page.getByText(/^Seconds left: 1?\d$/)).toBeVisible();
    // nobody says anything
    await expect.poll(() => players.every(({ view }) => view.turn.step === 'place'), { timeout: 30_000 }).toBe(true);
    expect(first?.view.northSouth.length).toBe(before);
    await playLevel(players);
    for (const { page } of players) await expect(page.getByRole('dialog', { name: /^Game over/ })).toBeVisible();
  });
});

test('two who call at once: one checks, and everybody sees how close it was', async ({ newPlayer }) => {
  const pages = [await newPlayer(), await newPlayer(), await newPlayer()] as const;
  const players = await sitAtTable(pages, { memory: 'As printed', radios: ['One round'] });
  await playLevel(players, ({ turn }) => turn.step === 'doubt');
  const callers = players.filter(({ isAsked }) => isAsked);
  const errors = callers.map(({ page }) => page.locator('.answer-button.error'));
  for (const error of errors) await expect(error).not.toHaveClass(/arming/);
  await Promise.all(errors.map((error) => error.dispatchEvent('pointerdown', { button: 0 })));
  await expect.poll(() => players.filter(({ view, isAsked }) => view.turn.step === 'check' && isAsked).length).toBe(1);
  const first = players.find(({ isAsked }) => isAsked);
  await first?.act();
  for (const page of pages) {
    await expect(page.getByRole('region', { name: 'Photo finish' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('.photo-first')).toHaveCount(1);
  }
});

/** Three people at one device; the first has laid a card. */
const layTogether = async (page: Page): Promise<void> => {
  await page.goto('/new/coordinates-of-wonders');
  await page.getByLabel('Your name').fill('Ana');
  for (const [seat, name] of [
    ['Azure', 'Leo'],
    ['Saffron', 'Mia'],
  ] as const) {
    const chair = page.getByLabel(`${seat}: who sits here`);
    if ((await chair.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
    await chair.selectOption({ label: 'Somebody here, on this device' });
    await page.getByLabel(`Name (${seat})`).fill(name);
  }
  await page.getByLabel('Who begins').selectOption('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await gap(page, 'north-south', 0).click();
  await page.getByRole('button', { name: en['board.place-here'] }).click();
  await expect(page.locator('.answer-pad .error:not(.arming)')).toHaveCount(2);
};

const padOf = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

test('people who share a device answer side by side, and the first press of a pad has called', async ({ newPlayer }) => {
  const page = await newPlayer(PHONE);
  await layTogether(page);
  expect(smaller(await boxesOf(page.locator('.answer-pad .error')), 64)).toEqual([]);
  await expectAccessible(page, 'pads');
  // no click: the press alone
  await padOf(page, 'Mia').getByRole('button', { name: en['board.error'] }).dispatchEvent('pointerdown', { button: 0 });
  await padOf(page, 'Leo').getByRole('button', { name: en['board.error'] }).dispatchEvent('pointerdown', { button: 0 });
  await expect(page.locator('.log')).toContainText('Mia calls “Error!”');
  await expect(page.getByRole('button', { name: /^Check against / })).toBeVisible();
  await expect(page.locator('.log')).not.toContainText('Leo calls');
});

test('a pad stays where it is when its owner has answered, and the others can still call by their digit', async ({
  newPlayer,
}) => {
  const page = await newPlayer();
  await layTogether(page);
  const before = await padOf(page, 'Mia').boundingBox();
  await padOf(page, 'Leo').getByRole('button', { name: en['board.looks-right'] }).click();
  await expect(padOf(page, 'Leo').getByRole('button', { name: en['board.error'] })).toBeDisabled();
  expect(await padOf(page, 'Mia').boundingBox()).toEqual(before);
  await page.locator('.cw-field').focus();
  await page.keyboard.press('2'); // has answered
  await page.keyboard.press('3');
  await expect(page.locator('.log')).toContainText('Mia calls “Error!”');
});

const gap = (page: Page, line: string, place: number): Locator => page.locator(`[data-gap="${line}-${place}"]`);
const ghost = (page: Page): Locator => page.locator('.lane-item[data-kind="ghost"]');

test('a card hovers between two others, with its sentence, until it is laid', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'cw-place.en.day');
  await expect(page.locator('.actions .primary')).toBeDisabled();
  await page.getByRole('button', { name: 'South of Oslo, north of Rome' }).click();
  await expect(ghost(page)).toHaveText('Quito');
  await expect(page.locator('.held-where')).toHaveText('South of Oslo, north of Rome');
  await page.getByRole('button', { name: 'South of Nairobi, at the end of the line' }).click();
  await expect(page.locator('.lane-item').last()).toHaveText('Quito');
  // the gap that was pressed is gone, and not every browser gives the focus to what is clicked
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await page.getByRole('group', { name: 'Which line' }).getByRole('button', { name: 'West–east' }).click();
  await page.getByRole('button', { name: 'East of Honolulu, west of Havana' }).click();
  await expect(page.locator('.lane-item')).toHaveText(['Honolulu', 'Quito', 'Havana', /Cairo$/, 'Mumbai']);
});

for (const [name, device, pointerOn] of [
  ['mouse', {}, async (page: Page) => mouseOn(page)],
  ['touch', { hasTouch: true, viewport: { width: 360, height: 740 } }, fingerOn],
] as const)
  test(`a card is dragged to a gap, and on to another, by ${name}; a slip of the hand is no drag`, async ({ newPlayer }) => {
    const page = await newPlayer(device);
    await showFixture(page, 'cw-place.en.day');
    const pointer = await pointerOn(page);
    const held = page.locator('[data-hold]');
    await slip(pointer, held, 6);
    await expect(ghost(page)).toHaveCount(0);
    await drag(pointer, held, gap(page, 'north-south', 2));
    await expect(page.locator('.held-where')).toHaveText('South of Rome, north of Cairo');
    await drag(pointer, ghost(page), gap(page, 'north-south', 1));
    await expect(page.locator('.held-where')).toHaveText('South of Oslo, north of Rome');
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

test('a check shows both numbers, which way they lie, the verdict and its paragraph, until it is put away', async ({
  newPlayer,
}) => {
  const page = await newPlayer();
  for (const [fixture, fact, verdict, rule] of [
    ['cw-error', 'Quito (0°14′S) lies further south than Rome (41°54′N).', 'Error', 'CW-3.5'],
    ['cw-right', 'Quito (0°14′S) lies further north than Nairobi (1°17′S).', 'Right', 'CW-3.5'],
    ['cw-mixed', 'Greenwich (0°00′E) lies further east than Havana (82°23′W).', 'Right', 'CW-3.5'],
    ['cw-near', 'Helsinki (60°10′N) lies further north than Oslo (59°55′N).', 'Error', 'CW-3.5'],
    ['cw-equal', 'Neuschwanstein (10°45′E) and Oslo (10°45′E) lie equally far east: that is no error.', 'Right', 'CW-3.6'],
  ] as const) {
    await showFixture(page, `${fixture}.en.day`);
    await expect(page.locator('.check-fact')).toHaveText(fact);
    await expect(page.locator('.check .stamp')).toHaveText(verdict);
    await expect(page.locator('.check .rule-link')).toHaveText(rule);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.locator('.check')).toHaveCount(0);
    await expect(page.locator('.cw')).not.toContainText('°');
    await page.getByRole('button', { name: 'The last check' }).click();
    await expect(page.locator('.check-fact')).toHaveText(fact);
  }
});

test('with helped memory the numbers that were shown stay on their plates', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'cw-helped.en.day');
  await expect(page.locator('.lane-item').filter({ hasText: 'Oslo' })).toHaveText(/59°55′N\s*10°45′E$/);
  await expect(page.locator('.lane-item').filter({ hasText: 'Nairobi' })).toHaveText('Nairobi');
});

test('where there is one neighbour alone, it is chosen already and no button', async ({ newPlayer }) => {
  const page = await newPlayer();
  await showFixture(page, 'cw-choose-one.en.day');
  await expect(page.locator('.lane-check.chosen')).toHaveText(/Cairo$/);
  await expect(page.locator('.lane-cards').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check against Cairo' })).toBeEnabled();
  await expect(page.locator('.prompt-now')).toHaveText('You doubt Quito. Check it against Cairo, the only card beside it.');
});

test('how many cards were wrong is told when the last of them is turned over', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '0.5' });
  await showFixture(page, 'cw-round.en.day');
  await page.getByRole('button', { name: en['board.last-count'] }).click();
  const sheet = page.locator('.cw-field');
  const guesses = sheet.locator('.guesses');
  await expect(guesses).toHaveAccessibleName(en['board.count.guesses']);
  await expect(sheet.locator('.world-list')).toHaveCount(0);
  await sheet.getByRole('button', { name: en['board.skip'] }).click();
  await expect(guesses).toHaveAccessibleName('Guesses; wrong cards: 4');
  await expect(sheet.locator('.world-list')).toBeVisible();
});

test('nothing at the table tells what a count brings before its walk is at its end', async ({ newPlayer }) => {
  test.setTimeout(300_000);
  const pages = [await newPlayer(), await newPlayer()] as const;
  const players = await sitAtTable(pages, { memory: 'As printed', radios: ['One round'] });
  await playLevel(players, ({ turn }) => turn.step === 'guess');
  const [page] = pages;
  await page.evaluate(() => localStorage.setItem('tabletrotter.speed', '0.5'));
  await page.reload();
  const seats = page.getByRole('list', { name: 'Players' });
  const before = await seats.textContent();
  for (const player of players) await player.act();
  const dialog = page.getByRole('dialog');
  const skip = dialog.getByRole('button', { name: en['board.skip'] });
  const log = page.locator('.log');
  await expect(skip).toBeVisible();
  await expect(dialog).toHaveAccessibleName('The round is over');
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('.ending')).toHaveCount(0);
  await expect(log).not.toContainText(en['log.game-ended']);
  expect(await seats.textContent()).toBe(before);
  await skip.click();
  await expect(dialog).toHaveAccessibleName(/^Game over: /);
  await expect(dialog.getByRole('tab')).not.toHaveCount(0);
  await expect(dialog.locator('.world-list')).toBeVisible();
  await expect(log).toContainText(en['log.game-ended']);
  expect(await seats.textContent()).not.toBe(before);
  await dialog.getByRole('button', { name: 'See the result' }).click();
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.locator('.ending').getByRole('button', { name: en['board.skip'] })).toHaveCount(0);
});

for (const [key, said] of [
  ['e', 'call-error'],
  ['Space', 'call-error'],
  ['l', 'agree'],
] as const)
  test(`on the board the key ${key} answers: ${said}`, async ({ newPlayer }) => {
    const pages = [await newPlayer(), await newPlayer(), await newPlayer()] as const;
    const players = await sitAtTable(pages, { memory: 'As printed', radios: ['One round'] });
    await playLevel(players, ({ turn }) => turn.step === 'doubt');
    const asked = players.find(({ isAsked }) => isAsked);
    if (asked === undefined) throw new Error('nobody is asked');
    const { page, version } = asked;
    await expect(page.locator('.answer-button.error')).not.toHaveClass(/arming/);
    await page.locator('.log-panel').focus();
    await page.keyboard.press(key); // away from the board it is nothing
    await page.locator('.cw-field').focus();
    expect(asked.version).toBe(version);
    await page.keyboard.press(key);
    await expect.poll(() => asked.version).toBe(version + 1);
    expect(asked.view.turn).toMatchObject(said === 'agree' ? { step: 'doubt', agreed: [expect.any(Number)] } : { step: 'check' });
  });

const deckOf = (lines: readonly string[]) => ({
  name: 'deck.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,latitude,longitude', ...lines].join('\n')),
});

test('a deck of one’s own: faulty lines are named, a good file is shown, and its table can be played', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.goto('/new/coordinates-of-wonders');
  await page.getByRole('radio', { name: 'Places of your own' }).check();
  await page.getByRole('radio', { name: 'One round' }).check();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Only famous ones' })).toHaveCount(0);
  const file = page.getByLabel('Choose a CSV file');
  const good = Array.from({ length: 20 }, (_, index) => `Village ${index},${index - 10}.5,${index}°30′E`);

  await file.setInputFiles(deckOf([...good.slice(0, 3), 'Nowhere,north,1', '=1+1,1,1']));
  const faults = page.getByRole('alert');
  await expect(faults.getByRole('listitem')).toHaveText([
    /^Line 5: “north” is no latitude/,
    /^Line 6: In the column name, “=1\+1”/,
  ]);
  await expectAccessible(page, 'faults');
  await expect(play).toBeDisabled();

  await file.setInputFiles(deckOf(good.slice(0, 15)));
  await expect(faults).toContainText('15 places; so many rounds take 16');
  await expect(play).toBeDisabled();

  await file.setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_000, 'a') });
  await expect(faults).toContainText('10.0 MB');

  await file.setInputFiles(deckOf(good));
  await expect(faults).toHaveCount(0);
  await expect(page.getByText('Places in the file: 20')).toBeVisible();
  await expect(page.locator('.deck-dot')).toHaveCount(20);
  await expectAccessible(page, 'preview');
  await page.getByLabel('Who begins').selectOption({ label: 'You' });
  await play.click();
  await expect(page.locator('.held-name')).toHaveText(/^Village \d+$/);
});

const SIZES = [
  { width: 360, height: 640, axe: true },
  { width: 740, height: 360, axe: false },
  { width: 1280, height: 800, axe: true },
] as const;

const TABLES = [
  'cw-first',
  'cw-ghost',
  'cw-across',
  'cw-wait',
  'cw-doubt',
  'cw-doubt-own',
  'cw-sealed',
  'cw-choose',
  'cw-choose-one',
  'cw-error',
  'cw-mixed',
  'cw-helped',
  'cw-names',
  'cw-names-eight',
  'cw-guess',
  'cw-guessing',
  'cw-long',
  'cw-long-across',
  'cw-long-folded',
  'cw-own',
] as const;

/** Those of which each has something that no other has; axe takes its time. */
const CHECKED = ['cw-across', 'cw-sealed', 'cw-mixed', 'cw-guess'] as const;

const FIT = {
  vital: '.prompt-now, .cw .actions .button, .cw .cw-line, .cw .guess-step, .cw .held-name',
  whole: '.stage',
  targets: [
    ['.cw .slot, .cw button:not(.arm)', 24],
    ['.answer-button', 64],
  ],
} as const;

for (const { axe, ...viewport } of SIZES)
  test(`at ${viewport.width} by ${viewport.height} nothing scrolls but the line, and what can be done is in sight`, async ({
    newPlayer,
  }) => {
    const page = await newPlayer({ viewport });
    for (const table of TABLES)
      for (const look of table === 'cw-ghost' ? ['en.day', 'es.night', 'ru.day', 'long.night'] : ['ru.night']) {
        const where = `${table}.${look}`;
        await showFixture(page, where);
        await expectFits(page, viewport, FIT, where);
        // on the desktop a full line needs no scrolling either
        if (viewport.width >= 1_280 && !/error|mixed/.test(table))
          expect(await clipped(page.locator('.cw-field')), where).toEqual([]);
        if (axe && CHECKED.some((each) => each === table)) await expectAccessible(page, where);
      }
  });
