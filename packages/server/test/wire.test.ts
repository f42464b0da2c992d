import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { createConnection, Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressOf } from '../src/address.ts';
import { connect, expectSaid, is } from './kit/client.ts';
import { NO_LIMITS, startServer } from './kit/server.ts';
import { creating, latest, show, startTable, stride } from './kit/table.ts';

const error = (code: string, n: number | null = null) => ({ type: 'error', n, error: { code } });

describe('what comes in', () => {
  test('[S-1.1] a client says hello first, in our version', async () => {
    const server = await startServer();
    const early = await connect(server.url, { greet: false });
    early.raw('{"type":"save","n":4}');
    expect(await early.until(is('error'), 0)).toMatchObject(error('bad-message', 4));
    early.raw('{"type":"hello","version":999}');
    expect(await early.until(is('error'), 1)).toMatchObject(error('wrong-version'));
    expect((await early.ended).code).toBe(4000);
  });

  test.each([
    ['no JSON', '{"type":', error('bad-message')],
    ['nothing', '', error('bad-message')],
    ['a number', '7', error('bad-message')],
    ['null', 'null', error('bad-message')],
    ['a list', '[]', error('bad-message')],
    ['an unknown type', '{"type":"win","n":3}', error('bad-message', 3)],
    ['a key too many', '{"type":"save","n":3,"more":1}', error('bad-message', 3)],
    ['a wrong type', '{"type":"log","n":3,"before":"x"}', error('bad-message', 3)],
    ['a number that is none', '{"type":"log","n":1e999,"before":1}', error('bad-message')],
    ['a seat that is none', '{"type":"show","n":3,"table":"x","seat":-1,"secret":null}', error('bad-message', 3)],
    ['a name of control characters', '{"type":"join","n":3,"table":"x","seat":null,"name":"\\u202e"}', error('bad-message', 3)],
    ['a prototype', '{"__proto__":{"type":"save"},"n":3}', error('bad-message', 3)],
  ])('[S-1.2] %s is answered with what is wrong with it, and the connection lives on', async (_, text, answer) => {
    const server = await startServer();
    const client = await server.client();
    client.raw(text);
    expect(await client.until(is('error'), 0)).toMatchObject(answer);
    expect(await client.ask({ type: 'save' })).toMatchObject({ error: { code: 'unknown-table' } });
  });

  test('[S-1.3] a frame of 10 MB ends its connection, and no other', async () => {
    const server = await startServer();
    const [big, other] = await Promise.all([server.client(), server.client()]);
    big.raw(JSON.stringify({ ...creating(), n: 1, position: 'x'.repeat(10_000_000) }));
    expect((await big.ended).code).toBe(1009);
    expect((await other.ask(creating())).type).toBe('seated');
  });

  test('[S-1.4] a message over the limit is refused; only a create, with its position, may be longer', async () => {
    const server = await startServer({ limits: { ...NO_LIMITS, messageBytes: 2_000, createBytes: 8_000 } });
    const client = await server.client();
    client.raw(JSON.stringify({ type: 'act', ask: 0, id: 'long', action: 'ж'.repeat(1_500) })); // 3000 bytes
    expect(await client.until(is('undone'), 0)).toMatchObject({ id: 'long', error: { code: 'too-long' } });
    const made = await client.ask(creating({ position: { game: 'x'.repeat(5_000) } }));
    expect(made).toMatchObject({ error: { code: 'bad-position' } });
    const longer = await client.ask(creating({ position: { game: 'x'.repeat(9_000) } }));
    expect(longer).toMatchObject({ error: { code: 'too-long' } });
    client.raw('x'.repeat(33_000));
    expect((await client.ended).code).toBe(1009);
  });

  test('[S-1.5] a frame that is not text ends its connection', async () => {
    const server = await startServer();
    const client = await server.client();
    client.raw(Buffer.from([1, 2, 3]));
    expect((await client.ended).code).toBe(1003);
  });

  test('[S-1.6] a seat that sends too much is told to wait, and nothing is done; others go on', async () => {
    const server = await startServer({ limits: { ...NO_LIMITS, seatRate: { perSecond: 1, burst: 5 } } });
    const [ann, bob] = (await startTable(server)).people;
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ann.client.act({ ask: 99, action: stride(1), id: `t${index}` })),
    );
    const codes = tries.map((answer) => (answer.type === 'undone' ? answer.error.code : answer.type));
    expect(codes).toEqual([...new Array(5).fill('stale'), ...new Array(3).fill('too-fast')]);
    expect((await bob.client.act({ ask: 0, action: stride(1), id: 'b' })).type).toBe('done');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await ann.client.act({ ask: 0, action: stride(1), id: 'a' })).type).toBe('done');
  });

  test('[S-1.7] so is a table, and an address; who never stops is let go', async () => {
    const server = await startServer({
      limits: { ...NO_LIMITS, tableRate: { perSecond: 1, burst: 3 }, addressRate: { perSecond: 1, burst: 60 } },
    });
    const [ann, bob] = (await startTable(server)).people;
    const acts = [ann, bob, ann, bob].map(({ client }, index) => client.act({ ask: 99, action: stride(1), id: `t${index}` }));
    const codes = (await Promise.all(acts)).map((answer) => (answer.type === 'undone' ? answer.error.code : answer.type));
    expect(codes).toEqual(['stale', 'stale', 'stale', 'too-fast']);
    for (let index = 0; index < 400; index++) ann.client.raw('{"type":"save","n":7}');
    expect((await ann.client.ended).code).toBe(1008);
    expect(ann.client.said.filter(is('error')).some(({ error }) => error.code === 'too-fast')).toBe(true);
  });

  test('[S-1.8] an address may make so many tables an hour', async () => {
    const server = await startServer({ limits: { ...NO_LIMITS, tablesPerHour: 2 } });
    const client = await server.client();
    const made = [await client.ask(creating()), await client.ask(creating()), await client.ask(creating())];
    expect(made.map(({ type }) => type)).toEqual(['seated', 'seated', 'error']);
    expect(made[2]).toMatchObject({ error: { code: 'too-many' } });
  });

  test('[S-1.9] and hold so many connections; an address is what our own proxies say', async () => {
    const server = await startServer({ trustProxy: 1, limits: { ...NO_LIMITS, connectionsPerAddress: 2 } });
    const from = (chain: string) => connect(server.url, { headers: { 'x-forwarded-for': chain } });
    await from('203.0.113.1');
    await from('198.51.100.9, 203.0.113.1'); // what a client claims itself does not count
    await from('203.0.113.2');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(code).toBe(1008);
  });

  test.each([
    ['an IPv4 address', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
    ['IPv4 in the clothes of IPv6', '203.0.113.1', '::ffff:203.0.113.1', '::ffff:203.0.113.2'],
    ['so in capitals, in hexadecimal', '203.0.113.1', '::FFFF:CB00:7101', '::ffff:cb00:7102'],
    ['so at full length', '203.0.113.1', '0:0:0:0:0:ffff:203.0.113.1', '::ffff:0:203.0.113.1'],
    ['a network that ends with zeros', '2600:3c00::a:1:2:3', '2600:3c00::b:1:2:3', '2600:3c00:0:1:a:1:2:3'],
    ['so at full length', '2600:3c00::1', '2600:3C00:0000:0000:000a:1:2:3', '2600:3c01::1'],
    ['a network that ends with one zero', '2001:db8:1::1', '2001:db8:1:0:a:b:c:d', '2001:db8:1:1::1'],
    ['a network of zeros', '::1', '::2:0:0:1', '::1:0:0:0:1'],
    ['a network that begins with zeros', '::5:6:7:8:9', '0:0:0:5::', '0:0:0:6::'],
    ['a link', 'fe80::1%eth0', 'fe80::2%eth1', 'fe80:0:0:1::1'],
    ['what is no address', 'unknown', 'unknown', '1:2'],
  ])('[S-1.9] an address of IPv6 counts as its network, however it is written: %s', (_, one, same, other) => {
    const request = new IncomingMessage(new Socket());
    const [first, second, third] = [one, same, other].map((address) => {
      request.headers['x-forwarded-for'] = address;
      return addressOf(request, 1);
    });
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ['our own', (url: string) => url, true],
    ['none, as programs send it', () => undefined, true],
    ['our public address', () => 'https://games.example.org', true],
    ['another site', () => 'https://evil.example', false],
    ['another port', (url: string) => url.replace(/\d+$/, '1'), false],
    ['null', () => 'null', false],
  ])('[S-1.10] a page comes in by its origin: %s', async (_, origin, welcome) => {
    const server = await startServer({ publicUrl: 'https://games.example.org/' });
    const from = origin(server.url);
    const attempt = connect(server.url, { headers: from === undefined ? {} : { origin: from } });
    if (welcome) expect((await attempt).said[0]).toMatchObject({ type: 'welcome' });
    else await expect(attempt).rejects.toThrow('403');
  });

  test('[S-1.11] requests of one connection are done in order', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const client = await server.client();
    const shown = client.ask({ type: 'show', table, seat: 0, secret: people[0].secret });
    const done = client.act({ ask: 0, action: stride(1), id: 'a' });
    expect((await shown).type).toBe('shown');
    expect((await done).type).toBe('done');
    await show(client, table, 0, people[0].secret);
    expect(latest(client).version).toBe(1);
    await expectSaid('ok', client.ask({ type: 'note', text: 'x' }));
  });

  test('[S-1.12] an upgrade at any other address is not found, whatever it looks like', async () => {
    const server = await startServer();
    const port = Number(new URL(server.url).port);
    for (const path of ['/', '//', '/live/', 'http://[', '/%', '/live%00', '*']) {
      const socket = createConnection(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
      socket.destroy();
    }
    await server.client(); // it lives on
  });

  test('[S-1.13] what is nested too deeply is refused, and breaks nothing', async () => {
    const server = await startServer();
    const [ann] = (await startTable(server)).people;
    const deep = (levels: number) => `${'['.repeat(levels)}"]\\""${']'.repeat(levels)}`;
    ann.client.raw(`{"type":"act","ask":0,"id":"deep","action":${deep(20_000)}}`);
    expect(await ann.client.until(is('error'), 0)).toMatchObject(error('bad-message'));
    ann.client.raw('['.repeat(60_000));
    expect(await ann.client.act({ ask: 0, action: JSON.parse(deep(90)), id: 'less' })).toMatchObject({
      error: { code: 'bad-action' },
    });
    expect((await ann.client.act({ ask: 0, action: stride(1), id: 'fine' })).type).toBe('done');
  });
});
