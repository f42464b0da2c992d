import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError, type Webhooks } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { courierTo } from '../src/notices/node/internet.ts';
import { isPublic } from '../src/notices/node/public-address.ts';
import type { Resolve } from '../src/notices/node/resolve.ts';
import { vapidKeysIn } from '../src/notices/node/vapid.ts';
import { expectSaid } from './kit/client.ts';
import { LOCALHOST_CERT, openReceiver, type Receiver } from './kit/receiver.ts';
import { afterwards, startServer, temporary } from './kit/server.ts';
import { does, startTable, stride, vanished } from './kit/table.ts';

const courier = (webhooks: Webhooks, resolve: Resolve = async () => [], patience = 5_000) =>
  courierTo({ keys: vapidKeysIn(temporary()), config: { publicUrl: null, webhooks }, resolve, ca: LOCALHOST_CERT, patience });

/** A receiver that is gone after the test. */
const startReceiver = async (answer: Parameters<typeof openReceiver>[0]): Promise<Receiver> => {
  const receiver = await openReceiver(answer);
  afterwards(receiver.close);
  return receiver;
};

/** Where somebody speaks on this machine who says one thing, whatever is asked, and then no more. */
const startSpeaker = async (saying: string): Promise<{ readonly url: string; readonly asked: () => number }> => {
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined); // whoever asked may be gone
    socket.once('data', () => {
      asked += 1;
      socket.write(saying);
    });
    afterwards(() => socket.destroy());
  });
  afterwards(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens nowhere');
  return { url: `http://127.0.0.1:${address.port}/`, asked: () => asked };
};

const device = (endpoint: string) => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url'), title: 'Te toca', body: 'Wide World' };
};

const letter = (url: string) => ({ url, headers: { 'content-type': 'text/plain', title: 'Tabletrotter' }, body: 'Ana, te toca' });

describe('where notices may go', () => {
  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '198.17.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
    '3ffe::1',
  ])('[S-21.6] %s is for everybody to reach', (address) => expect(isPublic(address)).toBe(true));

  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine, otherwise', '127.255.1.2'],
    ['no address', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.7'],
    ['a provider’s translator', '100.64.0.1'],
    ['a provider’s translator', '100.127.255.255'],
    ['the link', '169.254.169.254'],
    ['a benchmark', '198.19.0.1'],
    ['an example', '203.0.113.9'],
    ['many at once', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['this machine', '::1'],
    ['no address', '::'],
    ['IPv4 in other clothes', '::ffff:127.0.0.1'],
    ['IPv4 in other clothes', '::ffff:8.8.8.8'],
    ['IPv4 in old clothes', '::127.0.0.1'],
    ['a translator', '64:ff9b::7f00:1'],
    ['a unique local address', 'fd00::1'],
    ['the link', 'fe80::1'],
    ['the link, by a name of its own', 'fe80::1%eth0'],
    ['many at once', 'ff02::1'],
    ['a tunnel', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['a tunnel', '2002:7f00:1::'],
    ['an example', '2001:db8::1'],
    ['a name', 'localhost'],
  ])('[S-21.6] not to %s: %s', (_, address) => expect(isPublic(address)).toBe(false));

  test.each([
    ['https://127.0.0.1/', 'hook-address'],
    ['https://[::1]/', 'hook-address'],
    ['https://[::ffff:7f00:1]/', 'hook-address'],
    ['https://2130706433/', 'hook-address'], // the same in one number
    ['https://0x7f.1/', 'hook-address'],
    ['https://inside.example/', 'hook-address'],
    ['https://both.example/', 'hook-address'],
    ['https://nowhere.example/', 'hook-address'],
    ['http://outside.example/', 'hook-scheme'],
    ['file:///etc/passwd', 'hook-scheme'],
    ['no address', 'hook-scheme'],
    ['https://outside.example/', null],
    ['https://1.1.1.1/', null],
  ])('[S-21.6] a webhook at %s: %s', async (url, problem) => {
    const names = new Map([
      ['inside.example', ['192.168.1.7']],
      ['both.example', ['1.1.1.1', '127.0.0.1']],
      ['outside.example', ['1.1.1.1', '2606:4700::1111']],
    ]);
    expect(await courier('public', async (name) => names.get(name) ?? []).problemWith(url)).toBe(problem);
  });

  test('[S-21.6] none where they are switched off, and any where the server’s keeper allows it', async () => {
    expect(await courier('off').problemWith('https://1.1.1.1/')).toBe('hooks-off');
    expect(await courier('off').post(letter('https://1.1.1.1/'))).toEqual({ kind: 'failed', why: 'hooks-off' });
    expect(await courier('any').problemWith('http://192.168.1.7/')).toBeNull();
    expect(await courier('any').problemWith('ftp://192.168.1.7/')).toBe('hook-scheme');
  });
});

describe('what is connected to', () => {
  test('[S-21.6] is what was looked at: a name that means something else a moment later does not help', async () => {
    const { port, connections } = await startReceiver(() => ({ status: 200 }));
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const rebinding = courier('public', async () => answers.shift() ?? ['127.0.0.1']);
    const url = `https://localhost:${port}/`;
    expect(await rebinding.problemWith(url)).toBeNull();
    const refused = { kind: 'failed', why: 'not-public' };
    expect(await rebinding.post(letter(url))).toEqual(refused);
    expect(await rebinding.post(letter(`https://127.0.0.1:${port}/`))).toEqual(refused);
    expect(await rebinding.push({ device: device(url), payload: '{}', topic: 'topic' })).toEqual(refused);
    expect(connections()).toBe(0);
    expect(await courier('any').post(letter(url))).toEqual({ kind: 'done' }); // it would have been there
  });

  test('[S-21.7] follows no redirect, waits no longer than its patience, and trusts no stranger', async () => {
    const { port, received } = await startReceiver((path) => {
      if (path === '/silent') return null;
      return path === '/elsewhere' ? { status: 302, headers: { location: '/secret' } } : { status: 500 };
    });
    const post = (path: string) => courier('any', undefined, 200).post(letter(`https://localhost:${port}${path}`));
    expect(await post('/elsewhere')).toEqual({ kind: 'failed', why: 'status 302' });
    expect(await post('/broken')).toEqual({ kind: 'failed', why: 'status 500' });
    expect(await post('/silent')).toMatchObject({ kind: 'failed' });
    expect(received.map(({ path }) => path)).toEqual(['/elsewhere', '/broken', '/silent']);
    const strict = courierTo({ keys: vapidKeysIn(temporary()), config: { publicUrl: null, webhooks: 'any' } });
    expect(await strict.post(letter(`https://localhost:${port}/`))).toMatchObject({ kind: 'failed' });
    expect(received).toHaveLength(3);
  });

  const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\n';
  const TIMEOUT = /^(?:ABORT_ERR|ETIMEDOUT|TimeoutError)$/;
  test.each([
    ['another protocol', `${SWITCHING}Upgrade: x\r\nConnection: Upgrade\r\n\r\n`, 'status 101'],
    ['another protocol, and speaks it', `${SWITCHING}Upgrade: x\r\nConnection: Upgrade\r\n\r\nhello`, 'status 101'],
    ['another protocol, but not which', `${SWITCHING}\r\n`, expect.any(String)],
    ['to go on', 'HTTP/1.1 100 Continue\r\n\r\n', expect.stringMatching(TIMEOUT)],
    ['half a head', 'HTTP/1.1 200 OK\r\nx: ', expect.stringMatching(TIMEOUT)],
    ['something else', 'SSH-2.0-x\r\n', 'HPE_INVALID_CONSTANT'],
  ])('[S-21.7] ends in its time where the answer is %s', async (_, saying, why) => {
    const { url } = await startSpeaker(saying);
    expect(await courier('any', undefined, 300).post(letter(url))).toEqual({ kind: 'failed', why });
  });

  test('[S-9.6] a server stops though a webhook wants to speak another protocol', async () => {
    const { url, asked } = await startSpeaker(`${SWITCHING}Upgrade: x\r\nConnection: Upgrade\r\n\r\n`);
    const server = await startServer({ webhooks: 'any' });
    const { table, host, people } = await startTable(server, { options: { length: 9 } });
    const [ann, bob] = people;
    await expectSaid('ok', ann.client.ask({ type: 'hook', table, host, hook: { form: 'json', url, text: '{name}' } }));
    await does({ people }, 1, stride(1));
    await vanished(ann.client, bob);
    await does({ people: [ann, ann] }, 0, stride(1)); // Bob's turn begins
    await server.close();
    expect(asked()).toBe(1);
  });

  test('[S-21.7] ends in its time where no name server answers', async () => {
    const lost = courier('public', () => new Promise(() => undefined), 300);
    expect(await lost.post(letter('https://outside.example/'))).toMatchObject({ kind: 'failed' });
  });

  test('[S-21.4] a push is signed and sealed; a device that is no more is gone', async () => {
    const { port, received } = await startReceiver((path) => ({ status: path === '/gone' ? 410 : 201 }));
    const push = (path: string, keys = {}) =>
      courier('any').push({
        device: { ...device(`https://localhost:${port}${path}`), ...keys },
        payload: '{"title":"Te toca"}',
        topic: 'topic',
      });
    expect(await push('/here')).toEqual({ kind: 'done' });
    expect(await push('/gone')).toEqual({ kind: 'gone' });
    expect(await push('/here', { p256dh: 'A'.repeat(87) })).toEqual({ kind: 'failed', why: 'not-sealed' });
    expect(received).toHaveLength(2);
    const [first] = received;
    expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: 'topic', 'content-encoding': 'aes128gcm' });
    expect(first?.headers.authorization).toMatch(/^vapid t=/);
    expect(first?.body.toString('latin1')).not.toContain('toca');
  });
});

describe('the keys of pushes', () => {
  test('[S-21.5] are made at the first start, for the server’s own eyes, and stay', async () => {
    const server = await startServer();
    const file = join(server.dataDir, 'vapid.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    const client = await server.client();
    const { privateKey, publicKey }: { readonly [name: string]: string } = JSON.parse(text);
    expect(client.said[0]).toMatchObject({ type: 'welcome', pushKey: publicKey });
    expect(client.frames.join()).not.toContain(privateKey);
    await server.close();
    await startServer({ dataDir: server.dataDir });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([
    ['half a file', '{"publicKey":"BO'],
    ['no keys', '{}'],
    [
      'keys that do not belong together',
      JSON.stringify({ ...vapidKeysIn(temporary()), privateKey: vapidKeysIn(temporary()).privateKey }),
    ],
  ])('[S-21.5] %s stops the start with one line, and is left as it is', async (_, text) => {
    const dataDir = temporary();
    writeFileSync(join(dataDir, 'vapid.json'), text);
    const starting = startServer({ dataDir });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(/^the data folder .* cannot be used: its vapid\.json holds no keys/);
    expect(readFileSync(join(dataDir, 'vapid.json'), 'utf8')).toBe(text);
    writeFileSync(join(dataDir, 'vapid.json'), JSON.stringify(vapidKeysIn(temporary())));
    await startServer({ dataDir }); // nothing was left open
  });
});
