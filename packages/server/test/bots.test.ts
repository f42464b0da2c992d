import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedLevel } from '@tabletrotter/protocol';
import { type HostedGame, host, type Json, quickLuck } from '@tabletrotter/rules';
import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { createLog, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { createBots } from '../src/bots.ts';
import { is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { afterwards, startServer, temporary, testWorker } from './kit/server.ts';
import { askOf, creating, latest, PEEK, show, sit, start, startTable, stride } from './kit/table.ts';
import { ownDeck } from './kit/wonders.ts';

const quiet = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));

/** A table of Ann and bots. */
const withBots = async (server: Awaited<ReturnType<typeof startServer>>, game: string, levels: readonly OfferedLevel[]) => {
  const ann = await server.client();
  const made = await sit(ann, creating({ game }, levels));
  await start(ann, made);
  await show(ann, made.table, 0, made.secret);
  return { ann, made };
};

describe('bots', () => {
  test('[S-6.1] play their turns to the end, by the door that people use; their reasons, which may name secrets, are told to nobody', async () => {
    const server = await startServer();
    const { ann } = await withBots(server, 'tiny-race', ['casual', 'random']);
    for (let round = 0; latest(ann).outcome === null; round++) {
      if (latest(ann).ask === null) await ann.until(is('update'));
      else await ann.act({ ask: askOf(ann), action: stride(1), id: `a${round}` });
    }
    const updates = ann.said.filter(is('update'));
    expect(updates.map(({ version }) => version)).toEqual(updates.map((_, index) => (updates[0]?.version ?? 0) + index));
    expect(updates.length).toBeGreaterThan(3);
    expect(ann.frames.join()).not.toContain('why.');
  });

  test('[S-6.1] of a level that only some games have, think like the others; asked for a game that has it not, they break', async () => {
    const bots = createBots(await testWorker(), 20, 15_000);
    afterwards(() => bots.close());
    const choose = (game: HostedGame, options: Json) => {
      const opened = game.open(2, options, { luck: quickLuck(1), time: 0, commitment: null, words: [] });
      if (!opened.ok) throw new Error(opened.error.message);
      return bots.choose({ game: game.id, level: 'forgetful', view: opened.value.match.view(0, { recall: true }), self: 0 });
    };
    expect(await choose(host(carmenCardGame), { first: 0 })).toMatchObject({ action: { type: 'roll' } });
    await expect(choose(tiny, {})).rejects.toThrow('a bot broke');
  }, 20_000); // the worker is bundled first

  test('[S-6.2] think in a thread of their own, never in that of the tables', async () => {
    const asked: unknown[] = [];
    const game: HostedGame = {
      ...tiny,
      bot: (...args) => {
        asked.push(args);
        throw new Error('a bot was asked to think in the thread of the tables');
      },
    };
    const server = await startServer({}, { games: [game] });
    const { ann } = await withBots(server, 'tiny-race', ['casual']);
    const update = await ann.until(is('update'), 0);
    expect(update.entry.events).toEqual([{ type: 'peeked', seat: 1 }]);
    expect(asked).toEqual([]);
  });

  test('[S-6.3] get what their seat may know, and the time they may take; a bot that does not end is given up', async () => {
    const echo = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', (task) => {
          if (task.game === 'endless') for (;;);
          parentPort.postMessage({ type: 'chosen', choice: { action: task, why: { key: 'k', params: {} } } });
        });
        parentPort.postMessage({ type: 'ready' });
      `)}`,
    );
    const bots = createBots(echo, 20, 100);
    const match = tiny.open(2, {}, { luck: () => ({ below: () => 0 }), time: 0, commitment: null, words: [] });
    if (!match.ok) throw new Error(match.error.message);
    const view = match.value.match.view(1, { recall: true });
    const { action } = await bots.choose({ game: 'tiny-race', level: 'casual', view, self: 7 });
    expect(action).toEqual({ game: 'tiny-race', level: 'casual', view, self: 7, budget: 20, seed: expect.any(Number) });
    await expect(bots.choose({ game: 'endless', level: 'casual', view, self: 7 })).rejects.toThrow('does not answer');
    expect((await bots.choose({ game: 'tiny-race', level: 'random', view, self: 7 })).action).toMatchObject({ level: 'random' });
    await bots.close();
  });

  test('[S-6.3] are the same through a match, over a restart too, and each seat’s another', async () => {
    const dataDir = temporary();
    const told = join(dataDir, 'told.txt');
    const teller = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { appendFileSync } from 'node:fs';
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ view, self }) => {
          appendFileSync(${JSON.stringify(told)}, view.seat + ' ' + self + '\\n');
          parentPort.postMessage({ type: 'chosen', choice: { action: { type: 'stride', stride: 1 }, why: { key: 'k', params: {} } } });
        });
        parentPort.postMessage({ type: 'ready' });
      `)}`,
    );
    const lines = (): readonly string[] => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []);
    const first = await startServer({ dataDir }, { botWorker: teller });
    const { made } = await withBots(first, 'tiny-race', ['casual', 'casual']);
    await expect.poll(() => lines().length, { timeout: 5_000 }).toBe(2);
    await first.close();
    const second = await startServer({ dataDir }, { botWorker: teller });
    const ann = await second.client();
    await show(ann, made.table, 0, made.secret);
    await ann.act({ ask: askOf(ann), action: stride(1), id: 'a' });
    await expect.poll(() => lines().length, { timeout: 5_000 }).toBeGreaterThan(3);
    const selves = new Set(lines());
    expect([...selves].map((line) => line.slice(0, 2)).sort()).toEqual(['1 ', '2 ']);
    expect(new Set([...selves].map((line) => line.slice(2))).size).toBe(2);
  });

  test('[S-6.4] go on after a restart: what was due is in the store', async () => {
    const dataDir = temporary();
    const first = await startServer({ dataDir, botPause: 60_000 });
    const { made } = await withBots(first, 'tiny-race', ['casual']);
    await first.close();
    const store = await openStore(dataDir, createLog('silent'));
    afterwards(() => store.close());
    expect(await store.nextDue()).toBeGreaterThan(Date.now());
    await store.setDue(made.table, 1); // as if the time had come
    await startServer({ dataDir, botPause: 0 });
    await expect.poll(async () => (await store.entries(made.table, 0, 9)).length, { timeout: 5_000 }).toBe(3);
    await quiet();
    expect(await store.entries(made.table, 0, 9)).toHaveLength(3); // it peeked and chose; now it waits for Ann
    expect(await store.nextDue()).toBeNull();
  });

  test('[S-6.5] a row that has outlived its question does nothing and goes', async () => {
    const dataDir = temporary();
    const server = await startServer({ dataDir });
    const { table, people } = await startTable(server);
    const store = await openStore(dataDir, createLog('silent'));
    await store.setDue(table, 1);
    await server.close();
    const again = await startServer({ dataDir });
    await quiet(100);
    expect(await store.nextDue()).toBeNull();
    expect((await show(await again.client(), table, 0, people[0].secret)).game?.version).toBe(0);
    await store.close();
  });

  test('[S-6.6] wait a moment, so that people can follow', async () => {
    const server = await startServer({ botPause: 150 });
    const { ann } = await withBots(server, 'tiny-race', ['random']);
    await quiet(80);
    expect(latest(ann).version).toBe(0);
    await ann.until(is('update'), 0);
    const times = ann.said.flatMap((m) => (m.type === 'update' ? [m.entry.time] : []));
    const start = ann.said.find(is('shown'))?.game?.log[0]?.time ?? 0;
    expect((times[0] ?? 0) - start).toBeGreaterThanOrEqual(150);
  });
});

describe('a clock that is set back', () => {
  const HOUR = 3_600_000;

  test('[S-6.9] keeps no bot waiting longer than its pause', async () => {
    let shift = 0;
    const server = await startServer({ botPause: 100 }, { now: () => Date.now() + shift });
    const { ann } = await withBots(server, 'tiny-race', ['random']);
    shift = -HOUR;
    await ann.until(is('update'), 0);
    await quiet(50);
    shift = -2 * HOUR;
    const done = await ann.act({ ask: askOf(ann), action: stride(1), id: 'a' });
    if (done.type === 'undone') throw new Error(done.error.code);
    await ann.until((m): m is typeof m => m.type === 'update' && m.version > done.version, 0);
  });

  test('[S-6.9] nor after a restart', async () => {
    const dataDir = temporary();
    const first = await startServer({ dataDir, botPause: 5_000 });
    const { made } = await withBots(first, 'tiny-race', ['random']);
    await first.close();
    const now = () => Date.now() - HOUR;
    const second = await startServer({ dataDir, botPause: 100 }, { now });
    const store = await openStore(second.dataDir, createLog('silent')); // nobody looks at the table
    await expect.poll(async () => (await store.entries(made.table, 0, 9)).length, { timeout: 4_000 }).toBeGreaterThan(1);
    await store.close();
  });

  test('[S-6.9] a row that was roused before its time stands again as it did', async () => {
    let shift = 0;
    const store = await openStore(temporary(), createLog('silent'));
    const server = await startServer({}, { store, now: () => Date.now() + shift });
    await startTable(server, { options: { window: 10 } });
    shift = -5_000;
    await withBots(server, 'tiny-race', ['random']); // has it look again
    await quiet(500);
    const due = (await store.nextDue()) ?? 0;
    expect(due).toBeGreaterThan(Date.now() + shift + 8_000);
    expect(due).toBeLessThanOrEqual(Date.now() + shift + 10_000);
  });
});

describe('a window for answers', () => {
  test('[S-6.7] when it ends, the silent are taken to have given the fallback; who answered is not', async () => {
    const server = await startServer();
    const [ann, bob, cy] = (await startTable(server, { seats: 3, options: { window: 3 } })).people;
    await ann.client.act({ ask: 0, action: stride(3), id: 'a' });
    await bob.client.until((m): m is typeof m => m.type === 'update' && m.version === 3);
    expect(cy).toBeDefined();
    const events = bob.client.said.filter(is('update')).flatMap(({ entry }) => entry.events);
    expect(JSON.stringify(events)).toContain('"strides":[3,1,1]');
  });

  test('[S-6.7] [S-6.4] ends after a restart too, though nobody comes back: it is in the store with the entry that opened it', async () => {
    const dataDir = temporary();
    const kept = await openStore(dataDir, createLog('silent'));
    const ended = () => Promise.reject(new Error('the process has ended'));
    const store: Store = { ...kept, setDue: (id, at) => (at === null ? kept.setDue(id, at) : ended()) };
    const options = { deck: ownDeck(16), rounds: 1, first: 0, window: 3 };
    const first = await startServer({}, { store });
    const { table, people } = await startTable(first, { game: 'coordinates-of-wonders', options, seats: 3 });
    await expect.poll(kept.nextDue, { timeout: 5_000 }).toBeNull();
    await people[0].client.act({ ask: 0, action: { type: 'place', line: 'west-east', gap: 0 }, id: 'a' });
    await first.close();
    await startServer({ dataDir }, { now: () => Date.now() + 10_000 });
    const later = await openStore(dataDir, createLog('silent'));
    afterwards(() => later.close());
    await expect.poll(async () => (await later.entries(table, 0, 9)).length, { timeout: 5_000 }).toBe(4);
  });

  test('[S-6.8] [S-5.2] an own look begins one’s own question, and its window, anew, at whose end the look is done with', async () => {
    const server = await startServer();
    const [ann, bob] = (await startTable(server, { options: { window: 3 } })).people;
    await quiet(500);
    await ann.client.act({ ask: 0, action: PEEK, id: 'a' });
    await bob.client.until((m): m is typeof m => m.type === 'update' && m.version === 2);
    expect([latest(ann.client).ask, latest(bob.client).ask]).toEqual([1, null]);
    await bob.client.until((m): m is typeof m => m.type === 'update' && m.version === 3);
    expect(latest(ann.client).ask).toBe(3);
    expect(await ann.client.until(is('seen'), 0)).toEqual({ type: 'seen', version: 2 });
  }, 20_000); // waits four seconds for windows alone
});
