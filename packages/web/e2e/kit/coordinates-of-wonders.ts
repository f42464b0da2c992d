import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from '../../../rules/src/games/coordinates-of-wonders/actions.ts';
import { coordinatesOfWonders } from '../../../rules/src/games/coordinates-of-wonders/index.ts';
import type { View } from '../../../rules/src/games/coordinates-of-wonders/state.ts';
import { en } from '../../../rules/src/games/coordinates-of-wonders/text/en.ts';
import type { Hands } from './hands.ts';
import { Player, type Plays } from './player.ts';
import { whoIsAsked } from './table.ts';
import { until } from './until.ts';

interface At {
  readonly page: Page;
  readonly hands: Hands;
}

const button = ({ page }: At, name: string | RegExp): Locator => page.locator('.actions').getByRole('button', { name });

interface Shown extends At {
  readonly view: View;
}

/** What was turned over lies over the lines until it is put away. A check comes as soon as it has been moved, which may take a moment. */
export const putAway = async (at: Shown): Promise<void> => {
  const gotIt = at.page.locator('.cw').getByRole('button', { name: en['board.got-it'] });
  const { turn, lastCheck, lastCount } = at.view;
  if (lastCheck === null && lastCount === null) return; // it goes by itself when the next card is laid
  if (turn.step === 'place' && lastCheck !== null && lastCount === null) await expect(gotIt).toBeVisible();
  if (!(await gotIt.isVisible())) return;
  await at.hands.press(gotIt);
  await expect(gotIt).toBeHidden();
};

const unfold = async (at: At, line: 'north-south' | 'west-east'): Promise<void> => {
  const lines = at.page.getByRole('group', { name: en['board.lines'] });
  const toggle = lines.getByRole('button', { name: en[`board.line.${line}`] });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await at.hands.press(toggle);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
};

/** Answers count a moment after the question has come. */
const armed = ({ page }: At): Promise<void> => expect(page.locator('.answer-button.arming')).toHaveCount(0);

const perform = async (at: Shown, action: Action): Promise<void> => {
  const { press } = at.hands;
  await putAway(at);
  switch (action.type) {
    case 'place':
      await unfold(at, action.line);
      await press(at.page.locator(`[data-gap="${action.line}-${action.gap}"]`));
      return press(button(at, en['board.place-here']));
    case 'agree':
      await armed(at);
      return press(button(at, en['board.looks-right']));
    case 'call-error':
      await armed(at);
      return press(button(at, en['board.error']));
    case 'check':
      if (await button(at, en['board.check.choose']).isVisible())
        await press(at.page.locator(`.lane-check[data-side="${action.neighbour}"]`));
      return press(button(at, /^Check against /));
    case 'guess':
      for (let step = 0; step < action.errors; step++) await press(at.page.getByRole('button', { name: en['board.guess.more'] }));
      return press(button(at, `Lock in ${action.errors}`));
  }
};

/** Lays cards anywhere, doubts every third, and expects few errors: all that the rules know comes up in a round. */
const decide: Plays<View, Action>['decide'] = (view, random) => {
  if (view.turn.step === 'doubt') return { type: random.below(3) === 0 ? 'call-error' : 'agree' };
  if (view.turn.step === 'guess') return { type: 'guess', errors: random.below(3) };
  const legal = coordinatesOfWonders
    .candidates(view)
    .filter((action) => coordinatesOfWonders.refusal(view, action) === undefined);
  const action = legal[random.below(legal.length)];
  if (action === undefined) throw new Error(`nothing to do at ${view.turn.step}`);
  return action;
};

export type WonderPlayer = Player<View, Action>;

/** Coordinates of Wonders by its screen alone. */
export const wonderPlayer = (page: Page, hands: Hands): WonderPlayer =>
  new Player<View, Action>(page, hands, { decide, perform });

/** Waits until every page knows the same: several are asked side by side, and what one says may end the question for all. */
export const level = (players: readonly WonderPlayer[]): Promise<void> =>
  until(() => new Set(players.map(({ version }) => version)).size === 1, 'every page knows the same');

/** Plays on, one after the other, until the game is over or `until` says so. */
export const playLevel = async (
  players: readonly WonderPlayer[],
  until: (view: View) => boolean = () => false,
): Promise<void> => {
  for (;;) {
    await level(players);
    const asked = await whoIsAsked(players);
    if (asked.isOver || until(asked.view)) return;
    await asked.act();
  }
};
