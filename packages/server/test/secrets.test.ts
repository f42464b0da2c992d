import { type HostedGame, type Json, quickRandom, type Seat, secureLuck } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { createLog, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { startServer, type TestServer, temporary } from './kit/server.ts';
import {
  creating,
  joining,
  latest,
  PEEK,
  type Person,
  show,
  sit,
  start,
  startTable,
  stride,
  type TestTable,
} from './kit/table.ts';
import { wander } from './kit/wander.ts';

describe('private sights', () => {
  test('[S-5.1] are told to their seat alone, and delivered again until they are seen; after a restart too', async () => {
    const first = await startServer();
    const { dataDir } = first;
    const { table, people } = await startTable(first);
    const [ann, bob] = people;
    const told = ann.client.until(is('update'));
    await ann.client.act({ ask: 0, action: PEEK, id: 'p' });
    const { sights } = await told;
    expect(sights).toEqual([{ version: 1, events: [{ type: 'peeked', seat: 0, number: expect.any(Number) }] }]);
    expect(bob.client.said.filter(is('update')).flatMap((update) => update.sights)).toEqual([]);
    const again = await first.client();
    expect((await show(again, table, 0, ann.secret)).sights).toEqual(sights);
    expect((await show(again, table, 1, bob.secret)).sights).toEqual([]);
    expect((await show(again, table, null, null)).sights).toEqual([]);
    await first.close();

    const second = await startServer({ dataDir });
    const client = await second.client();
    expect((await show(client, table, 0, ann.secret)).sights).toEqual(sights);
    client.raw(JSON.stringify({ type: 'seen', version: 0 }));
    expect((await show(client, table, 0, ann.secret)).sights).toEqual(sights);
    client.raw(JSON.stringify({ type: 'seen', version: 1 }));
    expect((await show(client, table, 0, ann.secret)).sights).toEqual([]);
  });

  test.each([
    ['people', ['open']],
    ['robots', ['casual']],
  ] as const)('[S-5.1] come with the start too, where a game begins with some, among %s', async (_, chairs) => {
    const first = await startServer({ botPause: 60_000 });
    const maker = await first.client();
    const made = await sit(maker, creating({ game: 'carmen-junior', options: { first: 0 } }, chairs));
    if (chairs[0] === 'open') await maker.ask(joining(made.table, 1, 'Bob'));
    const told = maker.until(is('update'));
    await show(maker, made.table, 0, made.secret);
    await start(maker, made);
    expect((await told).sights).toMatchObject([{ version: 0, events: [{ type: 'dealt', hid: expect.any(Array) }] }]);
    expect((await show(await first.client(), made.table, null, null)).sights).toEqual([]);
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const client = await second.client();
    const { sights } = await show(client, made.table, 0, made.secret);
    expect(sights).toMatchObject([{ version: 0, events: [{ type: 'dealt', hid: expect.any(Array) }] }]);
    client.raw(JSON.stringify({ type: 'seen', version: 0 }));
    expect((await show(client, made.table, 0, made.secret)).sights).toEqual([]);
  });

  test('[S-5.2] are done with once their seat acts', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'p' });
    await bob.client.act({ ask: 0, action: stride(1), id: 'b' });
    const again = await server.client();
    expect((await show(again, table, 0, ann.secret)).sights).toHaveLength(1);
    await again.act({ ask: 1, action: stride(1), id: 'a' });
    expect((await show(again, table, 0, ann.secret)).sights).toEqual([]);
  });

  test.each([
    ['put away', 1, (client: Client) => client.raw(JSON.stringify({ type: 'seen', version: 1 }))],
    ['acted on', 2, (client: Client) => void client.act({ ask: 1, action: stride(1), id: 'a' })],
  ])('[S-5.2] its seat, and nobody else, is told once they were %s', async (_, version, finish) => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'p' });
    await bob.client.act({ ask: 0, action: stride(1), id: 'b' });
    const watcher = await server.client();
    await show(watcher, table, null, null);
    const told = ann.client.until(is('seen'));
    finish(ann.client);
    expect(await told).toEqual({ type: 'seen', version });
    await Promise.all([bob.client, watcher].map((client) => client.ask({ type: 'log', before: 1 })));
    for (const { said } of [bob.client, watcher]) expect(said.filter(is('seen'))).toEqual([]);
  });

  test('[S-5.2] are not spoken of where there are none', async () => {
    const server = await startServer();
    const { client } = (await startTable(server)).people[0];
    client.raw(JSON.stringify({ type: 'seen', version: 9 }));
    await client.act({ ask: 0, action: stride(1), id: 'a' });
    expect(client.said.filter(is('seen'))).toEqual([]);
  });
});

describe('what is private to a seat', () => {
  test('[S-5.3] notes and journal come back to their seat, on any device and after a restart, and to nobody else', async () => {
    const first = await startServer();
    const { dataDir } = first;
    const { table, people } = await startTable(first);
    const [ann, bob] = people;
    await expectSaid('ok', ann.client.ask({ type: 'note', text: 'Bob bluffs' }));
    await expectSaid('ok', ann.client.ask({ type: 'note', text: 'Bob bluffs, and how' }));
    await expectSaid('ok', ann.client.ask({ type: 'journal', text: 'Quito: x' }));
    await first.close();
    const second = await startServer({ dataDir });
    const client = await second.client();
    expect(await show(client, table, 0, ann.secret)).toMatchObject({ notes: 'Bob bluffs, and how', journal: 'Quito: x' });
    expect(await show(client, table, 1, bob.secret)).toMatchObject({ notes: '', journal: '' });
    expect(await show(client, table, null, null)).toMatchObject({ notes: '', journal: '' });
  });

  test('[S-5.8] what was kept of notes and journal is told to its seat, and to nobody else', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const watcher = await server.client();
    await show(watcher, table, null, null);
    await expectSaid('ok', ann.client.ask({ type: 'note', text: 'Bob bluffs' }));
    await expectSaid('ok', ann.client.ask({ type: 'journal', text: 'Quito: x' }));
    await Promise.all([bob.client, watcher].map((client) => client.ask({ type: 'log', before: 1 })));
    expect(ann.client.said.filter(is('kept'))).toEqual([
      { type: 'kept', book: 'note', text: 'Bob bluffs' },
      { type: 'kept', book: 'journal', text: 'Quito: x' },
    ]);
    for (const { frames } of [bob.client, watcher]) expect(frames.join()).not.toMatch(/kept|bluffs|Quito/);
  });

  test('[S-5.8] what could not be saved is not told', async () => {
    const store = await openStore(temporary(), createLog('silent'));
    const setNotes = () => Promise.reject(new Error('disk is full'));
    const { client } = (await startTable(await startServer({}, { store: { ...store, setNotes } }))).people[0];
    expect(await client.ask({ type: 'note', text: 'Bob bluffs' })).toMatchObject({ error: { code: 'not-saved' } });
    expect(client.said.filter(is('kept'))).toEqual([]);
  });

  test.each([
    ['a NUL character', 'Quito\0x', 'text: a text has no NUL character'],
    ['the first half of a pair', 'Quito \uD83D', 'text: a text has no half of a surrogate pair'],
    ['the second half of a pair', '\uDE00 Quito', 'text: a text has no half of a surrogate pair'],
  ])('[S-5.9] text with %s is refused, and what was kept stays', async (_, text, message) => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [{ client, secret }] = people;
    const kept = 'Quito 😀\n\t\u0001 Łódź';
    for (const type of ['note', 'journal'] as const) {
      await expectSaid('ok', client.ask({ type, text: kept }));
      expect(await client.ask({ type, text })).toMatchObject({ error: { code: 'bad-message', message } });
    }
    expect(await show(client, table, 0, secret)).toMatchObject({ notes: kept, journal: kept });
  });

  test.each([
    ['ok', 'a script of three bytes', '地'],
    ['ok', 'emoji', '😀'],
    ['ok', 'quotes', '"'],
    ['too-long', 'control characters', '\u0001'],
  ])('[S-5.3] 20,000 characters are %s: %s', async (result, _, unit) => {
    const server = await startServer();
    const { client } = (await startTable(server)).people[0];
    const answer = await client.ask({ type: 'journal', text: unit.repeat(20_000 / unit.length) });
    expect(answer.type === 'error' ? answer.error.code : answer.type).toBe(result);
  });

  test('[S-5.4] the log is told to each viewer as the table allows it now, in pages', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server, { options: { length: 9 } });
    const [ann] = people;
    for (let round = 0; latest(ann.client).outcome === null; round++)
      for (const { client, seat } of people)
        await client.act({ ask: latest(client).ask ?? 0, action: stride(1), id: `${round}-${seat}` });
    const { version } = latest(ann.client);
    const watcher = await server.client();
    const shown = await show(watcher, table, null, null);
    expect(JSON.stringify(shown).length).toBeLessThan(8_000);
    const recent = shown.game?.log ?? [];
    expect(recent.at(-1)?.seq).toBe(version);
    const page = await expectSaid('log', watcher.ask({ type: 'log', before: 3 }));
    expect(page.log.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(page.older).toBe(false);
    expect(shown.game?.older).toBe(version + 1 > recent.length);
    expect(page.log[1]?.events).toEqual([{ type: 'chose', seat: 0, round: 1 }]);
  });

  test('[S-5.4] however many pages are asked for, the log is read once a version, and again for other eyes', async () => {
    const store = await openStore(temporary(), createLog('silent'));
    const reads: number[] = [];
    const entries: Store['entries'] = (table, from, before) => {
      reads.push(from);
      return store.entries(table, from, before);
    };
    const server = await startServer({}, { store: { ...store, entries } });
    const { table, people } = await startTable(server, { options: { length: 9 } });
    const [ann, bob] = people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'peek' });
    const page = (client: Client, before: number) => expectSaid('log', client.ask({ type: 'log', before }));
    reads.length = 0;
    const [first, second] = [await page(ann.client, 2), await page(ann.client, 1)];
    expect([first.log[1]?.events, second.log]).toEqual([[{ type: 'peeked', seat: 0 }], first.log.slice(0, 1)]);
    await page(ann.client, 99);
    expect(reads).toEqual([0]);
    await page(bob.client, 2);
    expect(reads).toEqual([0, 0]);
    await ann.client.act({ ask: latest(ann.client).ask ?? 0, action: stride(1), id: 'stride' });
    expect((await page(ann.client, 99)).log).toHaveLength(3);
    expect(reads).toEqual([0, 0, 0]);
    await show(ann.client, table, null, null); // with the eyes of somebody who only watches
    await page(ann.client, 99);
    expect(reads.filter((from) => from === 0).length).toBeGreaterThan(3);
  });

  test('[S-5.5] no frame of anybody else holds a secret: seed, words, secrets of seats and host', async () => {
    const server = await startServer();
    const { table, people, host } = await startTable(server);
    const watcher = await server.client();
    await show(watcher, table, null, null);
    const [ann, bob] = people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'private-id' });
    await bob.client.act({ ask: 0, action: stride(2), id: 'other-id' });
    await watcher.ask({ type: 'log', before: 99 });
    const heard = watcher.frames.join();
    for (const secret of [ann.secret, bob.secret, host, 'word-', 'private-id', 'other-id', '"stride":2', '"number"', 'seed'])
      expect(heard).not.toContain(secret);
    expect(bob.client.frames.join()).not.toContain(ann.secret);
  });
});

/** Frames as they are compared: without what may differ, the times, ids and codes of the table. */
const comparable = ({ frames }: Pick<Client, 'frames'>): string =>
  frames
    .join('\n')
    .replaceAll(/"(?:time|openAt|closeAt)":\d+/g, '"time":0')
    .replaceAll(/"(?:table|code|commitment|secret|host|pushKey)":"[^"]+"/g, '""');

/** A server from a position, with a connection for each seat and a spectator. */
const world = async (
  server: TestServer,
  game: HostedGame,
  position: Json,
  seats: number,
): Promise<TestTable & { readonly watcher: Client }> => {
  const table = await startTable(server, { game: game.id, position, seats });
  const watcher = await server.client();
  await show(watcher, table.table, null, null);
  return { ...table, watcher };
};

/** A device that shows a seat and holds all others besides. */
const deviceOf = async (server: TestServer, { table, people }: TestTable, seat: Seat, veiled: boolean): Promise<Client> => {
  const device = await server.client();
  const also = people.flatMap((person) => (person.seat === seat ? [] : [{ seat: person.seat, secret: person.secret }]));
  const secret = people.find((person) => person.seat === seat)?.secret ?? '';
  await expectSaid('shown', device.ask({ type: 'show', table, seat, secret, also, veiled }));
  return device;
};

const personAt = ({ people }: TestTable, seat: Seat): Person => {
  const person = people[seat];
  if (person === undefined) throw new Error(`nobody at ${seat}`);
  return person;
};

describe('two tables that a seat cannot tell apart', () => {
  const games: readonly HostedGame[] = [tiny, ...GAMES];
  const cases = games.flatMap((game) => [1, 2, 3, 4].map((seed) => ({ id: game.id, game, seed })));

  test.each(cases)('[S-5.6] send it and a spectator the same bytes: $id, $seed', async ({ game, seed }) => {
    const match = wander(game, {}, 2, 2 + seed * 3, seed);
    const seat = match.toAct[0] ?? 0;
    const truth = match.position();
    const random = quickRandom(seed + 100);
    const twin = match.imagine(seat, random);
    const servers = await Promise.all([startServer(), startServer()]);
    const [one, two] = await Promise.all([world(servers[0], game, truth, 2), world(servers[1], game, twin, 2)]);
    const same = (): void => {
      expect(comparable(personAt(one, seat).client)).toBe(comparable(personAt(two, seat).client));
      expect(comparable(one.watcher)).toBe(comparable(two.watcher));
    };
    same();
    // The watched seat's own refused and unreadable tries, a reconnect, and the log look the same as well.
    for (const { people } of [one, two]) {
      const { client } = people[seat] ?? people[0];
      for (const action of [{ type: 'nonsense' }, { type: 'take', card: 'clyde' }, stride(3), { type: 'drive', to: 'up' }]) {
        const probe = game.load(truth, { luck: secureLuck('probe'), time: 0, commitment: null, words: [] });
        const legal = probe.ok ? probe.value.match.legal(seat) : [];
        if (!legal.some((each) => JSON.stringify(each) === JSON.stringify(action)))
          await client.act({ ask: latest(client).ask ?? 0, action, id: 'try' });
      }
      await client.ask({ type: 'log', before: 50 });
      await client.ask({ type: 'save' });
    }
    for (const each of [one, two]) {
      const { client, secret } = personAt(each, seat);
      await show(client, each.table, seat, secret);
    }
    same();
    // And so does a device that shows the seat, veiled or not, and holds the others besides.
    for (const veiled of [true, false]) {
      const [here, there] = [await deviceOf(servers[0], one, seat, veiled), await deviceOf(servers[1], two, seat, veiled)];
      await Promise.all([here, there].map((device) => device.ask({ type: 'log', before: 50 })));
      expect(comparable(here)).toBe(comparable(there));
    }
  });

  test('[S-5.7] and the same actions of all go on sending the same bytes, while nothing is turned up (the tiny race)', async () => {
    const servers = await Promise.all([startServer(), startServer()]);
    const match = wander(tiny, {}, 3, 0, 1);
    const truth = match.position();
    const twin = match.imagine(0, quickRandom(5));
    expect(JSON.stringify(twin)).not.toBe(JSON.stringify(truth));
    const worlds = await Promise.all([world(servers[0], tiny, truth, 3), world(servers[1], tiny, twin, 3)]);
    const devices = [await deviceOf(servers[0], worlds[0], 0, false), await deviceOf(servers[1], worlds[1], 0, false)] as const; // which show Ann, and hold Bob and Cy besides
    for (const [index, each] of worlds.entries()) {
      const device = devices[index] ?? devices[0];
      const [, bob, cy] = [0, 1, 2].map((seat) => personAt(each, seat).client);
      await bob?.act({ ask: 0, action: PEEK, id: 'b1' });
      await cy?.act({ ask: 0, action: stride(each === worlds[0] ? 1 : 2), id: 'c1' }); // a secret choice may differ
      await device.act({ ask: 0, action: stride(3), id: 'a1' });
      await each.watcher.until((m): m is typeof m => m.type === 'update' && m.version === 3, 0);
    }
    const [one, two] = worlds;
    expect(comparable(devices[0])).toBe(comparable(devices[1]));
    expect(comparable(personAt(one, 0).client)).toBe(comparable(personAt(two, 0).client));
    expect(comparable(one.watcher)).toBe(comparable(two.watcher));
  });
});
