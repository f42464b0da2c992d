import { join } from 'node:path';
import type { HostedGame, Match } from '@tabletrotter/rules';
import { createLog, openStore, type Store } from '@tabletrotter/server';
import Database from 'libsql';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { is } from './kit/client.ts';
import { GAMES_FOR_TESTS, tiny } from './kit/games.ts';
import { startServer, temporary } from './kit/server.ts';
import { askOf, creating, joining, latest, PEEK, show, sit, start, startTable, stride, WORD } from './kit/table.ts';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 60));

/** A store whose appends can be held, or made to fail, on their way to the disk. */
const troubled = (store: Store) => {
  const state = { fails: false, held: undefined as Promise<void> | undefined };
  const append: Store['append'] = async (table, what) => {
    await state.held;
    if (state.fails) throw new Error('disk is full');
    return store.append(table, what);
  };
  return { state, store: { ...store, append } };
};

/** A bot worker whose every bot breaks. */
const BROKEN = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({ type: 'broke', stack: 'Error' }));
    parentPort.postMessage({ type: 'ready' });
  `)}`,
);

/** The tiny race, but a stride of 3 breaks something inside. */
const fragile = (game: HostedGame): HostedGame => {
  const wrap = (match: Match): Match =>
    Object.create(match, {
      act: {
        value: (...args: Parameters<Match['act']>) => {
          if (JSON.stringify(args[1]).includes('3')) throw new Error('a secret card: 4');
          return match.act(...args);
        },
      },
    });
  const { open, resume } = game;
  return {
    ...game,
    open(...args) {
      const result = open(...args);
      return result.ok ? { ok: true, value: { ...result.value, match: wrap(result.value.match) } } : result;
    },
    resume: (...args) => wrap(resume(...args)),
  };
};

describe('durable before visible', () => {
  test('[S-4.1] nothing leaves before it is on disk: no update, no acknowledgement, no view', async () => {
    const { state, store } = troubled(await openStore(temporary(), createLog('silent')));
    const server = await startServer({}, { store });
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const counts = () => people.map(({ client }) => client.frames.length);
    let release = (): void => undefined;
    state.held = new Promise((resolve) => {
      release = resolve;
    });
    const before = counts();
    const answer = ann.client.act({ ask: 0, action: stride(2), id: 'one' });
    const late = await server.client();
    const shown = show(late, table, 1, bob.secret);
    await quiet();
    expect(counts()).toEqual(before);
    expect(late.said.some(is('shown'))).toBe(false); // who joins meanwhile waits as well
    release();
    expect(await answer).toMatchObject({ type: 'done', version: 1 });
    expect((await shown).game?.version).toBe(1);
  });

  test('[S-4.2] what could not be saved did not happen, is said so to the asker alone, and may be tried again', async () => {
    const { state, store } = troubled(await openStore(temporary(), createLog('silent')));
    const server = await startServer({}, { store });
    const [ann, bob] = (await startTable(server)).people;
    await quiet();
    const before = bob.client.frames.length;
    state.fails = true;
    const act = { ask: 0, action: stride(2), id: 'one' };
    expect(await ann.client.act(act)).toMatchObject({ type: 'undone', error: { code: 'not-saved' } });
    await quiet();
    expect(bob.client.frames.length).toBe(before);
    state.fails = false;
    expect(await ann.client.act(act)).toMatchObject({ type: 'done', version: 1 });
    expect(latest(ann.client).view).toMatchObject({ strides: [2, null] });
  });

  test('[S-4.3] if another process was first, its entry is the truth, and the asker’s question is stale', async () => {
    const dataDir = temporary();
    const server = await startServer({ dataDir });
    const { table, people } = await startTable(server);
    const other = await openStore(dataDir, createLog('silent'));
    const entries = await other.entries(table, 0, 9);
    const match = tiny.resume(entries, () => ({ below: () => 0 }));
    const step = match.act(1, PEEK, { id: 'elsewhere', time: 1 });
    if (!step.ok) throw new Error(step.error.code);
    await other.append(table, { entry: step.value.entry, sights: [], sightsDone: null, dueAt: null });
    await other.close();
    const [ann] = people;
    expect(await ann.client.act({ ask: 0, action: stride(2), id: 'one' })).toMatchObject({ error: { code: 'stale' } });
    expect(await ann.client.act({ ask: 0, action: stride(2), id: 'one' })).toMatchObject({ type: 'done', version: 2 });
  });
});

describe('a start', () => {
  test('[S-4.3] if another process was first with it, that is the truth, and the game goes on', async () => {
    const store = await openStore(temporary(), createLog('silent'));
    const server = await startServer({}, { store });
    const [ann, bob] = await Promise.all([server.client(), server.client()]);
    const made = await sit(ann, creating());
    await sit(bob, joining(made.table, 1, 'Bob'));
    const words = [WORD, WORD];
    const opened = tiny.open(2, { length: 5 }, { luck: () => ({ below: () => 0 }), time: 1, commitment: null, words });
    if (!opened.ok) throw new Error(opened.error.message);
    const { entry } = opened.value;
    await store.append(made.table, { entry, status: 'playing', sights: [], sightsDone: null, dueAt: null });
    const starting = { type: 'start' as const, table: made.table, host: made.host ?? '' };
    expect(await ann.ask(starting)).toMatchObject({ error: { code: 'already-started' } });
    const shown = await show(ann, made.table, 0, made.secret);
    expect([shown.info.status, shown.game?.version]).toEqual(['playing', 0]);
    expect((await ann.act({ ask: 0, action: stride(1), id: 'a' })).type).toBe('done');
  });
});

describe('a match that breaks', () => {
  test('[S-4.4] is frozen alone, with its log as it was; nothing secret goes to the log of the server', async () => {
    const dataDir = temporary();
    const games = [fragile(tiny)];
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const server = await startServer({ dataDir }, { games, log });
    const broken = await startTable(server);
    const sound = await startTable(server);
    const [ann, bob] = broken.people;
    await bob.client.act({ ask: 0, action: PEEK, id: 'before' });
    const told = [ann, bob].map(({ client }) => client.until((m): m is typeof m => m.type === 'table' && m.status === 'frozen'));
    expect(await ann.client.act({ ask: 0, action: stride(3), id: 'boom' })).toMatchObject({ error: { code: 'frozen' } });
    await Promise.all(told);
    expect(await ann.client.act({ ask: 0, action: stride(1), id: 'next' })).toMatchObject({ error: { code: 'frozen' } });
    expect((await sound.people[0].client.act({ ask: 0, action: stride(1), id: 'ok' })).type).toBe('done');
    await server.close();
    const line = lines.find((each) => each.includes('match frozen'));
    expect(JSON.parse(line ?? '')).toMatchObject({ table: broken.table, version: 1, kind: 'Error' });
    expect(lines.join()).not.toContain('a secret card');

    const again = await startServer({ dataDir }, { games });
    const client = await again.client();
    const shown = await show(client, broken.table, 1, bob.secret);
    expect(shown.info.status).toBe('frozen');
    expect(shown.game?.version).toBe(1); // nothing is lost: it can still be looked at
    expect(await client.act({ ask: 1, action: stride(1), id: 'x' })).toMatchObject({ error: { code: 'frozen' } });
  });

  test.each([
    ['is no JSON', `update entries set truth = '{oops' where seq = 1`],
    ['is missing', 'delete from entries where seq = 0'],
    ['is of no known table', `update tables set game = 'chess'`],
  ])('[S-4.5] a log whose record %s freezes its own table, and says so', async (_, damage) => {
    const dataDir = temporary();
    const first = await startServer({ dataDir });
    const { table, people } = await startTable(first);
    await people[0].client.act({ ask: 0, action: PEEK, id: 'one' });
    await first.close();
    const database = new Database(join(dataDir, 'tabletrotter.db'));
    database.exec(damage);
    database.close();

    const second = await startServer({ dataDir });
    const client = await second.client();
    const shown = await show(client, table, 0, people[0].secret);
    expect([shown.info.status, shown.game]).toEqual(['frozen', null]);
    expect(await client.act({ ask: 1, action: stride(1), id: 'x' })).toMatchObject({ error: { code: 'frozen' } });
    const sound = await startTable(second);
    expect((await sound.people[0].client.act({ ask: 0, action: PEEK, id: 'ok' })).type).toBe('done');
  });

  test.each([
    ['options', `update tables set options = '{oops'`],
    ['status', `update tables set status = 'asleep'`],
    ['level', `update chairs set kind = 'bot', level = 'perfect' where seat = 1`],
    ['kind', `update chairs set kind = 'ghost' where seat = 1`],
  ])('[S-4.7] a table whose %s is junk is frozen, says so, and harms nothing else', async (column, damage) => {
    const dataDir = temporary();
    const first = await startServer({ dataDir });
    const { table, people } = await startTable(first);
    await first.close();
    const database = new Database(join(dataDir, 'tabletrotter.db'));
    database.exec(damage);
    database.close();

    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const second = await startServer({ dataDir }, { log });
    const sound = (await startTable(second)).people[0];
    for (const seat of [0, null, 0])
      expect(await sound.client.ask({ type: 'show', table, seat, secret: people[0].secret })).toMatchObject({
        error: { code: 'frozen', message: expect.stringContaining('cannot be read') },
      });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(column);
    expect((await sound.client.act({ ask: 0, action: PEEK, id: 'ok' })).type).toBe('done'); // it stayed where it was
  });

  test('[S-4.6] a bot that breaks does something else that it may do', async () => {
    const server = await startServer({}, { games: GAMES_FOR_TESTS, botWorker: BROKEN });
    const maker = await server.client();
    const made = await sit(maker, creating({}, ['casual']));
    await start(maker, made);
    await show(maker, made.table, 0, made.secret);
    await maker.until((m): m is typeof m => m.type === 'update' && m.version >= 1, 0);
    expect(askOf(maker)).toBe(0);
  });
});
