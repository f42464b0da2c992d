import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog, openStore, readConfig } from '@tabletrotter/server';
import Database from 'libsql';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { bundle } from '../kit/bundle.ts';
import { spawnServer } from '../kit/child-server.ts';
import { connect, is } from '../kit/client.ts';
import { CHAIRS, RECORD } from '../kit/contract.ts';
import { afterwards, startServer, temporary, testWorker } from '../kit/server.ts';
import { creating, show, sit, start, startTable, stride } from '../kit/table.ts';

const program = bundle('test/kit/child.ts');
vi.setConfig({ testTimeout: 20_000 }); // each starts a process or more
afterAll(async () => rmSync(dirname(fileURLToPath(await program)), { recursive: true, force: true }));

/** Tables of the first version, and how another program might make them. */
const FIRST = ['tables', 'chairs', 'entries', 'sights', 'notes', 'due'];
const tables = (names: readonly string[]): string => names.map((name) => `create table ${name} (x text)`).join('; ');

const spawned = async (env: { readonly [name: string]: string }) => {
  const child = spawnServer(await program, await testWorker(), env);
  afterwards(() => child.process.kill('SIGKILL'));
  return child;
};

describe('a server that cannot start says why in one line and exits with 1', () => {
  test('[S-9.1] the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    afterwards(() => other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const child = await spawned({ DATA_DIR: temporary(), PORT: port });
    expect(await child.ended).toEqual({
      code: 1,
      out: '',
      err: `port ${port} is in use: stop the other program, or choose another port\n`,
    });
  });

  test('[S-9.2] the data folder may not be written, or is none', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    const folders = [join(file, 'data'), '/proc/no-such-folder', file];
    const children = await Promise.all(folders.map((folder) => spawned({ DATA_DIR: folder })));
    for (const { code, out, err } of await Promise.all(children.map(({ ended }) => ended))) {
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(
        /^the data folder .* cannot be used: (?:part of its path is a file|\/.+ is a file|there is no such folder, .+)\n$/,
      );
    }
  });

  test('[S-9.2] the database cannot be opened', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'tabletrotter.db'));
    const { code, err } = await (await spawned({ DATA_DIR: folder })).ended;
    expect([code, err]).toEqual([1, `the data folder ${folder} cannot be used: its files cannot be opened for writing\n`]);
  });

  test('[S-9.3] the database is none, or another program’s', async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'tabletrotter.db'), 'no database at all '.repeat(1_000));
    const { code, err } = await (await spawned({ DATA_DIR: folder })).ended;
    expect([code, err]).toEqual([1, `the data folder ${folder} cannot be used: its tabletrotter.db is not a database\n`]);
  });

  test.each([
    ['another program’s tables', 'create table recipes (name text)', /belongs to another program: choose another folder/],
    [
      'another program’s tables of our version',
      'create table recipes (name text); pragma user_version = 4',
      /belongs to another/,
    ],
    ['our tables but those of its version', `${tables(FIRST)}; pragma user_version = 2`, /belongs to another/],
    ['the tables of the version before', `${tables([...FIRST, 'journals'])}; pragma user_version = 3`, /belongs to another/],
    ['a table too many for its version', `${tables([...FIRST, 'journals'])}; pragma user_version = 1`, /belongs to another/],
    ['a later version', 'pragma user_version = 99', /is of version 99, this server reads version 4/],
  ])('[S-9.3] a database with %s is left as it is', async (_, sql, why) => {
    const folder = temporary();
    const file = join(folder, 'tabletrotter.db');
    const database = new Database(file);
    database.exec(sql);
    database.close();
    const before = readFileSync(file);
    const { code, err } = await (await spawned({ DATA_DIR: folder })).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^the data folder [^\n]* cannot be used: [^\n]+\n$/);
    expect(err).toMatch(why);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('[S-9.9] another server has the data folder; killed, it leaves it to the next', async () => {
    const folder = temporary();
    const first = await spawned({ DATA_DIR: folder });
    const client = await connect(await first.url);
    const made = await sit(client, creating());
    const store = await openStore(folder, createLog('silent'));
    await store.setDue(made.table, 1);
    await store.claimDue(Date.now(), Date.now() + 60_000, 1);
    const leased = await store.nextDue();
    const second = await spawned({ DATA_DIR: join(folder, '..', basename(folder)) });
    expect(await second.ended).toEqual({
      code: 1,
      out: '',
      err: `the data folder ${folder} cannot be used: another server is using it: stop that one, or choose another folder (DATA_DIR)\n`,
    });
    expect(await store.nextDue()).toBe(leased); // it touched nothing
    await store.close();
    first.process.kill('SIGKILL');
    await first.ended;
    const third = await spawned({ DATA_DIR: folder });
    expect((await show(await connect(await third.url), made.table, 0, made.secret)).info.status).toBe('waiting');
  });

  test('[S-9.9] who gets no port leaves what is claimed alone', async () => {
    const folder = temporary();
    const store = await openStore(folder, createLog('silent'));
    await store.createTable(RECORD, CHAIRS);
    await store.setDue(RECORD.id, 1);
    await store.claimDue(2, 60_000, 1);
    const other = createServer().listen(0, '127.0.0.1');
    afterwards(() => other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(startServer({ dataDir: folder, port })).rejects.toThrow('is in use');
    expect(await store.nextDue()).toBe(60_000);
    await store.close();
    await (await startServer({ dataDir: folder })).close(); // and has let go of the folder
  });

  test.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ WEBHOOKS: 'on' }, 'WEBHOOKS must be one of public, any, off, not "on"'],
    [{ PUBLIC_URL: 'games' }, 'PUBLIC_URL must be an address such as "https://games.example.org", not "games"'],
    [
      { LIMIT_SEAT_RATE: 'many' },
      'LIMIT_SEAT_RATE must be so many a second, or so many a second/at once, such as "10/30", not "many"',
    ],
    [{ BOT_PAUSE_MS: '-1' }, 'BOT_PAUSE_MS must be a whole number from 0 to 60000, not "-1"'],
  ])('[S-9.4] a setting is wrong: %o', (env, message) => {
    expect(readConfig(env)).toEqual({ ok: false, error: message });
  });

  test('[S-9.5] what is not set has its default', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: { port: 3000, host: '0.0.0.0', dataDir: './data', botPause: 700, webhooks: 'public' },
    });
    expect(readConfig({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://x.org', LIMIT_SEAT_RATE: '5' })).toMatchObject({
      value: { trustProxy: 1, publicUrl: 'https://x.org/', limits: { seatRate: { perSecond: 5, burst: 15 } } },
    });
  });
});

describe('a server that is asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('[S-9.6] by %s finishes, tells its clients, and exits with 0', async (signal) => {
    const dataDir = temporary();
    const child = await spawned({ DATA_DIR: dataDir });
    const client = await connect(await child.url);
    const made = await sit(client, creating({}, ['random']));
    await start(client, made);
    await show(client, made.table, 0, made.secret);
    const done = client.act({ ask: 0, action: stride(1), id: 'last' });
    await done;
    child.process.kill(signal);
    expect(await client.ended).toEqual({ code: 1001, reason: 'the server stops' });
    expect(await child.ended).toMatchObject({ code: 0, err: '' });
    const store = await openStore(dataDir, createLog('silent'));
    expect((await store.entries(made.table, 0, 99)).some(({ id }) => id === 'last')).toBe(true);
    await store.close();
  });

  test('[S-9.7] what had begun is finished: in the log, and told', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann] = people;
    const done = ann.client.act({ ask: 0, action: stride(1), id: 'last' });
    await new Promise((resolve) => setTimeout(resolve, 5)); // it is on its way
    const closing = server.close();
    const outcome = await done.catch(() => undefined);
    await closing;
    const store = await openStore(server.dataDir, createLog('silent'));
    const kept = (await store.entries(table, 0, 9)).some(({ id }) => id === 'last');
    expect(kept).toBe(outcome?.type === 'done');
    await store.close();
    await expect(connect(server.url)).rejects.toThrow();
    expect(ann.client.said.some(is('update'))).toBe(true);
  });
});
