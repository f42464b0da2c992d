import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Action } from '../../../rules/src/games/carmen-junior/actions.ts';
import type { Piece } from '../../../rules/src/games/carmen-junior/components.ts';
import { carmenJunior } from '../../../rules/src/games/carmen-junior/index.ts';
import type { View } from '../../../rules/src/games/carmen-junior/state.ts';
import { en } from '../../../rules/src/games/carmen-junior/text/en.ts';
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

/** Chooses a piece: on the map by a tap, or in the list by keys. */
const choose = async ({ page, hands }: At, piece: Piece): Promise<void> => {
  const target = page.locator(`[data-piece="${piece}"]`);
  if (hands === taps) return target.click();
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
