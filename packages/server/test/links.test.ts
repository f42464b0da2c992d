import { createLog, openStore } from '@tabletrotter/server';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { afterwards, startServer, type TestServer } from './kit/server.ts';
import {
  claiming,
  creating,
  joining,
  newSecret,
  type Person,
  refused,
  show,
  sit,
  start,
  startTable,
  stride,
  type TestTable,
  tableWhere,
} from './kit/table.ts';

const DAY = 86_400_000;

const linkTo = (
  client: Client,
  table: string,
  seat: number,
  by: { readonly secret?: string; readonly host?: string },
): Promise<{ readonly token: string; readonly until: number }> =>
  expectSaid('link', client.ask({ type: 'link', table, seat, secret: by.secret ?? null, host: by.host ?? null }));

const claim = (client: Client, table: string, token: string) => client.ask(claiming(table, token));

/** Takes a seat by a link. */
const take = (client: Client, table: string, token: string) => sit(client, claiming(table, token));

/** A person's device goes off, and somebody else at the table knows. */
const goesOff = async (watcher: Client, { client, seat }: Pick<Person, 'client' | 'seat'>): Promise<void> => {
  const gone = tableWhere(watcher, ({ sitters }) => JSON.stringify(sitters[seat]).includes('"present":false'));
  client.vanish();
  await gone;
};

/** A table of two, and the phone to which a seat moves. */
const withPhone = async (server: TestServer): Promise<TestTable & { readonly phone: Client }> => ({
  ...(await startTable(server)),
  phone: await server.client(),
});

describe('a seat', () => {
  test('[S-11.1] is found by its secret, whatever number is named with it', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const other = await startTable(server);
    const client = await server.client();
    expect((await show(client, table, 9, people[1].secret)).viewer).toBe(1);
    expect((await show(client, table, 0, people[1].secret)).viewer).toBe(1);
    for (const secret of ['x', other.people[1].secret, other.host])
      expect(await client.ask({ type: 'show', table, seat: 1, secret })).toMatchObject(refused('not-seated'));
  });

  test('[S-11.2] [S-11.3] moves to another device by a link, once; the old one is told, sees no more and can do nothing', async () => {
    const server = await startServer();
    const { table, people, phone } = await withPhone(server);
    const [ann, bob] = people;
    const { token, until } = await linkTo(bob.client, table, 1, { secret: bob.secret });
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(until - Date.now()).toBeGreaterThan(DAY - 60_000);
    const told = bob.client.until(is('error'));
    const seated = await take(phone, table, token);
    expect(seated).toMatchObject({ seat: 1, host: null });
    expect(seated.secret).not.toBe(bob.secret);
    expect(await told).toMatchObject({ n: null, error: { code: 'moved' } });
    const from = bob.client.said.length;
    expect((await show(phone, table, 1, seated.secret)).viewer).toBe(1);
    expect((await phone.act({ ask: 0, action: stride(1), id: 'p' })).type).toBe('done');
    await ann.client.until(is('update'), 0);
    expect(await bob.client.act({ ask: 0, action: stride(1), id: 'b' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(bob.client.said.slice(from).map(({ type }) => type)).toEqual(['undone']);
    expect(await bob.client.ask({ type: 'show', table, seat: 1, secret: bob.secret })).toMatchObject(refused('not-seated'));
    expect(await claim(phone, table, token)).toMatchObject(refused('link-used'));
  });

  test('[S-11.3] moves after a restart too, with what was kept for it', async () => {
    const first = await startServer();
    const { table, people } = await startTable(first);
    await expectSaid('ok', people[1].client.ask({ type: 'note', text: 'Ann bluffs' }));
    const { token } = await linkTo(people[1].client, table, 1, { secret: people[1].secret });
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const phone = await second.client();
    const { secret } = await take(phone, table, token);
    await second.close();
    const third = await startServer({ dataDir: first.dataDir });
    const client = await third.client();
    expect((await show(client, table, 1, secret)).notes).toBe('Ann bluffs');
    expect(await client.ask({ type: 'show', table, seat: 1, secret: people[1].secret })).toMatchObject(refused('not-seated'));
  });

  test('[S-11.3] of two who claim it with the same link one gets it', async () => {
    const server = await startServer();
    const { table, people, phone } = await withPhone(server);
    const { token } = await linkTo(people[1].client, table, 1, { secret: people[1].secret });
    const other = await server.client();
    const answers = await Promise.all([claim(phone, table, token), claim(other, table, token)]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'seated']);
  });

  test('[S-11.3] stays where it is when its link is a day old, forged, or of another table', async () => {
    let shift = 0;
    const server = await startServer({}, { now: () => Date.now() + shift });
    const { table, people, phone } = await withPhone(server);
    const other = await startTable(server);
    const { token } = await linkTo(people[1].client, table, 1, { secret: people[1].secret });
    expect(await claim(phone, other.table, token)).toMatchObject(refused('link-used'));
    expect(await claim(phone, table, people[1].secret)).toMatchObject(refused('link-used'));
    shift = DAY + 1_000;
    expect(await claim(phone, table, token)).toMatchObject(refused('link-used'));
    expect((await show(people[1].client, table, 1, people[1].secret)).viewer).toBe(1);
  });

  test('[S-11.2] a link is for whoever holds the seat, and for the host; an older one is worth nothing any more', async () => {
    const server = await startServer();
    const { table, host, people, phone } = await withPhone(server);
    const [ann, bob] = people;
    const ask = (seat: number, secret: string | null, by: string | null) =>
      phone.ask({ type: 'link', table, seat, secret, host: by });
    expect(await ask(1, null, null)).toMatchObject(refused('not-seated'));
    expect(await ask(1, 'x', 'x')).toMatchObject(refused('not-seated'));
    expect(await ask(7, null, host)).toMatchObject(refused('unknown-seat'));
    expect(await ask(0, bob.secret, null)).toMatchObject({ type: 'link' }); // to his own seat, as his secret says
    await goesOff(ann.client, bob);
    const old = await linkTo(ann.client, table, 1, { host });
    const late = await linkTo(ann.client, table, 1, { secret: bob.secret });
    expect(await claim(phone, table, old.token)).toMatchObject(refused('link-used'));
    expect(await take(phone, table, late.token)).toMatchObject({ seat: 1 });
  });

  test('[S-11.4] the host’s powers move along where the host makes the link to their own seat, and only then', async () => {
    const server = await startServer();
    const { table, host, people, phone } = await withPhone(server);
    const [ann] = people;
    const customs = { talk: 'free' as const, clock: null };
    const plain = await linkTo(ann.client, table, 0, { secret: ann.secret });
    const first = await take(phone, table, plain.token);
    expect(first.host).toBeNull();
    expect(await ann.client.ask({ type: 'customs', table, host, customs })).toMatchObject({ type: 'ok' });
    const whole = await linkTo(phone, table, 0, { secret: first.secret, host });
    const second = await take(ann.client, table, whole.token);
    expect(second.host).toMatch(/^[\w-]{22}$/);
    expect(await phone.ask({ type: 'customs', table, host, customs })).toMatchObject(refused('not-host'));
    expect(await ann.client.ask({ type: 'customs', table, host: second.host ?? '', customs })).toMatchObject({ type: 'ok' });
    await show(phone, table, null, null);
    await goesOff(phone, people[1]);
    const others = await linkTo(ann.client, table, 1, { host: second.host ?? '' });
    expect((await take(phone, table, others.token)).host).toBeNull();
  });

  test('[S-2.14] [S-11.3] is answered for again where the answer was lost, after a restart too, with the host’s powers', async () => {
    const first = await startServer();
    const { table, host, people, phone } = await withPhone(first);
    const [ann] = people;
    const { token } = await linkTo(ann.client, table, 0, { secret: ann.secret, host });
    const asked = claiming(table, token);
    const taken = await sit(phone, asked);
    expect(taken).toEqual({ table, seat: 0, secret: asked.secret, host: asked.host });
    const shown = await show(phone, table, 0, taken.secret);
    expect(await sit(await first.client(), asked)).toEqual(taken);
    expect((await phone.act({ ask: shown.game?.ask ?? 0, action: stride(1), id: 'p' })).type).toBe('done'); // it was not moved again
    expect(await phone.ask({ ...asked, secret: newSecret() })).toMatchObject(refused('link-used'));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const client = await second.client();
    expect(await sit(client, asked)).toEqual(taken);
    const customs = { talk: 'free' as const, clock: null };
    expect(await client.ask({ type: 'customs', table, host: asked.host, customs })).toMatchObject({ type: 'ok' });
    const plain = { ...asked, host: newSecret() }; // somebody who holds the seat and makes the other secret up
    expect(await sit(client, plain)).toEqual({ ...taken, host: null });
  });

  test('[S-11.7] is not moved by the host while its person is there and the game goes on, not by an older link either', async () => {
    const server = await startServer();
    const [ann, bob, phone] = await Promise.all([server.client(), server.client(), server.client()]);
    const made = await sit(ann, creating());
    const { table } = made;
    const host = made.host ?? '';
    const his = await sit(bob, joining(table, 1, 'Bob'));
    await Promise.all([show(ann, table, 0, made.secret), show(bob, table, 1, his.secret)]);
    const early = await linkTo(ann, table, 1, { host }); // before the start he may be helped along
    await start(ann, made);
    expect(await claim(phone, table, early.token)).toMatchObject(refused('is-here'));
    const byHost = { type: 'link', table, seat: 1, secret: null, host } as const;
    expect(await ann.ask(byHost)).toMatchObject(refused('is-here'));
    expect(await ann.ask({ ...byHost, seat: 0 })).toMatchObject({ type: 'link' }); // the host’s own
    expect(await ann.ask({ ...byHost, secret: his.secret })).toMatchObject({ type: 'link' }); // who holds it may
    await goesOff(ann, { client: bob, seat: 1 });
    const { token } = await linkTo(ann, table, 1, { host });
    const back = await server.client();
    await show(back, table, 1, his.secret);
    expect(await claim(phone, table, token)).toMatchObject(refused('is-here'));
    await goesOff(ann, { client: back, seat: 1 });
    expect(await take(phone, table, token)).toMatchObject({ seat: 1, host: null });
  });

  test('[S-11.7] that the host has moved it is told to everybody, and goes on being told', async () => {
    const first = await startServer();
    const { table, host, people, phone } = await withPhone(first);
    const [ann, bob] = people;
    await goesOff(ann.client, bob);
    const told = ann.client.until(is('said'));
    const { token } = await linkTo(ann.client, table, 1, { host });
    const { secret } = await take(phone, table, token);
    const what = { kind: 'moved', by: 'host' } as const;
    expect(await told).toMatchObject({ seat: 1, what });
    ann.client.raw(JSON.stringify({ type: 'say', n: 900, what }));
    expect(await ann.client.until((m): m is Said<'error'> => is('error')(m) && m.n === 900)).toMatchObject(
      refused('bad-message'),
    );
    const own = await linkTo(phone, table, 1, { secret });
    await take(await first.client(), table, own.token); // by whoever holds it: nobody’s business
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    expect((await show(await second.client(), table, 0, ann.secret)).talk).toEqual([{ seat: 1, time: expect.any(Number), what }]);
  });

  test('[S-11.5] a link goes with whoever had the seat', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating());
    const { table } = made;
    const his = await sit(bob, joining(table, 1, 'Bob'));
    await show(bob, table, 1, his.secret);
    const one = await linkTo(bob, table, 1, { secret: his.secret });
    await expectSaid('ok', ann.ask({ type: 'arrange', table, host: made.host ?? '', seats: [1, 0] }));
    expect(await claim(bob, table, one.token)).toMatchObject(refused('link-used'));
    const two = await linkTo(bob, table, 0, { secret: his.secret });
    await expectSaid('ok', bob.ask({ type: 'leave' }));
    await sit(bob, joining(table, 0, 'Eve'));
    expect(await claim(bob, table, two.token)).toMatchObject(refused('link-used'));
  });

  test('[S-11.6] [S-5.5] its secrets and links are in no frame of anybody else, not in the log of the server, and not in the store', async () => {
    const lines: string[] = [];
    const server = await startServer({}, { log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }) });
    const { table, host, people, phone } = await withPhone(server);
    const [ann, bob] = people;
    const watcher = await server.client();
    await show(watcher, table, null, null);
    const { token } = await linkTo(ann.client, table, 0, { secret: ann.secret, host });
    const seated = await take(phone, table, token);
    await show(phone, table, 0, seated.secret);
    await expectSaid('link', phone.ask({ type: 'link', table, seat: 0, secret: seated.secret, host: null }));
    await Promise.all([bob.client, watcher].map((client) => client.ask({ type: 'log', before: 9 })));
    const secrets = [token, seated.secret, seated.host ?? '', ann.secret, host];
    for (const secret of secrets) {
      for (const { frames } of [bob.client, watcher]) expect(frames.join()).not.toContain(secret);
      expect(lines.join()).not.toContain(secret);
    }
    expect(ann.client.frames.join()).not.toContain(seated.secret); // whose seat it was
    const store = await openStore(server.dataDir, createLog('silent'));
    afterwards(() => store.close());
    expect(JSON.stringify(await store.chairs(table))).not.toContain(seated.secret);
    expect(await store.link(table, token)).toBeUndefined();
  });
});
