import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Action } from '../../../rules/src/games/wide-world/actions.ts';
import { COLUMNS, type Direction, HOME, SQUARES, type Square, whereIs } from '../../../rules/src/games/wide-world/components.ts';
import { wideWorld } from '../../../rules/src/games/wide-world/index.ts';
import { flyLine } from '../../../rules/src/games/wide-world/rules.ts';
import type { View } from '../../../rules/src/games/wide-world/state.ts';
import { en } from '../../../rules/src/games/wide-world/text/en.ts';
import { type Hands, taps } from './hands.ts';
import { Player, type Plays } from './player.ts';

interface At {
  readonly page: Page;
  readonly hands: Hands;
}

const button = ({ page }: At, name: string | RegExp): Locator => page.locator('.actions').getByRole('button', { name });

/** Products that have come are in sight until they are laid down. */
const layDown = async (at: At): Promise<void> => {
  const sheet = at.page.getByRole('region', { name: en['board.memorise'] });
  if (!(await sheet.isVisible())) return;
  await at.hands.press(button(at, 'Got it'));
  await expect(sheet).toBeHidden();
};

/** Chooses a product in the quiz: by a tap, or by what is typed. */
const name = async ({ page, hands }: At, product: keyof typeof en & `product.${string}`): Promise<void> => {
  const option = page.locator(`[data-product="${product.slice('product.'.length)}"]`);
  if (hands === taps) return option.click();
  const search = page.getByRole('combobox', { name: en['board.quiz.search'] });
  while ((await search.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(en[product]);
  while ((await option.and(page.locator('.active')).count()) === 0) await page.keyboard.press('ArrowDown');
  return page.keyboard.press('Enter');
};

/** The letters that lie round S as the directions lie round the plane. */
const LETTERS = {
  'north-west': 'q',
  north: 'w',
  'north-east': 'e',
  west: 'a',
  east: 'd',
  'south-west': 'z',
  south: 'x',
  'south-east': 'c',
} as const satisfies { readonly [D in Direction]: string };

/** Chooses a direction on the pad: by a tap, or by its letter once the pad has the focus. */
const chooseDirection = async ({ page, hands }: At, direction: Direction): Promise<void> => {
  const key = page.locator(`.pad [data-key="${direction}"]`);
  if (hands === taps) return key.click();
  await key.waitFor();
  while ((await page.locator('.pad :focus').count()) === 0) await page.keyboard.press('Tab');
  await page.keyboard.press(LETTERS[direction]);
  return page.keyboard.press('Enter');
};

const perform = async (at: At, action: Action): Promise<void> => {
  const { press } = at.hands;
  await layDown(at);
  switch (action.type) {
    case 'roll':
      return press(button(at, 'Roll the die'));
    case 'fly':
    case 'bump':
      return chooseDirection(at, action.direction);
    case 'trade-places':
    case 'inspect':
      await press(at.page.locator(`.choose [data-seat="${action.seat}"]`));
      return press(button(at, action.type === 'inspect' ? /^Inspect / : /^Trade places with /));
    case 'declare':
      for (const { product } of action.products) await name(at, `product.${product}`);
      return press(button(at, /^Declare: /));
  }
};

/** Plays as the house's bot does, as far as it knows from what the page was sent; without a memory it names anything. */
const decide: Plays<View, Action>['decide'] = (view, random) => {
  if (view.recall !== undefined) return wideWorld.bots.casual(view, random, { left: () => 1_000, self: 0 }).action;
  const legal = wideWorld.candidates(view).filter((action) => wideWorld.refusal(view, action) === undefined);
  const goal = goalOf(view);
  const wayFrom = (action: Action): number => {
    if (action.type !== 'fly') return 0;
    const line = flyLine(view, action.direction);
    return 'to' in line ? squaresBetween(line.to, goal) : SQUARES;
  };
  const nearest = Math.min(...legal.map(wayFrom));
  const best = legal.filter((action) => wayFrom(action) === nearest);
  const action = best[random.below(best.length)];
  if (action === undefined) throw new Error(`nothing to do at ${view.turn.step}`);
  return action;
};

/** Where the plane on turn must go. */
const goalOf = ({ seats, turn }: View): Square => {
  const top = seats[turn.seat]?.destinations.top ?? null;
  return top === null ? HOME : whereIs(top);
};

const squaresBetween = (one: Square, other: Square): number =>
  Math.max(Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS)), Math.abs((one % COLUMNS) - (other % COLUMNS)));

export type WidePlayer = Player<View, Action>;

/** Wide World by its screen alone. */
export const widePlayer = (page: Page, hands: Hands): WidePlayer => new Player<View, Action>(page, hands, { decide, perform });
