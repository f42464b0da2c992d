import { PHRASES } from '@tabletrotter/protocol';
import { createLog, openStore } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { afterwards, startServer, type TestServer } from './kit/server.ts';
import {
  claiming,
  creating,
  does,
  joining,
  latest,
  playOut,
  refused,
  show,
  sit,
  startTable,
  stride,
  type TestTable,
  tableWhere,
} from './kit/table.ts';

const phrase = (client: Client, phrase: (typeof PHRASES)[number]) =>
  client.ask({ type: 'say', what: { kind: 'phrase', phrase } });
const text = (client: Client, text: string) => client.ask({ type: 'say', what: { kind: 'text', text } });

describe('talk', () => {
  test('[S-18.1] [S-18.2] in phrases is for everybody who sits there, and everybody hears it', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const watcher = await server.client();
    await show(watcher, table, null, null);
    const heard = [ann.client, watcher].map((client) => client.until(is('said')));
    await expectSaid('ok', phrase(bob.client, 'well-played'));
    for (const said of await Promise.all(heard))
      expect(said).toEqual({ type: 'said', seat: 1, time: expect.any(Number), what: { kind: 'phrase', phrase: 'well-played' } });
    expect(await phrase(watcher, 'hello')).toMatchObject(refused('not-seated'));
    expect(await text(ann.client, 'hello')).toMatchObject(refused('not-now'));
    bob.client.raw(JSON.stringify({ type: 'say', n: 99, what: { kind: 'phrase', phrase: 'rude' } }));
    expect(await bob.client.until(is('error'), 0)).toMatchObject({ n: 99, error: { code: 'bad-message' } });
  });

  test('[S-18.1] [S-18.3] in words is for tables whose host allows it, on one line of what can be seen', async () => {
    const server = await startServer();
    const { table, host, people } = await startTable(server);
    const [ann, bob] = people;
    await expectSaid('ok', ann.client.ask({ type: 'customs', table, host, customs: { talk: 'free', clock: null } }));
    const heard = ann.client.until(is('said'));
    await expectSaid('ok', text(bob.client, '  ¿Jugamos? Ещё раз 😀 '));
    expect((await heard).what).toEqual({ kind: 'text', text: '¿Jugamos? Ещё раз 😀' });
    for (const wrong of ['', '   ', 'x'.repeat(201), 'a\nb', 'a\u202Eb', 'a\0b', 'a\u0007b', '\u200B', '\uD83D', '\u3164'])
      expect(await text(bob.client, wrong)).toMatchObject(refused('bad-message'));
    await expectSaid('ok', text(bob.client, 'x'.repeat(200)));
    await expectSaid('ok', ann.client.ask({ type: 'customs', table, host, customs: { talk: 'phrases', clock: null } }));
    expect(await text(bob.client, 'once more')).toMatchObject(refused('not-now'));
  });

  test('[S-18.2] is kept: the last fifty come with what is shown, after a restart too', async () => {
    const first = await startServer();
    const { table, people } = await startTable(first);
    for (let count = 0; count < 52; count++) await expectSaid('ok', phrase(people[count % 2]?.client ?? people[0].client, 'wow'));
    await expectSaid('ok', phrase(people[0].client, 'one-more'));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const { talk } = await show(await second.client(), table, null, null);
    expect(talk).toHaveLength(50);
    expect(talk.at(-1)).toMatchObject({ seat: 0, what: { kind: 'phrase', phrase: 'one-more' } });
    expect(talk[0]?.seat).toBe(1);
    expect(PHRASES).toContain('one-more');
  });
});

describe('a reminder', () => {
  test('[S-18.4] goes to the person whose turn it is and to nobody else, every half minute at most', async () => {
    let shift = 0;
    const server = await startServer({}, { now: () => Date.now() + shift });
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    const nudge = (seat: number, by = ann.client) => by.ask({ type: 'nudge', seat });
    expect(await nudge(0)).toMatchObject(refused('unknown-seat'));
    expect(await nudge(9)).toMatchObject(refused('unknown-seat'));
    const told = bob.client.until(is('nudged'));
    await expectSaid('ok', nudge(1));
    expect(await told).toEqual({ type: 'nudged', by: 0 });
    expect(await nudge(1, cy?.client)).toMatchObject(refused('too-fast'));
    shift = 30_000;
    await expectSaid('ok', nudge(1, cy?.client));
    await does(table, 1, stride(1));
    shift = 60_000;
    expect(await nudge(1)).toMatchObject(refused('not-asked'));
    expect([ann, cy].flatMap((person) => person?.client.said.filter(is('nudged')) ?? [])).toEqual([]);
    expect(bob.client.said.filter(is('nudged'))).toHaveLength(2);
  });

  test('[S-18.4] is for a game that is played', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating());
    await ann.ask(joining(made.table, 1, 'Bob'));
    await show(ann, made.table, 0, made.secret);
    expect(await ann.ask({ type: 'nudge', seat: 1 })).toMatchObject(refused('not-started'));
  });
});

describe('who leaves', () => {
  test('[S-15.5] before the start makes room for somebody else', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating());
    const { table } = made;
    const his = await sit(bob, joining(table, 1, 'Bob'));
    await show(ann, table, 0, made.secret);
    await show(bob, table, 1, his.secret);
    await expectSaid('ok', phrase(bob, 'hello'));
    const free = tableWhere(ann, ({ sitters }) => sitters[1]?.kind === 'open');
    await expectSaid('ok', bob.ask({ type: 'leave' }));
    await free;
    expect(await bob.ask({ type: 'show', table, seat: 1, secret: his.secret })).toMatchObject(refused('not-seated'));
    await sit(bob, joining(table, 1, 'Eve'));
    expect((await show(ann, table, 0, made.secret)).talk).toEqual([]); // Eve has not said what Bob said
  });

  test('[S-15.5] a game leaves it to a robot, for good, with the same luck, after a restart too', async () => {
    const first = await startServer();
    const table = await startTable(first, { options: { length: 9 } });
    const [ann, bob] = table.people;
    await expectSaid('ok', bob.client.ask({ type: 'note', text: 'mine' }));
    await does(table, 0, stride(1));
    const robot = tableWhere(ann.client, ({ sitters }) => sitters[1]?.kind === 'bot');
    const round = ann.client.until((m): m is Said<'update'> => m.type === 'update' && m.ask !== null);
    await expectSaid('ok', bob.client.ask({ type: 'leave' }));
    await robot;
    await round;
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const client = await second.client();
    expect(await client.ask({ type: 'show', table: table.table, seat: 1, secret: bob.secret })).toMatchObject(
      refused('not-seated'),
    );
    const shown = await show(client, table.table, 0, ann.secret);
    expect(shown.info.sitters[1]).toEqual({ kind: 'bot', level: 'casual' });
    for (let turn = 0; latest(client).outcome === null; turn++)
      if (latest(client).ask === null) await client.until(is('update'));
      else await client.act({ ask: latest(client).ask ?? 0, action: stride(1), id: `t${turn}` });
    const { game } = await expectSaid('saved', client.ask({ type: 'save' }));
    const read = tiny.read(game);
    expect(read.ok && tiny.verify(read.value)).toMatchObject({ ok: true });
    expect(JSON.stringify(game)).toContain('word-0123456789-1'); // Bob’s word stays a part of the luck
  });
});

describe('a rematch', () => {
  test('[S-19.1] is another table of the same kind with the same people, whose secrets hold them there, and fresh luck', async () => {
    const server = await startServer();
    const table = await startTable(server, { options: { length: 5 } });
    const [ann, bob] = table.people;
    const again = (host = table.host) => ann.client.ask({ type: 'rematch', table: table.table, host });
    expect(await again()).toMatchObject(refused('not-over'));
    await playOut(table);
    expect(await again(bob.secret)).toMatchObject(refused('not-host'));
    const told = tableWhere(bob.client, ({ rematch }) => rematch !== null);
    await expectSaid('ok', again());
    const { rematch } = await told;
    await expectSaid('ok', again()); // it is made once
    expect((await show(ann.client, table.table, 0, ann.secret)).info.rematch).toBe(rematch);
    const next = rematch ?? '';
    const shown = await show(bob.client, next, 1, bob.secret);
    expect(shown).toMatchObject({
      viewer: 1,
      game: null,
      info: { status: 'waiting', game: 'tiny-race', options: { length: 5 } },
    });
    expect(shown.info.commitment).not.toBe(ann.shown.info.commitment);
    expect(shown.info.code).not.toBe(table.code);
    await show(ann.client, next, 0, ann.secret);
    await expectSaid('ok', ann.client.ask({ type: 'word', word: 'a-fresh-word' }));
    const begun = bob.client.until(is('update'));
    await expectSaid('ok', ann.client.ask({ type: 'start', table: next, host: table.host }));
    await begun;
    await playOut(table);
    const { game } = await expectSaid('saved', bob.client.ask({ type: 'save' }));
    expect(JSON.stringify(game)).toContain('"words":["a-fresh-word",null]');
  });
});

test('[S-19.1] a rematch has the devices and the webhook of the old table', async () => {
  const server = await startServer();
  const table = await startTable(server, { options: { length: 5 } });
  const store = await openStore(server.dataDir, createLog('silent'));
  afterwards(() => store.close());
  const device = { endpoint: 'https://push.example/phone', p256dh: 'key', auth: 'word', title: 'Te toca', body: 'Quito' };
  const hook = { form: 'json', url: 'https://hooks.example/', text: '{name}' } as const;
  await store.addDevice(table.table, 1, device);
  await store.setHook(table.table, hook);
  await playOut(table);
  const told = tableWhere(table.people[1].client, ({ rematch }) => rematch !== null);
  await expectSaid('ok', table.people[0].client.ask({ type: 'rematch', table: table.table, host: table.host }));
  const next = (await told).rematch ?? '';
  expect([await store.devices(next, 0), await store.devices(next, 1), await store.hook(next)]).toEqual([[], [device], hook]);
});

/** A game that is over, and the table where the same people play again. */
const playedAgain = async (server: TestServer): Promise<{ readonly table: TestTable; readonly next: string }> => {
  const table = await startTable(server, { options: { length: 5 } });
  const [ann, bob] = table.people;
  await playOut(table);
  const told = tableWhere(bob.client, ({ rematch }) => rematch !== null);
  await expectSaid('ok', ann.client.ask({ type: 'rematch', table: table.table, host: table.host }));
  return { table, next: (await told).rematch ?? '' };
};

describe('a seat of a game that is played again', () => {
  test('[S-19.2] moves there too, wherever it is by then, with the host’s powers; who has it there is told', async () => {
    const server = await startServer();
    const { table, next } = await playedAgain(server);
    const [ann, bob] = table.people;
    await show(ann.client, next, 0, ann.secret);
    const phone = await server.client();
    const order = { type: 'arrange' as const, table: next, host: table.host, seats: [1, 0] };
    await expectSaid('ok', ann.client.ask(order));
    const link = await expectSaid(
      'link',
      phone.ask({ type: 'link', table: table.table, seat: 0, secret: ann.secret, host: table.host }),
    );
    const moved = ann.client.until(is('error'));
    const { secret, host } = await sit(phone, claiming(table.table, link.token));
    expect(await moved).toMatchObject({ n: null, error: { code: 'moved' } });
    expect(await ann.client.ask({ type: 'show', table: next, seat: 1, secret: ann.secret })).toMatchObject(refused('not-seated'));
    expect((await show(phone, next, 0, secret)).viewer).toBe(1);
    expect((await show(bob.client, next, 1, bob.secret)).viewer).toBe(0);
    expect(await phone.ask({ ...order, seats: [0, 1] })).toMatchObject(refused('not-host'));
    await expectSaid('ok', phone.ask({ ...order, host: host ?? '' }));
    await server.close();
    const again = await startServer({ dataDir: server.dataDir });
    expect((await show(await again.client(), next, 0, secret)).viewer).toBe(0);
  });

  test('[S-19.2] is not taken by a secret that holds another seat there', async () => {
    const server = await startServer();
    const { table, next } = await playedAgain(server);
    const [ann, bob] = table.people;
    await show(bob.client, next, 1, bob.secret);
    await expectSaid('ok', bob.client.ask({ type: 'leave' }));
    const phone = await server.client();
    const cat = await sit(phone, joining(next, 1, 'Cat'));
    const link = await expectSaid(
      'link',
      ann.client.ask({ type: 'link', table: table.table, seat: 0, secret: ann.secret, host: null }),
    );
    const claim = claiming(table.table, link.token);
    expect(await phone.ask({ ...claim, secret: cat.secret })).toMatchObject(refused('seat-taken'));
    expect((await show(ann.client, next, 0, ann.secret)).viewer).toBe(0);
    expect((await sit(phone, claim)).seat).toBe(0); // the link is not used up
  });

  test('[S-19.2] [S-11.7] is not moved by the host from whoever plays there by then', async () => {
    const server = await startServer();
    const { table, next } = await playedAgain(server);
    const [ann, bob] = table.people;
    await Promise.all([show(ann.client, next, 0, ann.secret), show(bob.client, next, 1, bob.secret)]);
    await expectSaid('ok', ann.client.ask({ type: 'start', table: next, host: table.host }));
    const link = await expectSaid(
      'link',
      ann.client.ask({ type: 'link', table: table.table, seat: 1, secret: null, host: table.host }),
    );
    const claim = claiming(table.table, link.token);
    const phone = await server.client();
    expect(await phone.ask(claim)).toMatchObject(refused('is-here'));
    const away = tableWhere(ann.client, ({ sitters }) => JSON.stringify(sitters[1]).includes('"present":false'));
    bob.client.vanish();
    await away;
    const said = ann.client.until(is('said'));
    await sit(phone, claim);
    expect(await said).toMatchObject({ seat: 1, what: { kind: 'moved', by: 'host' } });
    expect((await show(phone, next, 1, claim.secret)).viewer).toBe(1);
  });
});

describe('one’s own tables', () => {
  test('[S-20.1] are told to whoever holds seats there, and only those', async () => {
    const server = await startServer();
    const [one, two] = [await startTable(server), await startTable(server)];
    await does(one, 0, stride(1));
    const client = await server.client();
    const held = (table: string, seat: number, secret: string) => ({ table, seat, secret });
    const { tables } = await expectSaid(
      'tables',
      client.ask({
        type: 'tables',
        seats: [
          held(one.table, 0, one.people[0].secret),
          held(one.table, 0, one.people[1].secret), // by an old number
          held(two.table, 1, 'x'),
          held('nosuch2345', 0, one.people[0].secret),
        ],
      }),
    );
    const common = { table: one.table, code: one.code, game: 'tiny-race', status: 'playing', rematch: null };
    expect(tables).toMatchObject([
      { ...common, seat: 0, asked: false },
      { ...common, seat: 1, asked: true },
    ]);
    expect(tables[0]?.since).toBe(one.people[0].client.said.findLast(is('update'))?.entry.time);
    expect(tables[0]?.sitters).toMatchObject([{ name: 'Ann', present: true }, { name: 'P1' }]);
    expect(JSON.stringify(tables)).not.toMatch(/word-|view|stride/);
  });
});
