import type { Locator, Page } from '@playwright/test';
import type { Action } from '../../../rules/src/games/bonnie-and-clyde/actions.ts';
import { type Card, isLocation, numberOf } from '../../../rules/src/games/bonnie-and-clyde/components.ts';
import { bonnieAndClyde } from '../../../rules/src/games/bonnie-and-clyde/index.ts';
import type { View } from '../../../rules/src/games/bonnie-and-clyde/state.ts';
import { en } from '../../../rules/src/games/bonnie-and-clyde/text/en.ts';
import type { Hands } from './hands.ts';
import { Player, type Plays } from './player.ts';

interface At {
  readonly page: Page;
  readonly hands: Hands;
}

const nameOf = (card: Card): string => en[`card.${card}`];

const cardLabel = (card: Card): string => (isLocation(card) ? `${numberOf(card)} ${nameOf(card)}` : nameOf(card));

/** A button of the action bar. A place on the road says more than one sentence. */
const button = ({ page }: At, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}[^.]*$`) });

/** Picks up so many of a card from the hand. */
const pickUp = async ({ page, hands }: At, card: Card, count: number): Promise<void> => {
  const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: cardLabel(card), exact: true });
  for (let place = 0; place < count; place++) await hands.press(cards.nth(place));
};

const perform = async (at: At, action: Action): Promise<void> => {
  const { press } = at.hands;
  switch (action.type) {
    case 'draw':
      return press(button(at, action.from === 'case-file' ? 'Draw from the case file' : `Take .* from the FBI files`));
    case 'hinton':
      await pickUp(at, 'hinton', 1);
      if (action.use !== 'peek')
        return press(button(at, action.use === 'draw-two' ? 'Ted Hinton: draw two' : 'Ted Hinton: search'));
      await press(button(at, 'Ted Hinton: look under a location'));
      return press(at.page.getByRole('button', { name: `Ted Hinton: look under ${nameOf(action.location)}. ` }));
    case 'meld':
    case 'layoff': {
      await pickUp(at, action.location, action.count);
      const verb = action.type === 'meld' ? 'Meld' : 'Lay off';
      return press(button(at, `${verb} ${action.count} ${nameOf(action.location)}`));
    }
    case 'take': {
      if (!('card' in action)) return press(button(at, 'Take '));
      const files = at.page.getByRole('group', { name: 'FBI files' });
      await press(files.getByRole('button', { name: cardLabel(action.card), exact: true }).first());
      return press(button(at, `Take ${nameOf(action.card)} from the FBI files`));
    }
    case 'leave':
      return press(button(at, 'Leave '));
    case 'drive':
      return press(button(at, `Drive ${action.to}`));
    case 'discard':
      await pickUp(at, action.card, 1);
      return press(button(at, `Discard ${nameOf(action.card)}`));
  }
};

/** Bonnie and Clyde, as the house's bot plays it. */
const plays: Plays<View, Action> = {
  decide: (view, random) => bonnieAndClyde.bots.casual(view, random, { left: () => 1_000, self: 0 }).action,
  perform,
};

export type BonniePlayer = Player<View, Action>;

export const bonniePlayer = (page: Page, hands: Hands): BonniePlayer => new Player(page, hands, plays);
