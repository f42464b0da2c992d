import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_NAME, playerName } from '@tabletrotter/protocol';
import type { Language } from '@tabletrotter/rules';
import { type ClassRecord, Conflict, createLog, DEFAULTS, openStore } from '@tabletrotter/server';
import Database from 'libsql';
import { describe, expect, test, vi } from 'vitest';
import * as en from '../src/classes/names/en.ts';
import * as es from '../src/classes/names/es.ts';
import * as ru from '../src/classes/names/ru.ts';
import { NAMES } from '../src/classes/naming.ts';
import { openDriver } from '../src/store/driver.ts';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { CHAIRS, RECORD } from './kit/contract.ts';
import { oldDatabase } from './kit/old-schema.ts';
import { afterwards, NO_LIMITS, startServer, type TestServer, temporary } from './kit/server.ts';
import {
  askOf,
  creating,
  does,
  entering,
  joining,
  latest,
  newSecret,
  PEEK,
  refused,
  show,
  sit,
  startTable,
  stride,
} from './kit/table.ts';

interface Setting {
  readonly tables?: number;
  readonly seats?: number;
  readonly empty?: 'robots' | 'away';
}

const making = ({ tables = 2, seats = 2, empty = 'robots' }: Setting = {}) => ({
  type: 'class' as const,
  game: 'tiny-race',
  options: {},
  tables,
  seats,
  empty,
  secret: newSecret(),
});

/** A class, and whoever made it. */
const makeClass = async (server: TestServer, setting: Setting = {}) => {
  const teacher = await server.client();
  const request = making(setting);
  const { code } = await expectSaid('class', teacher.ask(request));
  return { teacher, code, secret: request.secret };
};

const enter = (client: Client, code: string, language: Language = 'en') => sit(client, entering(code, language));

/** Somebody who comes by the code and looks at their table. */
const pupil = async (server: TestServer, code: string, language: Language = 'en') => {
  const client = await server.client();
  const { table, seat, secret, host } = await enter(client, code, language);
  const shown = await show(client, table, seat, secret);
  const sitter = shown.info.sitters[seat];
  return { client, table, seat, secret, host, shown, name: sitter?.kind === 'person' ? sitter.name : '' };
};

const boardOf = (client: Client, code: string, known: readonly { readonly table: string; readonly version: number }[] = []) =>
  expectSaid('board', client.ask({ type: 'board', class: code, known: [...known] }));

const peopleAt = ({ tables }: Said<'board'>): readonly number[] =>
  tables.map(({ sitters }) => sitters.filter(({ kind }) => kind === 'person').length);

const kinds = ({ tables }: Said<'board'>): readonly (readonly string[])[] =>
  tables.map(({ sitters }) => sitters.map(({ kind }) => kind)).sort();

/** Waits until a connection that looked at a table is told that there is none any more. */
const isOver = (client: Client) =>
  client.until((m): m is Said<'error'> => m.type === 'error' && m.n === null && m.error.code === 'unknown-table', 0);

describe('the code of a class', () => {
  test('[S-22.1] is told to its maker with a secret, of which the store keeps the hash; it names a class, not a table', async () => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server, { tables: 3 });
    expect(code).toMatch(/^[A-HJ-NP-Z]{5}$/);
    expect((await boardOf(teacher, code.toLowerCase())).tables).toHaveLength(3);
    expect(await teacher.ask({ type: 'show', table: code, seat: null, secret: null })).toMatchObject(refused('is-class'));
    expect(await teacher.ask({ type: 'board', class: 'ZZZZZ', known: [] })).toMatchObject(refused('unknown-table'));
    const kept = await (await openStoreOf(server)).class(code);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept?.hostHash).toMatch(/^[\w-]{43}$/);
  });

  test('[S-22.1] and a table’s are never the same', async () => {
    const store = await openStore(temporary(), createLog('silent'));
    afterwards(() => store.close());
    const aClass = (id: string): ClassRecord => ({ id, game: 'tiny-race', empty: 'away', hostHash: 'hash', touched: 1 });
    const inClass = (id: string, classId: string) => ({ ...RECORD, id, code: classId, classId });
    await store.createTable(RECORD, CHAIRS);
    const same = store.createClass(aClass(RECORD.code), [inClass('one', RECORD.code)], CHAIRS);
    await expect(same).rejects.toBeInstanceOf(Conflict);
    expect(await store.class(RECORD.code)).toBeUndefined();
    await store.createClass(aClass('CLASS'), [inClass('one', 'CLASS'), inClass('two', 'CLASS')], CHAIRS);
    await expect(store.createTable({ ...RECORD, id: 'other', code: 'CLASS' }, CHAIRS)).rejects.toBeInstanceOf(Conflict);
    await expect(store.createClass(aClass('CLASS'), [], CHAIRS)).rejects.toBeInstanceOf(Conflict);
    expect(await store.classTables('CLASS')).toEqual(['one', 'two']);
    expect(await store.tableByCode('CLASS')).toBeUndefined();
    await store.setStatus(RECORD.id, 'over'); // a code is free again with the end of its table
    await store.createClass(aClass(RECORD.code), [inClass('three', RECORD.code)], CHAIRS);
  });
});

test.each([1, 2, 3] as const)('[S-22.1] a database of version %i has room for classes from then on', async (version) => {
  const folder = temporary();
  const driver = await openDriver(join(folder, 'tabletrotter.db'));
  await driver.exec(oldDatabase(version));
  driver.close();
  const store = await openStore(folder, createLog('silent'));
  afterwards(() => store.close());
  const record: ClassRecord = { id: 'CLASS', game: 'tiny-race', empty: 'robots', hostHash: 'hash', touched: 5 };
  const tables = ['one', 'two'].map((id) => ({ ...RECORD, id, code: record.id, classId: record.id }));
  await store.createClass(record, tables, CHAIRS);
  expect(await store.class(record.id)).toEqual(record);
  expect(await store.table('two')).toEqual(tables[1]);
  await expect(store.createClass({ ...record, id: RECORD.code }, [], CHAIRS)).rejects.toBeInstanceOf(Conflict);
});

const openStoreOf = async ({ dataDir }: TestServer) => {
  const store = await openStore(dataDir, createLog('silent'));
  afterwards(() => store.close());
  return store;
};

describe('the names of a class', () => {
  test('[S-22.2] are two words that fit on a plate, enough of them and each once, in every language', () => {
    expect([en.ANIMALS, en.QUALITIES, es.QUALITIES, ru.QUALITIES].map(({ length }) => length >= 20)).not.toContain(false);
    for (const animals of [en.ANIMALS, [...es.MALE, ...es.FEMALE], [...ru.MALE, ...ru.FEMALE]])
      expect(new Set(animals).size).toBeGreaterThanOrEqual(40);
    for (const names of Object.values(NAMES)) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
        expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(playerName.parse(name)).toBe(name);
      }
    }
  });

  test.each([
    ['es', 'Nutria Curiosa', 'Nutria Curioso'],
    ['es', 'Zorro Astuto', 'Zorro Astuta'],
    ['es', 'Águila Serena', 'Águila Sereno'],
    ['ru', 'Храбрая Выдра', 'Храбрый Выдра'],
    ['ru', 'Мудрый Медведь', 'Мудрая Медведь'],
    ['ru', 'Искренняя Рысь', 'Искренний Рысь'],
  ] as const)('[S-22.2] agree in gender in %s: %s, not %s', (language, right, wrong) => {
    expect(NAMES[language]).toContain(right);
    expect(NAMES[language]).not.toContain(wrong);
  });

  test('[S-22.2] are given in the language of whoever comes, each to one, and nobody can bring their own', async () => {
    const server = await startServer();
    const { code } = await makeClass(server, { tables: 3, seats: 4 });
    const languages = ['en', 'es', 'ru'] as const;
    const names: string[] = [];
    for (let count = 0; count < 9; count++) {
      const language = languages[count % 3] ?? 'en';
      const { name } = await pupil(server, code, language);
      expect(NAMES[language]).toContain(name);
      names.push(name);
    }
    expect(new Set(names).size).toBe(9);
    const client = await server.client();
    client.raw(JSON.stringify({ type: 'enter', n: 99, class: code, language: 'en', name: 'Ann' }));
    expect(await client.until(is('error'), 0)).toMatchObject({ n: 99, error: { code: 'bad-message' } });
    const { tables } = await boardOf(client, code);
    for (const { table } of tables) expect(await client.ask(joining(table, null, 'Ann'))).toMatchObject(refused('not-now'));
    expect(await client.ask(joining(code, null, 'Ann'))).toMatchObject(refused('is-class'));
    expect(JSON.stringify(await boardOf(client, code))).not.toContain('Ann');
  });

  test('[S-22.2] are another for each, even where chance says the same again and again', async () => {
    const server = await startServer();
    const { code } = await makeClass(server, { tables: 2, seats: 4 });
    const random = crypto.getRandomValues.bind(crypto);
    const stuck = vi.spyOn(crypto, 'getRandomValues');
    afterwards(() => stuck.mockRestore());
    stuck.mockImplementation((array) => (array instanceof Uint32Array ? array.fill(0) && array : random(array)));
    const names = [];
    for (let count = 0; count < 3; count++) names.push((await pupil(server, code, 'es')).name);
    expect(names).toEqual(NAMES.es.slice(0, 3));
  });

  test('[S-22.2] nothing else is said in own words there, whatever the teacher may want', async () => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server);
    const { client, table } = await pupil(server, code);
    const customs = (talk: 'free' | 'phrases') =>
      teacher.ask({ type: 'customs', table, host: secret, customs: { talk, clock: null } });
    expect(await customs('free')).toMatchObject(refused('not-now'));
    await expectSaid('ok', customs('phrases'));
    expect(await client.ask({ type: 'say', what: { kind: 'text', text: 'hello' } })).toMatchObject(refused('not-now'));
    await expectSaid('ok', client.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } }));
  });

  test('[S-22.2] … nor by whatever customs are kept', async () => {
    const first = await startServer();
    const { code } = await makeClass(first);
    const { table, seat, secret: mine } = await pupil(first, code);
    await first.close();
    const store = await openStoreOf(first);
    await store.setCustoms(table, { talk: 'free', clock: null }, 0);
    const second = await startServer({ dataDir: first.dataDir });
    const client = await second.client();
    await show(client, table, seat, mine);
    expect(await client.ask({ type: 'say', what: { kind: 'text', text: 'hello' } })).toMatchObject(refused('not-now'));
  });
});

describe('whoever enters', () => {
  test('[S-2.14] [S-22.3] is answered the same when asking again, and sits there once', async () => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server);
    const [client, other] = [await server.client(), await server.client()];
    const asked = entering(code);
    const taken = await sit(client, asked);
    expect(await sit(other, { ...asked, language: 'ru' })).toEqual(taken);
    expect([...peopleAt(await boardOf(teacher, code))].sort()).toEqual([0, 1]);
    await expectSaid('ok', teacher.ask({ type: 'begin', class: code, secret }));
    expect(await sit(other, asked)).toEqual(taken);
  });

  test('[S-22.3] sits where the fewest people are, many at once as well, until every chair is taken', async () => {
    const server = await startServer();
    const { teacher, code } = await makeClass(server, { tables: 3, seats: 3 });
    const counts: (readonly number[])[] = [];
    for (let count = 0; count < 4; count++) {
      await pupil(server, code);
      counts.push([...peopleAt(await boardOf(teacher, code))].sort());
    }
    expect(counts).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 2],
    ]);
    await Promise.all(Array.from({ length: 5 }, () => pupil(server, code)));
    expect(peopleAt(await boardOf(teacher, code))).toEqual([3, 3, 3]);
    expect(await teacher.ask(entering(code, 'ru'))).toMatchObject(refused('seat-taken'));
  });

  test('[S-22.4] keeps the seat by its secret, after a restart too, and has no power over the table', async () => {
    const first = await startServer();
    const { code } = await makeClass(first);
    const one = await pupil(first, code, 'es');
    expect(one.host).toBeNull();
    expect(one.shown.info).toMatchObject({ code, inClass: true, hostAway: false });
    await expectSaid('ok', one.client.ask({ type: 'note', text: 'mine' }));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const client = await second.client();
    const again = await show(client, one.table, one.seat, one.secret);
    expect(again).toMatchObject({ viewer: one.seat, notes: 'mine' });
    expect(again.info.sitters[one.seat]).toMatchObject({ name: one.name });
    expect(await client.ask({ type: 'start', table: one.table, host: one.secret })).toMatchObject(refused('not-host'));
    expect(await client.ask({ type: 'stand', table: one.table, host: null, seat: one.seat, until: 'back' })).toMatchObject(
      refused('not-host'),
    );
  });
});

describe('a class begins', () => {
  test.each([
    ['robots', ['person', 'person', 'bot'], ['person', 'bot', 'bot']],
    ['away', ['person', 'person'], ['person', 'bot']],
  ] as const)('[S-22.5] with %s on the free chairs, at all tables where somebody sits', async (empty, full, half) => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server, { tables: 3, seats: 3, empty });
    const begin = (by = secret) => teacher.ask({ type: 'begin', class: code, secret: by });
    expect(await begin()).toMatchObject(refused('not-now'));
    const pupils = [await pupil(server, code), await pupil(server, code), await pupil(server, code), await pupil(server, code)];
    expect(await begin(pupils[0]?.secret)).toMatchObject(refused('not-host'));
    const updates = pupils.map(({ client }) => client.until(is('update'), 0));
    await expectSaid('ok', begin());
    await Promise.all(updates);
    const board = await boardOf(teacher, code);
    expect(board.tables.map(({ status }) => status)).toEqual(['playing', 'playing', 'playing']);
    expect(kinds(board)).toEqual([half, half, full].map((each) => [...each]).sort());
    expect(await teacher.ask(entering(code))).toMatchObject(refused('already-started'));
  });

  test('[S-22.5] without the tables at which nobody sits', async () => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server);
    await pupil(server, code);
    await expectSaid('ok', teacher.ask({ type: 'begin', class: code, secret }));
    expect((await boardOf(teacher, code)).tables.map(({ status }) => status).sort()).toEqual(['playing', 'waiting']);
  });
});

/** Two pupils at one table who have begun. */
const twoAtOne = async (server: TestServer) => {
  const made = await makeClass(server, { tables: 1, seats: 2 });
  const pupils = [await pupil(server, made.code), await pupil(server, made.code)] as const;
  const begun = pupils.map(({ client }) => client.until(is('update')));
  await expectSaid('ok', made.teacher.ask({ type: 'begin', class: made.code, secret: made.secret }));
  await Promise.all(begun);
  return { ...made, pupils };
};

describe('the board', () => {
  test('[S-22.6] shows of each table what somebody sees who only watches, and nothing that one pupil alone has seen', async () => {
    const server = await startServer();
    const { teacher, code, pupils, secret } = await twoAtOne(server);
    const [one, two] = pupils;
    const watcher = await server.client();
    await show(watcher, one.table, null, null);
    for (const [seat, action] of [
      [0, PEEK],
      [0, stride(2)],
      [1, stride(1)],
    ] as const) {
      const version = await does({ people: pupils }, seat, action);
      const board = await boardOf(teacher, code);
      const { info, game } = await show(watcher, one.table, null, null);
      expect(board.tables).toEqual([
        {
          table: one.table,
          status: 'playing',
          sitters: info.sitters,
          game: { version, view: game?.view, outcome: null, lines: game?.log },
        },
      ]);
      for (const hidden of [one.secret, two.secret, secret, 'hash', 'commitment', 'sights', 'word', '"stride":'])
        expect(JSON.stringify(board)).not.toContain(hidden);
    }
    // there was something to leak
    const updates = one.client.said.filter(is('update'));
    expect(updates.flatMap(({ sights }) => sights)).toHaveLength(1);
    expect(JSON.stringify(updates.map(({ entry }) => entry))).toContain('"stride":2');
  });

  test('[S-22.6] does not tell again what one knows', async () => {
    const server = await startServer();
    const { teacher, code, pupils } = await twoAtOne(server);
    const [{ table }] = pupils;
    const known = [{ table, version: 0 }];
    expect((await boardOf(teacher, code, known)).tables[0]).not.toHaveProperty('game');
    const version = await does({ people: pupils }, 0, stride(1));
    expect((await boardOf(teacher, code, known)).tables[0]?.game?.version).toBe(version);
  });
});

describe('the teacher', () => {
  test('[S-22.7] takes a seat away: before the start for somebody else, after it for a robot', async () => {
    const server = await startServer();
    const { teacher, code, secret } = await makeClass(server, { tables: 1, seats: 3 });
    const [one, two] = [await pupil(server, code), await pupil(server, code)];
    const kick = (seat: number, by = secret) => teacher.ask({ type: 'kick', class: code, secret: by, table: one.table, seat });
    expect(await kick(two.seat, one.secret)).toMatchObject(refused('not-host'));
    expect(await kick(2)).toMatchObject(refused('unknown-seat'));
    const told = two.client.until(is('error'));
    await expectSaid('ok', kick(two.seat));
    expect(await told).toMatchObject({ n: null, error: { code: 'not-seated' } });
    expect(await two.client.ask({ type: 'show', table: two.table, seat: two.seat, secret: two.secret })).toMatchObject(
      refused('not-seated'),
    );
    const three = await pupil(server, code);
    expect(three.seat).toBe(two.seat);
    await expectSaid('ok', teacher.ask({ type: 'begin', class: code, secret }));
    await expectSaid('ok', kick(three.seat));
    expect(kinds(await boardOf(teacher, code))).toEqual([['person', 'bot', 'bot']]);
    const other = await makeClass(server);
    expect(
      await teacher.ask({ type: 'kick', class: other.code, secret: other.secret, table: one.table, seat: one.seat }),
    ).toMatchObject(refused('unknown-table'));
  });
});

/** A busy machine may sweep late. */
const PATIENCE = { timeout: 10_000 };

/** How many rows there are in each of the tables of a server's database, once nothing is being written. */
const rowsIn = ({ dataDir }: TestServer): { readonly [name: string]: number } => {
  const database = new Database(join(dataDir, 'tabletrotter.db'));
  try {
    const names: readonly unknown[] = database.prepare(`select name from sqlite_master where type = 'table'`).pluck().all();
    return Object.fromEntries(
      names.map((name) => [String(name), database.prepare(`select 1 from "${String(name)}"`).all().length]),
    );
  } finally {
    database.close();
  }
};

const filled = (server: TestServer): readonly string[] =>
  Object.entries(rowsIn(server))
    .filter(([, count]) => count !== 0)
    .map(([name]) => name)
    .sort();

describe('the end of a class', () => {
  test('[S-22.8] tells whoever looks, and nothing of it is kept', async () => {
    const server = await startServer();
    const { teacher, code, secret, pupils } = await twoAtOne(server);
    const [one, two] = pupils;
    const watcher = await server.client();
    await show(watcher, one.table, null, null);
    await one.client.act({ ask: askOf(one.client), action: PEEK, id: 'peek' });
    for (const text of ['note', 'journal'] as const) await expectSaid('ok', one.client.ask({ type: text, text: 'mine' }));
    await expectSaid('ok', one.client.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } }));
    await expectSaid('link', one.client.ask({ type: 'link', table: one.table, seat: one.seat, secret: one.secret, host: null }));
    const waiting = await makeClass(server, { tables: 12, seats: 3 });
    await pupil(server, waiting.code);
    expect(filled(server)).toEqual(
      expect.arrayContaining(['chairs', 'classes', 'entries', 'journals', 'links', 'notes', 'talk']),
    );

    const dismiss = (by: string) => teacher.ask({ type: 'dismiss', class: code, secret: by });
    expect(await dismiss(one.secret)).toMatchObject(refused('not-host'));
    await expectSaid('ok', dismiss(secret));
    await Promise.all([one.client, two.client, watcher].map(isOver));
    expect(await dismiss(secret)).toMatchObject(refused('unknown-table'));
    expect(await one.client.act({ ask: 0, action: stride(1), id: 'late' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await one.client.ask({ type: 'note', text: 'late' })).toMatchObject(refused('not-seated'));
    for (const table of [one.table, code])
      expect(await one.client.ask({ type: 'show', table, seat: null, secret: null })).toMatchObject(refused('unknown-table'));
    expect(await watcher.ask(entering(code))).toMatchObject(refused('unknown-table'));
    await expectSaid('ok', waiting.teacher.ask({ type: 'dismiss', class: waiting.code, secret: waiting.secret }));
    expect(filled(server)).toEqual([]);
    expect(server.rooms.count).toBe(0);
  });

  test('[S-22.8] leaves none of its bytes in the files, whatever was kept and changed in them', async () => {
    const server = await startServer();
    const own = await startTable(server);
    const { teacher, code, secret } = await makeClass(server, { tables: 6, seats: 4 });
    const pupils = [];
    for (const language of ['en', 'es', 'ru'] as const)
      for (let count = 0; count < 6; count++) pupils.push(await pupil(server, code, language));
    await expectSaid('ok', teacher.ask({ type: 'begin', class: code, secret }));
    const note = (at: number): string => `the note of pupil ${at}, who knows`;
    for (const [at, { client }] of pupils.entries()) {
      for (const more of ['', ' more', ` much more ${'m'.repeat(9_000)}`])
        await expectSaid('ok', client.ask({ type: 'note', text: `${note(at)}${more}` }));
      await does(
        own,
        own.people.findIndex((person) => latest(person.client).ask !== null),
        PEEK,
      ).catch(() => undefined);
    }
    const hidden = [...pupils.map(({ name }) => name), ...pupils.map((_, at) => note(at))];
    const left = (): readonly string[] => {
      const files = ['', '-wal'].map((end) => readFileSync(join(server.dataDir, `tabletrotter.db${end}`)));
      return hidden.filter((text) => files.some((file) => file.includes(text)));
    };
    expect(left()).toEqual(hidden);
    await expectSaid('ok', teacher.ask({ type: 'dismiss', class: code, secret }));
    expect(left()).toEqual([]);
  });

  test('[S-22.8] while robots play and everybody does something: nothing breaks, nothing comes back', async () => {
    const lines: string[] = [];
    const say = (_: object, what: string): void => void lines.push(what);
    const log = { error: say, warn: say, info: () => undefined, debug: () => undefined };
    const server = await startServer({}, { log });
    const { teacher, code, secret } = await makeClass(server, { tables: 4, seats: 3 });
    const pupils = await Promise.all(Array.from({ length: 4 }, () => pupil(server, code)));
    await expectSaid('ok', teacher.ask({ type: 'begin', class: code, secret }));
    const busy = pupils.map(({ client }) => client.ask({ type: 'note', text: 'mine' }));
    const ended = teacher.ask({ type: 'dismiss', class: code, secret });
    await Promise.all([...busy, expectSaid('ok', ended)]);
    await Promise.all(pupils.map(({ client }) => isOver(client)));
    await server.close();
    expect(filled(server)).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('[S-22.8] holds up what is done at its tables meanwhile: nothing is acknowledged that is then gone', async () => {
    const kept = await openStore(temporary(), createLog('silent'));
    let begun: () => void = () => undefined;
    let go: () => void = () => undefined;
    const forgetting = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    const forget = async (table: string): Promise<void> => {
      begun();
      await released;
      return kept.forget(table);
    };
    const forgetClass = (id: string): Promise<void> => released.then(() => kept.forgetClass(id));
    const server = await startServer({}, { store: { ...kept, forget, forgetClass } });
    const { teacher, code, secret, pupils } = await twoAtOne(server);
    const [{ client }] = pupils;
    const ended = teacher.ask({ type: 'dismiss', class: code, secret });
    await forgetting;
    const acted = client.act({ ask: askOf(client), action: stride(1), id: 'late' });
    for (let count = 0; count < 20; count++) await boardOf(client, code); // time enough, were it not held up
    expect(client.said.filter(is('done'))).toEqual([]);
    go();
    expect(await acted).toMatchObject({ type: 'undone', error: { code: 'not-seated' } });
    await expectSaid('ok', ended);
  });

  test('[S-22.9] leaves other tables as they are', async () => {
    const server = await startServer();
    const client = await server.client();
    const own = await sit(client, creating());
    const { teacher, code, secret } = await makeClass(server);
    await expectSaid('ok', teacher.ask({ type: 'dismiss', class: code, secret }));
    expect(await show(client, own.table, 0, own.secret)).toMatchObject({ viewer: 0, info: { inClass: false } });
    expect(filled(server)).toEqual(['chairs', 'tables']);
  });

  test('[S-22.10] comes by itself a day after its last action, at a table or with it', async () => {
    let shift = 0;
    const now = (): number => Date.now() + shift;
    const server = await startServer({ idleTime: 10 }, { now });
    const { teacher, code, pupils } = await twoAtOne(server);
    const [one] = pupils;
    const HOUR = 60 * 60_000;
    shift = 20 * HOUR;
    expect((await one.client.act({ ask: askOf(one.client), action: stride(1), id: 'one' })).type).toBe('done');
    shift = 30 * HOUR;
    const store = await openStoreOf(server);
    await expect.poll(async () => (await store.class(code))?.touched ?? 0, PATIENCE).toBeGreaterThan(now() - 11 * HOUR);
    expect((await boardOf(teacher, code)).tables).toHaveLength(1);
    shift = 44.5 * HOUR;
    await isOver(one.client);
    await expect.poll(() => filled(server), PATIENCE).toEqual([]);
  });
});

describe('limits', () => {
  test('[S-22.11] each table of a class counts as one that its address makes, and a class too large for what is left costs nothing', async () => {
    const server = await startServer({ limits: { ...NO_LIMITS, tablesPerHour: 5 } });
    const client = await server.client();
    await expectSaid('class', client.ask(making({ tables: 3 })));
    expect(await client.ask(making({ tables: 3 }))).toMatchObject(refused('too-many'));
    await expectSaid('class', client.ask(making({ tables: 2 })));
    expect(await client.ask(creating())).toMatchObject(refused('too-many'));
  });

  test('[S-22.11] a class has one to twelve tables, and is of a game that is here, set up as it can be', async () => {
    const server = await startServer();
    const client = await server.client();
    for (const tables of [0, 13]) expect(await client.ask(making({ tables }))).toMatchObject(refused('bad-message'));
    expect(await client.ask({ ...making(), game: 'nosuch' })).toMatchObject(refused('unknown-game'));
    expect(await client.ask(making({ seats: 16 }))).toMatchObject(refused('bad-options'));
    expect(await client.ask({ ...making(), options: { length: 'x' } })).toMatchObject(refused('bad-options'));
    expect(DEFAULTS.limits.tablesPerHour).toBeGreaterThanOrEqual(12);
  });
});
