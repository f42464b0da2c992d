import { expect, type Locator, type Page } from '@playwright/test';
import { quickRandom } from '../../../rules/src/core/random.ts';
import type { Action } from '../../../rules/src/games/bonnie-and-clyde/actions.ts';
import { type Card, isLocation, numberOf } from '../../../rules/src/games/bonnie-and-clyde/components.ts';
import { bonnieAndClyde } from '../../../rules/src/games/bonnie-and-clyde/index.ts';
import type { View } from '../../../rules/src/games/bonnie-and-clyde/state.ts';
import { en } from '../../../rules/src/games/bonnie-and-clyde/text/en.ts';
import type { Hands } from './hands.ts';

interface Frame {
  readonly version: number;
  readonly ask: number | null;
  readonly view: View;
  /** What led here, where the page looked on. */
  readonly entry?: { readonly events: readonly { readonly type: string }[] };
}

const isFrame = (value: unknown): value is Frame =>
  typeof value === 'object' && value !== null && 'version' in value && 'view' in value && 'ask' in value;

/** The game in a message of the server, if there is one. */
const frameIn = (text: string): Frame | undefined => {
  const message: unknown = JSON.parse(text);
  if (isFrame(message)) return message;
  const game = typeof message === 'object' && message !== null && 'game' in message ? message.game : undefined;
  return isFrame(game) ? game : undefined;
};

/** Somebody at the table: knows what the own page was sent, decides like the house's bot, and acts with taps or keys alone. */
export class Player {
  readonly page: Page;
  readonly #hands: Hands;
  readonly #random = quickRandom(7);
  #frame: Frame | undefined;
  /** A round has been counted: its sheet is about to lie over the table. */
  #sheetDue = false;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.#hands = hands;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const frame = frameIn(payload.toString());
        this.#frame = frame ?? this.#frame;
        if (frame?.entry?.events.some(({ type }) => type === 'hand-ended')) this.#sheetDue = true;
      });
    });
  }

  get isOver(): boolean {
    return this.#frame !== undefined && this.#frame.view.outcome !== null;
  }

  get isAsked(): boolean {
    return this.#frame !== undefined && this.#frame.ask !== null && !this.isOver;
  }

  get version(): number {
    return this.#frame?.version ?? 0;
  }

  get view(): View {
    if (this.#frame === undefined) throw new Error('nothing was shown yet');
    return this.#frame.view;
  }

  /** Takes one action of the own turn and waits until it has happened. */
  async act(): Promise<void> {
    const { version, view } = this;
    await this.#closeSheet();
    const { action } = bonnieAndClyde.bots.casual(view, this.#random, { left: () => 1_000 });
    await this.#perform(action);
    await expect.poll(() => this.version, { message: JSON.stringify(action) }).toBeGreaterThan(version);
  }

  /** The score sheet of a round lies over the table until it is closed. */
  async #closeSheet(): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    if (this.#sheetDue) await expect(sheet).toBeVisible();
    this.#sheetDue = false;
    if (await sheet.isVisible()) {
      await this.#hands.press(sheet.getByRole('button', { name: 'Close' }));
      await expect(sheet).toBeHidden();
    }
  }

  /** A button of the action bar. A place on the road says more than one sentence. */
  #button(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}[^.]*$`) });
  }

  /** Picks up so many of a card from the hand. */
  async #pickUp(card: Card, count: number): Promise<void> {
    const name = isLocation(card) ? `${numberOf(card)} ${nameOf(card)}` : nameOf(card);
    const cards = this.page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name, exact: true });
    for (let place = 0; place < count; place++) await this.#hands.press(cards.nth(place));
  }

  async #perform(action: Action): Promise<void> {
    const { press } = this.#hands;
    switch (action.type) {
      case 'draw':
        return press(this.#button(action.from === 'case-file' ? 'Draw from the case file' : `Take .* from the FBI files`));
      case 'hinton':
        await this.#pickUp('hinton', 1);
        if (action.use !== 'peek')
          return press(this.#button(action.use === 'draw-two' ? 'Ted Hinton: draw two' : 'Ted Hinton: search'));
        await press(this.#button('Ted Hinton: look under a location'));
        return press(this.page.getByRole('button', { name: `Ted Hinton: look under ${nameOf(action.location)}. ` }));
      case 'meld':
      case 'layoff': {
        await this.#pickUp(action.location, action.count);
        const verb = action.type === 'meld' ? 'Meld' : 'Lay off';
        return press(this.#button(`${verb} ${action.count} ${nameOf(action.location)}`));
      }
      case 'take': {
        if (!('card' in action)) return press(this.#button('Take '));
        const name = isLocation(action.card) ? `${numberOf(action.card)} ${nameOf(action.card)}` : nameOf(action.card);
        await press(this.page.getByRole('group', { name: 'FBI files' }).getByRole('button', { name, exact: true }).first());
        return press(this.#button(`Take ${nameOf(action.card)} from the FBI files`));
      }
      case 'leave':
        return press(this.#button('Leave '));
      case 'drive':
        return press(this.#button(`Drive ${action.to}`));
      case 'discard':
        await this.#pickUp(action.card, 1);
        return press(this.#button(`Discard ${nameOf(action.card)}`));
    }
  }
}

const nameOf = (card: Card): string => en[`card.${card}`];
