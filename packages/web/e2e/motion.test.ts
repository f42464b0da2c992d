import type { JSHandle, Page } from '@playwright/test';
import { type BonniePlayer, bonniePlayer } from './kit/bonnie-and-clyde.ts';
import { taps } from './kit/hands.ts';
import { expect, test } from './kit/test.ts';
import { until } from './kit/until.ts';

/** Sits down at a table with one robot and waits for the own turn. */
const playARobot = async (page: Page): Promise<BonniePlayer> => {
  const player = bonniePlayer(page, taps);
  await page.goto('/new/bonnie-and-clyde');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await untilAsked(player);
  await expect(drawing(page)).toBeVisible({ timeout: 20_000 });
  return player;
};

const untilAsked = (player: BonniePlayer): Promise<void> => until(() => player.isAsked, 'one is asked');
const drawing = (page: Page) => page.getByRole('button', { name: 'Draw from the case file' });
const caseFile = (page: Page) => page.getByRole('button', { name: /^Case file: / });

/** Ends the own turn with the first card of the hand. */
const discard = async (page: Page): Promise<void> => {
  await expect(drawing(page)).toBeHidden(); // cards picked up before the draw has happened are put down by it
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Discard/ }).click();
};

/** Everything that travels from now on: which properties move, and when it has arrived, in milliseconds. */
const watchGhosts = (page: Page): Promise<JSHandle<{ readonly moves: string[]; readonly ends: number[] }>> =>
  page.evaluateHandle(() => {
    const seen: { readonly moves: string[]; readonly ends: number[] } = { moves: [], ends: [] };
    const look = (node: Node): void => {
      if (!(node instanceof Element) || !node.classList.contains('ghosts')) return;
      for (const { effect } of node.getAnimations({ subtree: true })) {
        if (!(effect instanceof KeyframeEffect)) continue;
        seen.moves.push(...effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
        seen.ends.push(Number(effect.getComputedTiming().endTime));
      }
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    });
    observer.observe(document, { childList: true, subtree: true });
    return seen;
  });

test('a card that is drawn travels to the hand within 0.7 seconds, and only then is it counted', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '1' });
  await playARobot(page);
  const before = await caseFile(page).getAttribute('aria-label');
  await drawing(page).click();
  const flight = await page.waitForFunction(() => {
    const ghost = document.querySelector('.ghost');
    const pile = document.querySelector('[data-at="case-file"]');
    const hand = document.querySelector('[data-at="hand"]');
    const [animation] = ghost?.getAnimations() ?? [];
    if (!ghost || !pile || !hand || !animation?.effect) return null;
    const ends = Number(animation.effect.getComputedTiming().endTime);
    const inside = (outer: Element): boolean => {
      const { left, width, top, height } = ghost.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const box = outer.getBoundingClientRect();
      return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    };
    animation.currentTime = 0;
    const leaves = inside(pile);
    animation.currentTime = ends - 1;
    return { ends, leaves, reaches: inside(hand), label: pile.getAttribute('aria-label') };
  });
  const { ends, ...seen } = (await flight.jsonValue()) ?? {};
  expect(ends).toBeLessThanOrEqual(700);
  expect(seen).toEqual({ leaves: true, reaches: true, label: before });
  await expect(page.locator('.ghosts')).toHaveCount(0);
  await expect(caseFile(page)).not.toHaveAttribute('aria-label', before ?? '');
});

test('set to no motion, nothing travels, and the marks remain', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '1' });
  await playARobot(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'no motion' }).check();
  await page.keyboard.press('Escape');
  const ghosts = await watchGhosts(page);
  await drawing(page).click();
  await discard(page);
  await expect(drawing(page)).toBeVisible();
  expect(await ghosts.evaluate(({ moves }) => moves)).toEqual([]);
  await expect(page.locator('[data-trace="to"]').first()).toBeVisible();
});

test('whoever wants less motion sees things fade in where they go, and the marks', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '1', reducedMotion: 'reduce' });
  await playARobot(page);
  const ghosts = await watchGhosts(page);
  await drawing(page).click();
  await discard(page);
  await expect(drawing(page)).toBeVisible();
  const { moves, ends } = await ghosts.jsonValue();
  expect(moves).toContain('opacity');
  expect(moves).not.toContain('transform');
  expect(Math.max(...ends)).toBeLessThanOrEqual(80);
  await expect(page.locator('[data-trace="to"]').first()).toBeVisible();
});

/** Whoever acts, as it is shown. */
const acting = (page: Page) => page.getByRole('list', { name: 'Players' }).locator('[aria-current="true"]');

/** From now on whatever travels while somebody is shown to act stays on its way until it is stopped. */
const holdMotionOf = (page: Page, name: string): Promise<void> =>
  page.evaluate((who) => {
    const hold = (node: Node): void => {
      if (!(node instanceof Element) || !node.classList.contains('ghosts')) return;
      if (!document.querySelector('.frame [aria-current="true"]')?.textContent.includes(who)) return;
      for (const animation of node.getAnimations({ subtree: true })) animation.pause();
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(hold);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, name);

test('a tap during a motion brings the table to the latest, and is handled there', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '0.5' });
  const player = await playARobot(page);
  await holdMotionOf(page, 'Azure');
  await drawing(page).click();
  await discard(page);
  await expect(acting(page)).toContainText('Azure');
  await untilAsked(player);
  await expect(page.locator('.ghosts')).toHaveCount(1); // the robot's turn is still on its way
  const card = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await card.click();
  expect(await page.locator('.ghosts').count()).toBe(0);
  expect(await drawing(page).isVisible()).toBe(true);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('a tap while the own card travels is handled, though the hand closes up under the finger', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '0.5' });
  const player = await playARobot(page);
  await drawing(page).click();
  await expect(drawing(page)).toBeHidden();
  await holdMotionOf(page, 'You');
  const { version } = player;
  await discard(page);
  await until(() => player.version > version && player.isAsked);
  await expect(page.locator('.ghosts')).toHaveCount(1);
  const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const labels = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const place = labels.findIndex((label) => label !== labels[0]); // equal cards stand in for each other
  const box = await cards.nth(place).boundingBox();
  if (box === null) throw new Error('no card');
  const finger = box.x + box.width - 3;
  await page.mouse.click(finger, box.y + box.height / 2);
  expect(await page.locator('.ghosts').count()).toBe(0);
  const card = cards.nth(place - 1);
  const moved = await card.boundingBox();
  expect((moved?.x ?? 0) + (moved?.width ?? 0)).toBeLessThan(finger);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('where much waits to be shown, one may catch up', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '0.5' });
  const player = bonniePlayer(page, taps);
  await page.goto('/new/bonnie-and-clyde');
  for (let robot = 1; robot < 3; robot++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Who begins').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await drawing(page).click();
  await discard(page);
  await page.getByRole('button', { name: /^Catch up: \d+ moves/ }).click();
  await untilAsked(player);
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: /^Catch up/ })).toBeHidden();
  expect(await drawing(page).isVisible()).toBe(true);
});

test('what the opponent did last is marked until the next action', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = await playARobot(page);
  await player.act();
  const marks = page.locator('[data-trace]');
  const places = () => marks.evaluateAll((all) => all.map((each) => each.getAttribute('data-at')));
  for (let turn = 0; turn < 3; turn++) {
    await discard(page);
    await untilAsked(player);
    await expect(page.locator('[data-at="fbi-files"]')).toHaveAttribute('data-trace', 'to');
    await expect(page.locator('[data-at="seat.1"]')).toHaveAttribute('data-trace', 'from');
    await drawing(page).click();
    await expect.poll(places).toEqual(['case-file']);
  }
});

test('one’s turn is told by the title and the mark of the tab', async ({ newPlayer }) => {
  const page = await newPlayer({ speed: '0.5' });
  await playARobot(page);
  const mark = page.locator('link[rel="icon"]');
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(mark).toHaveAttribute('href', '/favicon-turn.svg');
  await drawing(page).click();
  await discard(page);
  await expect(page).toHaveTitle(/^[A-Z]{5} /);
  await expect(mark).toHaveAttribute('href', '/favicon.svg');
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(mark).toHaveAttribute('href', '/favicon-turn.svg');
});

test('one button mutes every sound, and it stays so', async ({ newPlayer }) => {
  const page = await newPlayer();
  await page.addInitScript(() => {
    const { createGain } = AudioContext.prototype;
    AudioContext.prototype.createGain = function () {
      document.documentElement.dataset['sounded'] = 'yes'; // each note goes through one
      return createGain.call(this);
    };
  });
  const player = await playARobot(page);
  const root = page.locator('html');
  await drawing(page).click();
  await expect(root).toHaveAttribute('data-sounded', 'yes');
  const mute = page.getByRole('button', { name: 'Mute all sounds' });
  await mute.click();
  for (const press of ['before', 'after a reload']) {
    await page.reload();
    await untilAsked(player);
    await expect(mute, press).toHaveAttribute('aria-pressed', 'true');
    await discard(page);
    await drawing(page).click();
    await expect(drawing(page)).toBeHidden();
    await expect(root).not.toHaveAttribute('data-sounded');
  }
});

test('a screen reader hears each event once, and once that it is one’s turn', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = await playARobot(page);
  const heard = await page.evaluateHandle(() => {
    const said: { readonly polite: string[]; readonly assertive: string[] } = { polite: [], assertive: [] };
    const regions = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const urgencyOf = (element: Element | null): string | null => {
      const region = element?.closest(regions) ?? null;
      return region?.getAttribute('aria-live') ?? (region === null ? null : region.role === 'alert' ? 'assertive' : 'polite');
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const added = type === 'childList' ? [...addedNodes] : [target];
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('.previews')) continue; // it speaks of a choice, not of an event
        const text = added.map((node) => node.textContent ?? '').join('');
        const urgency = urgencyOf(element);
        if (text.trim() !== '' && (urgency === 'polite' || urgency === 'assertive')) said[urgency].push(text);
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    return said;
  });
  const before = player.version;
  await drawing(page).click();
  await discard(page);
  await until(() => player.version > before + 2);
  await untilAsked(player);
  await expect(drawing(page)).toBeVisible();
  const { polite, assertive } = await heard.jsonValue();
  expect(polite, polite.join('\n')).toHaveLength(player.version - before);
  expect(polite.at(0)).toMatch(/draws .* Play/s); // with what is asked next
  expect(polite.join(' ')).not.toContain('Your turn');
  expect(assertive).toEqual(['Your turn']);
});

test('nobody plays on behind the open sheet of a round', async ({ newPlayer }) => {
  const page = await newPlayer();
  const player = bonniePlayer(page, taps);
  await page.goto('/new/bonnie-and-clyde');
  await page.getByLabel('Who begins').selectOption({ index: 1 }); // so that the robot begins the second round
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const sheet = page.getByRole('dialog');
  while (!(await sheet.isVisible())) {
    await expect.poll(async () => player.isAsked || (await sheet.isVisible()), { timeout: 20_000 }).toBe(true);
    if (!(await sheet.isVisible())) await player.act();
  }
  await untilAsked(player); // the robot has had its turn of the second round
  await expect(acting(page)).toContainText('Azure');
  await page.keyboard.press('Escape');
  await expect(acting(page)).toContainText('You');
});
