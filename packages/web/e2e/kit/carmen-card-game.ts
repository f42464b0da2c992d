import type { Locator, Page } from '@playwright/test';
import type { quickRandom } from '../../../rules/src/core/random.ts';
import type { Action, Place } from '../../../rules/src/games/carmen-card-game/actions.ts';
import { homeOf, type Kind } from '../../../rules/src/games/carmen-card-game/components.ts';
import { carmenCardGame } from '../../../rules/src/games/carmen-card-game/index.ts';
import type { View } from '../../../rules/src/games/carmen-card-game/state.ts';
import { en } from '../../../rules/src/games/carmen-card-game/text/en.ts';
import type { Hands } from './hands.ts';
import { Player, type Plays } from './player.ts';

interface At {
  readonly page: Page;
  readonly hands: Hands;
  readonly view: View;
}

/** A place in front of a seat. */
const placeOf = ({ page }: At, kind: Kind, { seat, slot }: Place): Locator =>
  page.locator(`[data-at="row.${seat}.${kind}.${slot}"]`);

const button = ({ page }: At, name: string | RegExp): Locator => page.locator('.actions').getByRole('button', { name });

/** A card that was looked at is in the hand until it is put back. */
const putBack = async (at: At): Promise<void> => {
  const back = button(at, /^Put it back$/);
  if (await back.isVisible()) await at.hands.press(back);
};

/** Turning up Carmen for certain takes two presses. */
const arrest = async (at: At): Promise<void> => {
  const deed = button(at, /^(Arrest |Turn up Carmen)/);
  const name = await deed.textContent();
  await at.hands.press(deed);
  if (name?.startsWith('Turn up')) await at.hands.press(button(at, /^Yes, turn up Carmen/));
};

const actor = ({ turn }: View): number => (turn.step === 'penalty' || turn.step === 'replace' ? turn.by : turn.seat);

const perform = async (at: At, action: Action): Promise<void> => {
  const { press } = at.hands;
  await putBack(at);
  switch (action.type) {
    case 'roll':
      return press(button(at, 'Roll the die'));
    case 'end-turn':
      return press(button(at, 'End the turn'));
    case 'pass':
      return press(button(at, /Do not swap|Go on/));
    case 'look':
      // where there is no choice the card is chosen already
      if (await button(at, 'Choose a card to look at').isVisible()) await press(placeOf(at, action.kind, action));
      return press(button(at, /^Look at /));
    case 'warrant':
      await press(placeOf(at, 'loot', action.loot));
      await press(placeOf(at, 'location', action.location));
      return press(button(at, 'Turn both up'));
    case 'arrest':
      await press(placeOf(at, 'henchman', action));
      return arrest(at);
    case 'swap':
      if (at.view.turn.step === 'start') await press(button(at, 'Swap with the centre'));
      await press(placeOf(at, action.kind, { seat: action.seat ?? actor(at.view), slot: action.slot }));
      return press(button(at, /^(Swap with|Send )/));
    case 'warrant-for-carmen': {
      await press(button(at, 'Warrant for Carmen'));
      const set = `${en[`card.${action.loot}`]} and ${en[`card.${homeOf(action.loot)}`]}`;
      await press(at.page.getByRole('group', { name: 'Name the pair' }).getByRole('button', { name: set }));
      await press(button(at, 'Turn up the centre'));
      return press(button(at, 'Yes, turn up the centre'));
    }
    case 'accuse':
      await press(action.seat === 'center' ? at.page.locator('[data-at="center.henchman"]') : placeOf(at, 'henchman', action));
      return press(button(at, /^This is Carmen/));
  }
};

const casual: Plays<View, Action>['decide'] = (view, random) =>
  carmenCardGame.bots.casual(view, random, { left: () => 1_000, self: 0 }).action;

const QUIET: readonly Action['type'][] = ['end-turn', 'pass', 'roll', 'look', 'swap', 'arrest', 'accuse'];

/** Without a memory of its own: looks about, and calls no warrant. */
const quiet = (view: View, random: ReturnType<typeof quickRandom>): Action => {
  const legal = carmenCardGame.candidates(view).filter((action) => carmenCardGame.refusal(view, action) === undefined);
  const type = QUIET.find((each) => legal.some((action) => action.type === each));
  const those = legal.filter((action) => action.type === type);
  const action = those[random.below(those.length)];
  if (action === undefined) throw new Error(`nothing to do at ${view.turn.step}`);
  return action;
};

export type CarmenPlayer = Player<View, Action>;

/** Plays as the house's bot does where the table helps, and else looks about. */
export const carmenPlayer = (page: Page, hands: Hands): CarmenPlayer =>
  new Player<View, Action>(page, hands, {
    decide: (view, random) => (view.known === undefined ? quiet : casual)(view, random),
    perform,
  });
