import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickRandom } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '../kit/bundle.ts';
import { type ChildServer, spawnServer } from '../kit/child-server.ts';
import { type Client, connect, expectSaid, is, type Said } from '../kit/client.ts';
import { afterwards, temporary, testWorker } from '../kit/server.ts';
import { creating, joining, sit } from '../kit/table.ts';

/** Two of them have a bot, which takes its time to wake after each kill. */
const TABLES = 22;
/** Tables that are to have an action on its way in at least half of the kills. */
const IN_FLIGHT = 20;
const KILLS = 50;
const GAME = bonnieAndClyde;
type View = Parameters<typeof GAME.candidates>[0];

const program = bundle('test/kit/child.ts');
afterAll(async () => rmSync(dirname(fileURLToPath(await program)), { recursive: true, force: true }));

/** A seat that plays at random through kills: what it was told is done must be in the log for ever. */
interface Player {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  /** Action ids acknowledged, and the version each became. */
  readonly done: Map<string, number>;
  /** Sent and not answered: sent again, the same, after a restart. */
  flying: { readonly ask: number; readonly action: unknown; readonly id: string } | undefined;
  over: boolean;
}

const random = quickRandom(Date.now());
let ids = 0;
let tables = 0;

// The view came over the wire as JSON; the game's own functions read it as the page does.
const actionFor = (shown: unknown): unknown => {
  const view: View = JSON.parse(JSON.stringify(shown));
  const legal = GAME.candidates(view).filter((action) => GAME.refusal(view, action) === undefined);
  return legal[random.below(legal.length)];
};

const play = (
  player: Player,
  client: Client,
  { view, ask, outcome }: { view: unknown; ask: number | null; outcome: unknown },
): void => {
  if (outcome !== null) player.over = true;
  if (ask === null || player.flying !== undefined) return;
  player.flying = { ask, action: actionFor(view), id: `a${++ids}` };
  client.raw(JSON.stringify({ type: 'act', ...player.flying }));
};

/** Connects a seat, sends again what had no answer, and plays on with every update. */
const sitDown = async (url: string, player: Player): Promise<Client> => {
  const client = await connect(url);
  const { table, seat, secret } = player;
  let now: Said<'update'> | NonNullable<Said<'shown'>['game']> | undefined;
  client.on((message) => {
    switch (message.type) {
      case 'done':
        player.done.set(message.id, message.version);
        player.flying = undefined;
        break;
      case 'undone':
        player.flying = undefined; // a question that was answered by the other before the kill
        break;
      case 'update':
        now = message;
        break;
      default:
        return;
    }
    if (now !== undefined) play(player, client, now);
  });
  const shown = await expectSaid('shown', client.ask({ type: 'show', table, seat, secret }));
  now = shown.game ?? undefined;
  if (player.flying !== undefined) client.raw(JSON.stringify({ type: 'act', ...player.flying }));
  else if (now !== undefined) play(player, client, now);
  return client;
};

/** Waits a moment for enough tables to have an action on its way; gives how many have. */
const allFlying = async (players: readonly Player[]): Promise<number> => {
  const end = Date.now() + 500;
  for (;;) {
    const flying = new Set(players.filter((player) => player.flying !== undefined).map(({ table }) => table)).size;
    if (flying >= IN_FLIGHT || Date.now() > end) return flying;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

const acknowledged = (players: readonly Player[]): number => players.reduce((sum, { done }) => sum + done.size, 0);

/** A table of two people; every eleventh has a bot as well. */
const makeTable = async (url: string): Promise<readonly Player[]> => {
  const chairs = ++tables % 11 === 0 ? (['open', 'random'] as const) : (['open'] as const);
  const client = await connect(url);
  const made = await sit(client, creating({ game: GAME.id, options: { target: 200 } }, chairs));
  const joined = await sit(client, joining(made.table, null, 'Bob'));
  await expectSaid('ok', client.ask({ type: 'start', table: made.table, host: made.host ?? '' }));
  client.close();
  return [made, joined].map(({ table, seat, secret }) => ({
    table,
    seat,
    secret,
    done: new Map(),
    flying: undefined,
    over: false,
  }));
};

interface Kept {
  readonly seq: number;
  readonly seat?: number;
  readonly id?: string | null;
}

/** Each log is whole, and everything acknowledged is in it, once, where it was said to be. */
const expectKept = (dataDir: string, players: readonly Player[]): void => {
  const database = new Database(join(dataDir, 'tabletrotter.db'));
  const read = database.prepare('select truth from entries where table_id = ? order by seq').pluck();
  for (const { table, seat, done } of players) {
    const log = read.all(table).map((text): Kept => JSON.parse(String(text)));
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
    const own = log.filter((entry) => entry.seat === seat);
    const kept = new Map(own.map(({ id, seq }) => [id, seq]));
    expect(kept.size).toBe(own.length);
    for (const [id, version] of done) expect(kept.get(id)).toBe(version);
  }
  database.close();
};

test('[S-9.8] killed fifty times with actions in flight, it has lost nothing that it had acknowledged, and every game goes on', async () => {
  const dataDir = temporary();
  const start = async (): Promise<ChildServer> =>
    spawnServer(await program, await testWorker(), { DATA_DIR: dataDir, BOT_PAUSE_MS: '0' });
  let server = await start();
  afterwards(() => server.process.kill('SIGKILL'));
  let players = (await Promise.all(Array.from({ length: TABLES }, async () => makeTable(await server.url)))).flat();
  const all = [...players];
  let inFlight = 0;

  for (let kill = 0; kill < KILLS; kill++) {
    const url = await server.url;
    // A table whose game is over makes room for a new one, so that as many always play.
    const finished = new Set(players.filter(({ over }) => over).map(({ table }) => table));
    const fresh = (await Promise.all([...finished].map(() => makeTable(url)))).flat();
    players = [...players.filter(({ table }) => !finished.has(table)), ...fresh];
    all.push(...fresh);
    const before = acknowledged(all);
    const clients = await Promise.all(players.map((player) => sitDown(url, player)));
    await expect.poll(() => acknowledged(all), { interval: 5, timeout: 10_000 }).toBeGreaterThan(before); // games go on after every kill
    await new Promise((resolve) => setTimeout(resolve, random.below(150)));
    const flying = await allFlying(players);
    server.process.kill('SIGKILL');
    await Promise.all(clients.map(({ ended }) => ended));
    await server.ended;
    if (flying >= IN_FLIGHT) inFlight++;
    expect(clients.flatMap(({ said }) => said.filter(is('error')))).toEqual([]);

    server = await start();
    await server.url; // it has taken over the log
    expectKept(dataDir, players);
  }
  expectKept(dataDir, all);
  expect(inFlight).toBeGreaterThanOrEqual(KILLS / 2);
  // Every table can be shown and played once more.
  const url = await server.url;
  const clients = await Promise.all(players.map((player) => sitDown(url, player)));
  const going = new Set(players.filter(({ over }) => !over).map(({ table }) => table));
  await expect
    .poll(() => clients.filter(({ said }) => said.some(is('update'))).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(going.size);
  for (const client of clients) client.close();
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}, 400_000);
