import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Action } from '../../../rules/src/games/carmen-junior/actions.ts';
import type { Piece } from '../../../rules/src/games/carmen-junior/components.ts';
import { carmenJunior } from '../../../rules/src/games/carmen-junior/index.ts';
import type { View } from '../../../rules/src/games/carmen-junior/state.ts';
import { en } from '../../../rules/src/games/carmen-junior/text/en.ts';
import { regionOf } from '../../src/games/carmen-junior/regions.ts';
import { type Hands, taps } from './hands.ts';
import { Player, type Plays } from './player.ts';

interface At {
  readonly page: Page;
  readonly hands: Hands;
}

const button = ({ page }: At, name: string | RegExp): Locator => page.locator('.actions').getByRole('button', { name });

/** What was seen lies over the map until something is said of it. */
export const putAway = async (at: At): Promise<void> => {
  const words = [en['board.got-it'], en['board.said.own'], en['board.said.carmen'], en['board.said.no-clues']];
  const sheet = at.page.locator('.cj-sheets');
  if (!(await sheet.isVisible())) return;
  const [primary] = await at.page.locator('.actions .primary').allInnerTexts();
  expect(words).toContain(primary?.trim());
  await at.hands.press(at.page.locator('.actions .primary'));
  await expect(sheet).toBeHidden();
};

/** The least width, in CSS pixels, of what one would tap. */
const HANDY = 24;

/** Whether a piece is on the part of the map that can be seen, and large enough for a finger. */
const isHandy = async (page: Page, target: Locator): Promise<boolean> => {
  const [box, frame] = await Promise.all([target.boundingBox(), page.locator('[data-window]').boundingBox()]);
  if (box === null || frame === null) return false;
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  return box.width >= HANDY && x > 0 && y > 0 && x < frame.width && y < frame.height;
};

/** Chooses a piece: on the map by a tap, after one on its part of the world where it is far away, or in the list by keys. */
const choose = async ({ page, hands }: At, piece: Piece): Promise<void> => {
  const target = page.locator(`[data-piece="${piece}"]`);
  if (hands === taps) {
    if (!(await isHandy(page, target))) {
      const regions = page.getByRole('group', { name: en['board.regions'] });
      await regions.getByRole('button', { name: en[`board.region.${regionOf(piece)}`], exact: true }).click();
    }
    await target.scrollIntoViewIfNeeded(); // the map can be moved
    expect(await isHandy(page, target), piece).toBe(true);
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return page.mouse.click(x + width / 2, y + height / 2); // as a finger does: nothing is scrolled for it
  }
  const rows = page.getByRole('group', { name: en['board.list'] });
  if (!(await rows.isVisible())) await hands.press(page.getByRole('button', { name: en['board.list'] }));
  while ((await rows.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
  while ((await target.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('ArrowDown');
  return page.keyboard.press('Enter');
};

const perform = async (at: At, action: Action): Promise<void> => {
  const { press } = at.hands;
  await putAway(at);
  if (action.type === 'roll') return press(button(at, en['board.roll']));
  await choose(at, action.to);
  await press(button(at, new RegExp(`${en[`piece.${action.to}`]}$`)));
};

/** Plays as the house's bot does, as far as it knows from what the page was sent; without a memory it goes anywhere. */
const decide: Plays<View, Action>['decide'] = (view, random) => {
  if (view.heard !== undefined) return carmenJunior.bots.casual(view, random, { left: () => 1_000, self: 0 }).action;
  const legal = carmenJunior.candidates(view);
  const action = legal[random.below(legal.length)];
  if (action === undefined) throw new Error(`nothing to do at ${view.turn.step}`);
  return action;
};

export type JuniorPlayer = Player<View, Action>;

/** Junior Detective by its screen alone. */
export const juniorPlayer = (page: Page, hands: Hands): JuniorPlayer =>
  new Player<View, Action>(page, hands, { decide, perform });
