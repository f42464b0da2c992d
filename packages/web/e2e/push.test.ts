import type { Page } from '@playwright/test';
import { FLAGS, wholeChromium } from '../../../scripts/chromium.mjs';
import { en as wonders } from '../../rules/src/games/coordinates-of-wonders/text/en.ts';
import { en } from '../src/words/en.ts';
import es from '../src/words/es.ts';
import { type WonderPlayer, wonderPlayer } from './kit/coordinates-of-wonders.ts';
import { expectFitsAll } from './kit/every-way.ts';
import { taps } from './kit/hands.ts';
import { clickNotice, deliver, noticesIn, workerOf } from './kit/notice.ts';
import { type Device, openPushService, type PushService } from './kit/push-service.ts';
import { House } from './kit/server.ts';
import { subscribeAt } from './kit/stand-in.ts';
import { sitDown } from './kit/table.ts';
import { test as base, expect } from './kit/test.ts';

/** Tests at a server that may push to a service on this machine, in the whole browser: the one without windows shows no notices. */
const test = base.extend<object, { readonly service: PushService; readonly house: House }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's names
    async ({}, use) => {
      const service = await openPushService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ service }, use) => {
      const house = await House.open('127.0.0.1', service.settings);
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ launchOptions: { executablePath: wholeChromium(), args: FLAGS } });

const WORDS = { en, es };

/** Somebody at the table, and the device at which they can be told. */
interface Told {
  readonly player: WonderPlayer;
  readonly page: Page;
  readonly device: Device;
}

type Open = (how: { readonly serviceWorkers: 'allow' }) => Promise<Page>;

const comes = async (open: Open, service: PushService): Promise<Told> => {
  const page = await open({ serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications']);
  const device = service.device();
  await subscribeAt(page, device.subscription);
  return { player: wonderPlayer(page, taps), page, device };
};

/** A table for two at which nothing is in a hurry; first whoever has to lay a card, then whoever answers. */
const sitTogether = async (open: Open, service: PushService): Promise<readonly [Told, Told]> => {
  const [ana, leo] = [await comes(open, service), await comes(open, service)];
  const radios = ['One round', 'In secret, without hurry'];
  const game = 'coordinates-of-wonders';
  await sitDown(ana.page, [leo.page], { game, memory: 'Helped', radios, first: wonders['board.lines'] });
  await expect.poll(() => ana.player.isAsked || leo.player.isAsked).toBe(true);
  return ana.player.isAsked ? [ana, leo] : [leo, ana];
};

/** Has the device tell of the own turns, or no more, as somebody does who reads this language. */
const turn = async ({ page }: Told, way: 'on' | 'off', language: keyof typeof WORDS = 'en'): Promise<void> => {
  const words = WORDS[language];
  await page.getByRole('combobox').first().selectOption(language);
  await page.getByRole('button', { name: words['company.title'] }).click();
  await page.getByRole('button', { name: words[`push.turn-${way}`] }).click();
  await expect(page.getByText(words[`push.${way}`])).toBeVisible();
  await page.keyboard.press('Escape');
};

/** The key of the server with which the device has subscribed. */
const keyOf = async ({ page }: Told): Promise<string> => {
  const bytes = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    return [...new Uint8Array(subscription?.options.applicationServerKey ?? new ArrayBuffer(0))];
  });
  return Buffer.from(bytes).toString('base64url');
};

/** Looks at something else, and the other one sees it; gives the address of the table. */
const goesAway = async ({ page }: Told, other: Told): Promise<string> => {
  const table = page.url();
  await page.goto('about:blank');
  await expect(other.page.getByRole('list', { name: 'Players' }).getByTitle('away')).toBeAttached();
  return table;
};

const asked = ({ player }: Told): Promise<void> => expect.poll(() => player.isAsked).toBe(true);

/** Lays a card; the other one has to answer. */
const lays = async (layer: Told): Promise<void> => {
  await asked(layer);
  await layer.player.act();
};

/** Finds the card well laid, and lays one. */
const answers = async (doubter: Told): Promise<void> => {
  await asked(doubter);
  await doubter.player.perform({ type: 'agree' });
  await lays(doubter);
};

test('whoever is away is told of their turn by a notice of the browser, in their language, that leads to the table', async ({
  newPlayer,
  service,
  house,
}) => {
  const [layer, away] = await sitTogether(newPlayer, service);
  await turn(away, 'on', 'es');
  const worker = await workerOf(away.page);
  const key = await keyOf(away);
  const table = new URL(await goesAway(away, layer)).pathname;
  await lays(layer);
  await expect.poll(() => away.device.signers()).toEqual([key]);
  const [said = ''] = away.device.opened();
  const { code }: { readonly code: string } = JSON.parse(said);
  const notice = { title: es['turn.yours'], body: `${es['game.coordinates-of-wonders']} · ${code}` };
  expect(JSON.parse(said)).toEqual({ ...notice, table: table.replace('/t/', ''), code: expect.stringMatching(/^[A-Z2-9]{5}$/) });

  await deliver(away.page, house.url, said);
  await expect.poll(() => noticesIn(worker)).toEqual([notice]);
  const later = { ...notice, title: 'Later' };
  await deliver(away.page, house.url, JSON.stringify({ ...JSON.parse(said), ...later }));
  await expect.poll(() => noticesIn(worker)).toEqual([later]); // of one table, the last
  expect(await clickNotice(worker)).toEqual([`opens ${table}`]);
  await expect.poll(() => noticesIn(worker)).toEqual([]);

  await away.page.goto(table);
  await asked(away);
  await deliver(away.page, house.url, said);
  await expect.poll(() => noticesIn(worker)).toEqual([notice]);
  expect(await clickNotice(worker)).toEqual([`goes to ${table}`]);
});

/** That all has been sent that would be: what begins later has come. The other one is told for the first time. */
const untilToldToo = async (away: Told, other: Told, table: string): Promise<void> => {
  await away.page.goto(table);
  await turn(other, 'on');
  await goesAway(other, away);
  await answers(away);
  await expect.poll(() => other.device.opened()).toHaveLength(1);
};

test('a second turn within a minute brings no second notice', async ({ newPlayer, service }) => {
  const [layer, away] = await sitTogether(newPlayer, service);
  await turn(away, 'on');
  const table = await goesAway(away, layer);
  await lays(layer);
  await expect.poll(() => away.device.opened()).toHaveLength(1);
  await away.page.goto(table);
  await answers(away);
  await goesAway(away, layer);
  await answers(layer);
  await untilToldToo(away, layer, table);
  expect(away.device.opened()).toHaveLength(1);
});

test('whoever has turned notices off is told nothing', async ({ newPlayer, service }) => {
  const [layer, away] = await sitTogether(newPlayer, service);
  await turn(away, 'on');
  await away.page.getByRole('button', { name: en['company.title'] }).click();
  await expect(away.page.getByText(en['push.on'])).toBeVisible();
  await expectFitsAll(away.page, 'notices that are on');
  await away.page.keyboard.press('Escape');
  await turn(away, 'off');
  const table = await goesAway(away, layer);
  await lays(layer);
  await untilToldToo(away, layer, table);
  expect(away.device.opened()).toEqual([]);
});
