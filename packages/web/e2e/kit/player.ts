import { expect, type Page } from '@playwright/test';
import { quickRandom } from '../../../rules/src/core/random.ts';
import type { Hands } from './hands.ts';
import { until } from './until.ts';

/** How a game is played on its page. */
export interface Plays<View, Action> {
  /** What to do now, by what the page was sent. */
  decide(view: View, random: ReturnType<typeof quickRandom>): Action;
  /** Does it, by presses alone. */
  perform(player: { readonly page: Page; readonly hands: Hands; readonly view: View }, action: Action): Promise<void>;
}

interface Frame<View> {
  readonly version: number;
  readonly ask: number | null;
  readonly outcome: unknown;
  readonly view: View;
  /** What led here, where the page looked on. */
  readonly entry?: { readonly events: readonly { readonly type: string }[] };
}

const isFrame = <View>(value: unknown): value is Frame<View> =>
  typeof value === 'object' && value !== null && 'version' in value && 'view' in value && 'ask' in value;

/** The game in a message of the server, if there is one. */
const frameIn = <View>(text: string): Frame<View> | undefined => {
  const message: unknown = JSON.parse(text);
  if (isFrame<View>(message)) return message;
  const game = typeof message === 'object' && message !== null && 'game' in message ? message.game : undefined;
  return isFrame<View>(game) ? game : undefined;
};

/** Somebody at the table: knows what the own page was sent, and acts with taps or keys alone. */
export class Player<View, Action> {
  readonly page: Page;
  readonly hands: Hands;
  /** Every message that the page was sent. */
  readonly received: string[] = [];
  readonly #plays: Plays<View, Action>;
  readonly #random = quickRandom(7);
  #frame: Frame<View> | undefined;
  /** A round has been counted: its sheet is about to lie over the table. */
  #sheetDue = false;

  constructor(page: Page, hands: Hands, plays: Plays<View, Action>) {
    this.page = page;
    this.hands = hands;
    this.#plays = plays;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        this.received.push(text);
        const frame = frameIn<View>(text);
        this.#frame = frame ?? this.#frame;
        if (frame?.entry?.events.some(({ type }) => type === 'hand-ended' || type === 'counted')) this.#sheetDue = true;
      });
    });
  }

  get isOver(): boolean {
    return this.#frame !== undefined && this.#frame.outcome !== null;
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
    await this.perform(this.#plays.decide(this.view, this.#random));
  }

  /** Does something and waits until it has happened. */
  async perform(action: Action): Promise<void> {
    const { version } = this;
    await this.#closeSheet();
    await this.#plays.perform(this, action);
    await until(() => this.version > version, JSON.stringify(action));
  }

  /** The score sheet of a round lies over the table until it is closed. */
  async #closeSheet(): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    if (this.#sheetDue) await expect(sheet).toBeVisible();
    this.#sheetDue = false;
    if (await sheet.isVisible()) {
      await this.hands.press(sheet.getByRole('button', { name: 'Close' }));
      await expect(sheet).toBeHidden();
    }
  }
}
