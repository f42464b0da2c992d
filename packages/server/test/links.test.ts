import { createLog, openStore } from '@tabletrotter/server';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { afterwards, startServer, type TestServer } from './kit/server.ts';
import { creating, refused, show, startTable, stride, type TestTable } from './kit/table.ts';

const DAY = 86_400_000;

const linkTo = (
  client: Client,
  table: string,
  seat: number,
  by: { readonly secret?: string; readonly host?: string },
): Promise<{ readonly token: string; readonly until: number }> =>
  expectSaid('link', client.ask({ type: 'link', table, seat, secret: by.secret ?? null, host: by.host ?? null }));

const claim = (client: Client, table: string, token: string) => client.ask({ type: 'claim', table, token });

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
    const seated = await expectSaid('seated', claim(phone, table, token));
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
    const { secret } = await expectSaid('seated', claim(phone, table, token));
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
    const old = await linkTo(ann.client, table, 1, { host });
    const late = await linkTo(bob.client, table, 1, { secret: bob.secret });
    expect(await claim(phone, table, old.token)).toMatchObject(refused('link-used'));
    expect(await expectSaid('seated', claim(phone, table, late.token))).toMatchObject({ seat: 1 });
  });

  test('[S-11.4] the host’s powers move along where the host makes the link to their own seat, and only then', async () => {
    const server = await startServer();
    const { table, host, people, phone } = await withPhone(server);
    const [ann] = people;
    const customs = { talk: 'free' as const, clock: null };
    const plain = await linkTo(ann.client, table, 0, { secret: ann.secret });
    const first = await expectSaid('seated', claim(phone, table, plain.token));
    expect(first.host).toBeNull();
    expect(await ann.client.ask({ type: 'customs', table, host, customs })).toMatchObject({ type: 'ok' });
    const whole = await linkTo(phone, table, 0, { secret: first.secret, host });
    const second = await expectSaid('seated', claim(ann.client, table, whole.token));
    expect(second.host).toMatch(/^[\w-]{22}$/);
    expect(await phone.ask({ type: 'customs', table, host, customs })).toMatchObject(refused('not-host'));
    expect(await ann.client.ask({ type: 'customs', table, host: second.host ?? '', customs })).toMatchObject({ type: 'ok' });
    const others = await linkTo(ann.client, table, 1, { host: second.host ?? '' });
    expect((await expectSaid('seated', claim(phone, table, others.token))).host).toBeNull();
  });

  test('[S-11.5] a link goes with whoever had the seat', async () => {
    const server = await startServer();
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await expectSaid('seated', ann.ask(creating()));
    const { table } = made;
    const his = await expectSaid('seated', bob.ask({ type: 'join', table, seat: 1, name: 'Bob' }));
    await show(bob, table, 1, his.secret);
    const one = await linkTo(bob, table, 1, { secret: his.secret });
    await expectSaid('ok', ann.ask({ type: 'arrange', table, host: made.host ?? '', seats: [1, 0] }));
    expect(await claim(bob, table, one.token)).toMatchObject(refused('link-used'));
    const two = await linkTo(bob, table, 0, { secret: his.secret });
    await expectSaid('ok', bob.ask({ type: 'leave' }));
    await expectSaid('seated', bob.ask({ type: 'join', table, seat: 0, name: 'Eve' }));
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
    const seated = await expectSaid('seated', claim(phone, table, token));
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
