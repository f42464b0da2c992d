import type { Locator, Page } from '@playwright/test';
import { carry, drag, fingerOn, mouseOn, type Pointer, slip } from './kit/drag.ts';
import { expect, test } from './kit/test.ts';

const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' });
const cards = (page: Page): Locator => hand(page).getByRole('button');
const caseFile = (page: Page): Locator => page.getByRole('button', { name: /^Case file: / });
const files = (page: Page): Locator => page.getByRole('button', { name: /^FBI files: / });
const why = (page: Page): Locator => page.locator('.prompt-why');

const namesOf = (page: Page): Promise<readonly (string | null)[]> =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** A table with a robot, at which the player begins. */
const begin = async (page: Page): Promise<void> => {
  await page.goto('/new/bonnie-and-clyde');
  await page.getByLabel('Who begins').selectOption({ label: 'You' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Draw from the case file' })).toBeVisible();
};

const PHONE = { hasTouch: true, viewport: { width: 360, height: 740 } } as const;

for (const [name, device, pointerOn] of [
  ['mouse', {}, async (page: Page): Promise<Pointer> => mouseOn(page)],
  ['touch', PHONE, fingerOn],
] as const) {
  test(`draw, sort and discard by ${name}, and the page does not scroll`, async ({ newPlayer }) => {
    const page = await newPlayer(device);
    await begin(page);
    const pointer = await pointerOn(page);
    const dealt = await cards(page).count();

    await drag(pointer, caseFile(page), hand(page));
    await expect(cards(page)).toHaveCount(dealt + 1);
    await expect(page.locator('.hand-card.fresh')).toHaveCount(1);

    const [first, ...others] = await namesOf(page);
    const arranged = [...others.slice(0, 4), first, ...others.slice(4)];
    await drag(pointer, cards(page).first(), cards(page).nth(4));
    await expect.poll(() => namesOf(page)).toEqual(arranged);
    await page.reload();
    await expect(cards(page)).toHaveCount(dealt + 1);
    expect(await namesOf(page)).toEqual(arranged);

    await drag(pointer, cards(page).last(), files(page));
    await expect.poll(() => namesOf(page)).toEqual(arranged.slice(0, -1));
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  test(`what slips less than eight pixels by ${name} is a tap, and what goes further is none`, async ({ newPlayer }) => {
    const page = await newPlayer(device);
    await begin(page);
    const pointer = await pointerOn(page);
    const card = cards(page).first();
    await slip(pointer, card, 6);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await slip(pointer, card, 12);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await slip(pointer, card, 6);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });

  test(`what the rules refuse is refused when it is dragged by ${name}, with the reason`, async ({ newPlayer }) => {
    const page = await newPlayer(device);
    await begin(page);
    const pointer = await pointerOn(page);
    const before = await namesOf(page);
    await drag(pointer, cards(page).first(), files(page));
    await expect(why(page)).toBeVisible();
    expect(await namesOf(page)).toEqual(before);
  });
}

test('Escape puts back what is carried, and so does letting go where nothing takes it', async ({ newPlayer }) => {
  const page = await newPlayer();
  await begin(page);
  const pointer = mouseOn(page);
  await page.getByRole('button', { name: 'Draw from the case file' }).click();
  const drawn = await page
    .getByText('Choose cards from your hand')
    .waitFor()
    .then(() => namesOf(page));

  await carry(pointer, cards(page).first(), files(page));
  await expect(page.locator('.drag-shadow')).toBeVisible();
  await expect(files(page)).toHaveAttribute('data-takes', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-shadow')).toBeHidden();
  await pointer.up();

  await drag(pointer, cards(page).first(), page.getByRole('list', { name: 'Players' }));
  await expect(page.locator('[data-takes]')).toHaveCount(0);
  expect(await namesOf(page)).toEqual(drawn);
  await expect(hand(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the hand can be arranged without a drag, by taps and by keys, and sorted again', async ({ newPlayer }) => {
  const page = await newPlayer();
  await begin(page);
  const sorted = await namesOf(page);
  await cards(page).last().click();
  const left = page.getByRole('button', { name: 'Move left' });
  for (let place = 1; place < sorted.length; place++) await left.click();
  expect(await namesOf(page)).toEqual([sorted.at(-1), ...sorted.slice(0, -1)]);
  await expect(left).toHaveAttribute('aria-disabled', 'true');
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Move right' }).press('Enter');
  expect((await namesOf(page))[1]).toBe(sorted.at(-1));
  await page.getByRole('button', { name: 'Sort the hand' }).press('Enter');
  expect(await namesOf(page)).toEqual(sorted);
});
