import type { Json } from '@tabletrotter/rules';
import { openStore } from '@tabletrotter/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Courier, Delivery, Letter, PushLetter } from '../src/notices/courier.ts';
import type { Notice } from '../src/notices/letters.ts';
import { createNotices, NO_NOTICES } from '../src/notices/notices.ts';
import { callAway, called } from '../src/notices/turns.ts';
import { createLog } from '../src/pino-log.ts';
import { expectSaid } from './kit/client.ts';
import { openRoom } from './kit/room.ts';
import { startServer, type TestServer } from './kit/server.ts';
import {
  claiming,
  creating,
  does,
  entering,
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
import { AGREE, doubted } from './kit/wonders.ts';

/** A courier that carries nothing and keeps what it was given. */
interface Porter extends Courier {
  readonly pushed: PushLetter[];
  readonly posted: Letter[];
}

const porter = (answer: () => Promise<Delivery> = async () => ({ kind: 'done' })): Porter => {
  const pushed: PushLetter[] = [];
  const posted: Letter[] = [];
  return {
    pushed,
    posted,
    pushKey: 'the public key',
    problemWith: async (url) => (url.startsWith('https:') ? null : 'hook-scheme'),
    push: (letter) => {
      pushed.push(letter);
      return answer();
    },
    post: (letter) => {
      posted.push(letter);
      return answer();
    },
  };
};

const URL_OF_HOOK = 'https://hooks.example/secret-path';
const HOOK = { form: 'ntfy', url: URL_OF_HOOK, text: '{name}: {link}' } as const;
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const PHONE = { endpoint: 'https://push.example/phone', push: { ...KEYS, title: 'Te toca', body: 'Wide World' } };

const setHook = ({ table, host, people: [ann] }: TestTable, hook: typeof HOOK | null = HOOK) =>
  ann.client.ask({ type: 'hook', table, host, hook });

const subscribe = (
  { table, people: [ann] }: TestTable,
  { seat, secret }: Pick<Person, 'seat' | 'secret'>,
  device: { endpoint: string; push: typeof PHONE.push | null } = PHONE,
) => ann.client.ask({ type: 'subscribe', table, seat, secret, ...device });

/** A person's device is switched off, and the server knows. */
const goesAway = async ({ people: [ann, ...others] }: TestTable, { client, seat }: Person): Promise<void> => {
  const watcher = seat === 0 ? (others[0] ?? ann) : ann;
  const gone = tableWhere(watcher.client, ({ sitters }) => JSON.stringify(sitters[seat]).includes('"present":false'));
  client.vanish();
  await gone;
};

/** How far the clock of the servers is ahead. */
let ahead = 0;
const now = (): number => Date.now() + ahead;

/** Bob has a device and the table a webhook; Bob has chosen and gone, so that his turn begins when Ann has. */
const absent = async (courier: Courier, options: Json = { length: 9 }, config: Parameters<typeof startServer>[0] = {}) => {
  const server = await startServer({ publicUrl: 'https://games.example/', ...config }, { courier, now });
  const table = await startTable(server, { options });
  const [, bob] = table.people;
  await expectSaid('ok', setHook(table));
  await expectSaid('ok', subscribe(table, bob));
  await does(table, 1, stride(1));
  await goesAway(table, bob);
  return { server, table, bob };
};

/** Minutes later Ann alone does something: the others are not there to hear of it. */
const annDoes = (table: TestTable, action: Json): Promise<number> => {
  ahead += 120_000;
  return does({ people: [table.people[0], table.people[0]] }, 0, action);
};

/** All that was to be sent has been. */
const settled = (server: TestServer): Promise<void> => server.close();

describe('whose turn has begun', () => {
  test('[S-21.1] is told once, by each way that is set, though the server is started again', async () => {
    const courier = porter();
    const { server, table, bob } = await absent(courier);
    await annDoes(table, { type: 'peek' });
    expect(courier.posted).toEqual([]); // nobody's turn has begun
    await annDoes(table, stride(1)); // the next round: both are asked
    const version = await annDoes(table, stride(1)); // Bob's turn goes on
    ahead += 120_000;
    await expectSaid('ok', table.people[0].client.ask({ type: 'undo', version })); // and on, though all are asked anew
    await settled(server);
    expect([courier.pushed.length, courier.posted.length]).toEqual([1, 1]);
    const again = await startServer({ dataDir: server.dataDir }, { courier });
    await show(await again.client(), table.table, 0, table.people[0].secret);
    await settled(again);
    expect([courier.pushed.length, courier.posted.length]).toEqual([1, 1]);
    expect(courier.pushed[0]?.device).toEqual({ endpoint: PHONE.endpoint, ...PHONE.push });
    expect(bob.seat).toBe(1);
  });

  test('[S-21.1] at the start, too; not who has a device there', async () => {
    const courier = porter();
    const server = await startServer({}, { courier });
    const client = await server.client();
    const made = await sit(client, creating());
    const { table } = made;
    await show(client, table, 0, made.secret);
    const bob = await sit(client, joining(table, 1, 'Bob'));
    for (const { seat, secret } of [made, bob])
      await expectSaid('ok', client.ask({ type: 'subscribe', table, seat, secret, ...PHONE }));
    await expectSaid('ok', client.ask({ type: 'hook', table, host: made.host ?? '', hook: HOOK }));
    await start(client, made);
    await settled(server);
    expect(courier.posted.map(({ body }) => body)).toEqual(['Bob: ']); // this server has no address for others
    expect(courier.pushed).toHaveLength(1);
  });

  test('[S-21.1] is not told again when something comes between', async () => {
    const { live, act } = await openRoom({ position: doubted(2), people: 2 });
    await act(1, AGREE);
    const { match, world } = live;
    if (match === null) throw new Error('it is being played');
    expect(called(live)).toEqual([1]);
    const tell = (version: number): readonly Notice[] => {
      const sent: Notice[] = [];
      const notices = { ...NO_NOTICES, send: (notice: Notice) => void sent.push(notice) };
      callAway({ ...live, match: { ...match, version }, world: { ...world, notices } }, []);
      return sent;
    };
    expect(tell(match.version)).toMatchObject([{ seat: 1, name: 'P1', link: null }]);
    expect(tell(match.version + 1)).toEqual([]); // its question is older than the last entry
  });

  test('[S-21.1] is not told while a bot plays for them', async () => {
    const courier = porter();
    const { server, table } = await absent(courier);
    const [ann] = table.people;
    const standing = { type: 'stand', table: table.table, host: table.host, seat: 1, until: 'back' } as const;
    await expectSaid('ok', ann.client.ask(standing));
    await annDoes(table, stride(1));
    await settled(server);
    expect(courier.posted).toEqual([]);
  });

  test('[S-21.2] a window that answers for the silent is no turn', async () => {
    const courier = porter();
    const { server, table } = await absent(courier, { length: 9, window: 10 });
    await annDoes(table, stride(1));
    await settled(server);
    expect(courier.posted).toEqual([]);
  });
});

describe('a notice', () => {
  test('[S-21.3] holds who, where and which game, and nothing else', async () => {
    const courier = porter();
    const { server, table } = await absent(courier);
    await annDoes(table, stride(1));
    await settled(server);
    const link = `https://games.example/t/${table.table}`;
    const headers = { 'content-type': 'text/plain; charset=utf-8', title: 'Tabletrotter', click: link };
    expect(courier.posted).toEqual([{ url: URL_OF_HOOK, headers, body: `P1: ${link}` }]);
    const said = JSON.stringify({ title: 'Te toca', body: 'Wide World', table: table.table, code: table.code });
    expect(courier.pushed.map(({ payload }) => payload)).toEqual([said]);
    expect(courier.pushed[0]?.topic).not.toContain(table.table);
  });

  test.each([
    ['discord', { content: 'P1: LINK', allowed_mentions: { parse: [] } }],
    ['json', { table: 'TABLE', code: 'CODE', game: 'tiny-race', seat: 1, name: 'P1', link: 'LINK' }],
  ] as const)('[S-21.3] for %s has its form', async (form, body) => {
    const courier = porter();
    const { server, table, bob } = await absent(courier);
    const [ann] = table.people;
    await expectSaid('ok', ann.client.ask({ type: 'hook', table: table.table, host: table.host, hook: { ...HOOK, form } }));
    await annDoes(table, stride(1));
    await settled(server);
    const filled = JSON.stringify(body)
      .replace('LINK', `https://games.example/t/${table.table}`)
      .replace('TABLE', table.table)
      .replace('CODE', table.code);
    expect(courier.posted.map(({ body }) => JSON.parse(body))).toEqual([JSON.parse(filled)]);
    expect(bob.seat).toBe(1);
  });

  test.each([
    ['fails', async (): Promise<Delivery> => ({ kind: 'failed', why: 'status 500' })],
    ['breaks', () => Promise.reject(new Error('a courier never does'))],
  ])('[S-21.7] whose receiver %s holds nothing up', async (_, answer) => {
    const courier = porter(answer);
    const { table } = await absent(courier);
    await annDoes(table, stride(1));
    await vi.waitFor(() => expect(courier.posted).toHaveLength(1));
    await annDoes(table, stride(1));
  });

  test('[S-21.7] whose receiver is slow holds nothing up', async () => {
    let release = (): void => undefined;
    const held = new Promise<Delivery>((resolve) => {
      release = () => resolve({ kind: 'done' });
    });
    const courier = porter(() => held);
    const { table } = await absent(courier);
    await annDoes(table, stride(1));
    await vi.waitFor(() => expect(courier.posted).toHaveLength(1));
    await annDoes(table, stride(1));
    release();
  });
});

describe('who may say where notices go', () => {
  test('[S-21.4] whoever holds the seat: its newest five devices are told, until they are no more', async () => {
    const courier = porter();
    const { server, table, bob } = await absent(courier);
    expect(await subscribe(table, { seat: 1, secret: 'not-the-secret' })).toMatchObject(refused('not-seated'));
    const gone = 'https://push.example/2';
    for (let count = 1; count <= 5; count++)
      await expectSaid('ok', subscribe(table, bob, { ...PHONE, endpoint: `https://push.example/${count}` }));
    await expectSaid('ok', subscribe(table, bob, { endpoint: 'https://push.example/3', push: null }));
    courier.push = async (letter) => {
      courier.pushed.push(letter);
      return { kind: letter.device.endpoint === gone ? 'gone' : 'done' };
    };
    await annDoes(table, stride(1));
    await settled(server);
    const told = courier.pushed.map(({ device }) => device.endpoint).sort();
    expect(told).toEqual(['1', '2', '4', '5'].map((name) => `https://push.example/${name}`));
    const store = await openStore(server.dataDir, createLog('silent'));
    const left = (await store.devices(table.table, 1)).map(({ endpoint }) => endpoint);
    await store.close();
    expect(left).toEqual(['1', '4', '5'].map((name) => `https://push.example/${name}`));
  });

  test.each(['http://push.example/1', 'ftp://push.example', 'push', `https://push.example/${'x'.repeat(1000)}`])(
    '[S-21.4] no device is at %s',
    async (endpoint) => {
      const server = await startServer({}, { courier: porter() });
      const table = await startTable(server);
      expect(await subscribe(table, table.people[1], { ...PHONE, endpoint })).toMatchObject(refused('bad-message'));
    },
  );

  test('[S-21.4] whoever takes the seat is not told on the devices of whoever had it', async () => {
    const courier = porter();
    const { server, table, bob } = await absent(courier);
    const [ann] = table.people;
    const link = await expectSaid(
      'link',
      ann.client.ask({ type: 'link', table: table.table, seat: 1, secret: bob.secret, host: null }),
    );
    await sit(ann.client, claiming(table.table, link.token));
    expect(await subscribe(table, bob)).toMatchObject(refused('not-seated'));
    await annDoes(table, stride(1));
    await settled(server);
    expect([courier.pushed.length, courier.posted.length]).toEqual([0, 1]);
  });

  test('[S-21.5] where nothing is pushed, nobody is promised it', async () => {
    const server = await startServer({}, { courier: { ...porter(), pushKey: null } });
    const table = await startTable(server);
    expect(await subscribe(table, table.people[1])).toMatchObject(refused('not-now'));
  });

  test('[S-21.6] the host alone sets a webhook; its address is told to nobody', async () => {
    const lines: string[] = [];
    const write = (about: object, what: string): void => void lines.push(JSON.stringify(about) + what);
    const courier = porter(async () => ({ kind: 'failed', why: 'status 500' }));
    const server = await startServer({}, { courier, log: { error: write, warn: write, info: write, debug: write } });
    const table = await startTable(server, { options: { length: 9 } });
    const [ann, bob] = table.people;
    await expectSaid('ok', setHook(table));
    const forged = bob.client.ask({ type: 'hook', table: table.table, host: bob.secret, hook: { ...HOOK, url: 'http://x' } });
    expect(await forged).toMatchObject(refused('not-host'));
    const plain = ann.client.ask({ type: 'hook', table: table.table, host: table.host, hook: { ...HOOK, url: 'http://x' } });
    expect(await plain).toMatchObject(refused('hook-scheme'));
    await does(table, 1, stride(1));
    await goesAway(table, bob);
    await annDoes(table, stride(1));
    await show(ann.client, table.table, 0, ann.secret);
    await settled(server);
    expect(courier.posted).toHaveLength(1);
    const frames = [ann, bob].flatMap(({ client }) => client.frames).join();
    expect(frames + lines.join()).not.toContain('hooks.example');
    expect(lines.join()).toContain('a notice did not arrive');
  });

  test('[S-21.6] and takes it away', async () => {
    const courier = porter();
    const { server, table } = await absent(courier);
    await expectSaid('ok', setHook(table, null));
    await annDoes(table, stride(1));
    await settled(server);
    expect([courier.pushed.length, courier.posted.length]).toEqual([1, 0]);
  });

  test('[S-21.9] nothing is told outside of who is in a class', async () => {
    const server = await startServer({}, { courier: porter() });
    const client = await server.client();
    const host = newSecret();
    const kind = { game: 'tiny-race', options: {}, tables: 1, seats: 2, empty: 'robots' } as const;
    const { code } = await expectSaid('class', client.ask({ type: 'class', ...kind, secret: host }));
    const { table, seat, secret } = await sit(client, entering(code));
    expect(await client.ask({ type: 'subscribe', table, seat, secret, ...PHONE })).toMatchObject(refused('not-now'));
    expect(await client.ask({ type: 'hook', table, host, hook: HOOK })).toMatchObject(refused('not-now'));
  });
});

describe('a seat', () => {
  const NOTICE: Notice = { table: 't', code: 'ABCDE', game: 'tiny-race', seat: 1, name: 'Bob', link: null };

  afterEach(() => void vi.useRealTimers());

  const open = (answer?: () => Promise<Delivery>) => {
    vi.useFakeTimers();
    const courier = porter(answer);
    const store = { devices: async () => [], hook: async () => HOOK, forgetDevice: async () => undefined };
    const notices = createNotices({ courier, store, log: createLog('silent'), now: Date.now });
    return { courier, notices };
  };

  test('[S-21.8] is told at most once a minute: what comes sooner is told at its end, if it is so still', async () => {
    const { courier, notices } = open();
    const told = async (wait: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(wait);
      return courier.posted.length;
    };
    notices.send(NOTICE, () => true);
    expect(await told(0)).toBe(1);
    notices.send(NOTICE, () => true);
    notices.send({ ...NOTICE, seat: 2 }, () => true); // another's minute is another
    expect(await told(59_999)).toBe(2);
    expect(await told(1)).toBe(3);
    notices.send(NOTICE, () => false); // they have come and gone meanwhile
    expect(await told(120_000)).toBe(3);
    await notices.close();
  });

  test('[S-21.8] nor is anything told once the server stops', async () => {
    const { courier, notices } = open();
    notices.send(NOTICE, () => true);
    notices.send(NOTICE, () => true);
    await notices.close();
    notices.send({ ...NOTICE, seat: 2 }, () => true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(courier.posted).toHaveLength(1);
  });

  test('[S-21.7] the end waits for what is on its way', async () => {
    let release = (): void => undefined;
    const { notices } = open(
      () =>
        new Promise((resolve) => {
          release = () => resolve({ kind: 'done' });
        }),
    );
    const order: string[] = [];
    notices.send(NOTICE, () => true);
    const closing = notices.close().then(() => order.push('closed'));
    await vi.advanceTimersByTimeAsync(1_000);
    order.push('arrived');
    release();
    await closing;
    expect(order).toEqual(['arrived', 'closed']);
  });
});
