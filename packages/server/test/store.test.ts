import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptProposal } from '@tabletrotter/protocol';
import { createLog, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { type Driver, openDriver } from '../src/store/driver.ts';
import { createSqliteStore } from '../src/store/sqlite.ts';
import { NotSaved } from '../src/store/store.ts';
import { alone, CHAIRS, opened, RECORD, storeContract } from './kit/contract.ts';
import { oldDatabase } from './kit/old-schema.ts';
import { afterwards, temporary } from './kit/server.ts';

const log = createLog('silent');
let folder = '';

storeContract('SQLite', async (again) => {
  if (again === undefined) folder = temporary();
  const store = await openStore(folder, log);
  afterwards(() => store.close().catch(() => undefined)); // a test may have closed it
  return store;
});

const driverIn = (where: string): Promise<Driver> => openDriver(join(where, 'tabletrotter.db'));

const storeOn = async (driver: Driver): Promise<Store> => {
  const store = await createSqliteStore(driver, log);
  afterwards(() => store.close());
  await store.createTable(RECORD, CHAIRS);
  return store;
};

const PROPOSAL: KeptProposal = { version: 0, id: 1, by: 0, what: { kind: 'end' }, agreed: [0] };

describe('what a game can do without', () => {
  test.each(['no JSON', '{}', '{"version":0,"id":1,"by":0,"what":{"kind":"fly"},"agreed":[0]}', '7'])(
    '[S-7.14] is left out where it cannot be read (%s), and the log is told',
    async (junk) => {
      const driver = await driverIn(temporary());
      const warned: unknown[] = [];
      const store = await createSqliteStore(driver, { ...log, warn: (about, what) => warned.push([about, what]) });
      afterwards(() => store.close());
      await store.createTable(RECORD, CHAIRS);
      await driver.exec(`update tables set proposal = '${junk}', grants = '${junk}'`);
      expect([await store.proposal(RECORD.id), await store.grants(RECORD.id)]).toEqual([null, []]);
      expect(warned).toEqual(
        ['proposal', 'grants'].map((column) => [{ table: RECORD.id }, expect.stringContaining(`the store's ${column}`)]),
      );
      expect(await store.table(RECORD.id)).toEqual(RECORD);
    },
  );
});

describe('a database of an older version', () => {
  test.each([1, 2, 3] as const)('[S-7.13] %i keeps all it had, and has room for what is new from then on', async (version) => {
    const folder = temporary();
    const driver = await driverIn(folder);
    await driver.exec(oldDatabase(version));
    driver.close();
    for (const journal of [version === 1 ? '' : 'Quito: x', 'written since']) {
      const store = await openStore(folder, log);
      expect(await store.table(RECORD.id)).toEqual(RECORD);
      expect(await store.chairs(RECORD.id)).toEqual(CHAIRS); // whoever made the table is its host
      expect((await store.entries(RECORD.id, 0, 9)).map(({ time }) => time)).toEqual([7]);
      expect(await store.sights(RECORD.id)).toEqual([{ seat: 0, version: 0, events: '[]' }]);
      expect([await store.notes(RECORD.id, 0), await store.journal(RECORD.id, 0)]).toEqual(['a pin in Quito', journal]);
      expect([await store.nextDue(), await store.lastTime(RECORD.id)]).toEqual([77, 7]);
      await store.setJournal(RECORD.id, 0, 'written since');
      await store.addSaying(RECORD.id, { seat: 0, time: 1, what: { kind: 'phrase', phrase: 'hello' } });
      await store.addLink(RECORD.id, { hash: 'link', seat: 0, host: true, until: 9 });
      expect(await store.proposal(RECORD.id)).toEqual(journal === 'written since' ? PROPOSAL : null);
      await store.setProposal(RECORD.id, PROPOSAL);
      await store.close();
    }
    const store = await openStore(folder, log);
    afterwards(() => store.close());
    expect(await store.talk(RECORD.id, 9)).toHaveLength(2);
    expect(await store.link(RECORD.id, 'link')).toMatchObject({ host: true });
    await store.createTable({ ...RECORD, id: 'other23456', code: 'BCDEF' }, CHAIRS);
    expect(await store.table('other23456')).toMatchObject({ customs: RECORD.customs, clockFrom: 0 });
  });
});

/** Notes of people who were forgotten by a program that left in the file what it deleted. */
const FORGOTTEN = `
  insert into notes with recursive many (seat) as (select 100 union all select seat + 1 from many where seat < 300)
    select 'table23456', seat, 'a secret of somebody ' || hex(zeroblob(500)) from many;
  delete from notes where seat >= 100;
`;

describe('what an older program deleted', () => {
  const isIn = (folder: string): boolean =>
    ['', '-wal']
      .map((end) => join(folder, `tabletrotter.db${end}`))
      .some((file) => existsSync(file) && readFileSync(file).includes('a secret of somebody'));

  /** A folder whose database holds what was deleted. */
  const withRest = async (version: 1 | 2 | 3): Promise<string> => {
    const folder = temporary();
    const driver = await driverIn(folder);
    await driver.setting('secure_delete = OFF');
    await driver.exec(`${oldDatabase(version)} ${FORGOTTEN}`);
    driver.close();
    expect(isIn(folder)).toBe(true);
    return folder;
  };

  test.each([1, 2, 3] as const)(
    '[S-7.13] is in no file once a database of version %i was brought to this one',
    async (version) => {
      const folder = await withRest(version);
      const store = await openStore(folder, log);
      afterwards(() => store.close());
      expect(isIn(folder)).toBe(false);
      expect(await store.notes(RECORD.id, 0)).toBe('a pin in Quito');
    },
  );

  test.each(['vacuum', 'truncate', 'alter table'])(
    '[S-7.13] is in no file at the next start either, where the first ended at "%s"',
    async (end) => {
      const folder = await withRest(2);
      const driver = await driverIn(folder);
      const killed = () => Promise.reject(new Error('killed'));
      const dying = createSqliteStore(
        {
          ...driver,
          exec: (sql) => (sql.includes(end) ? killed() : driver.exec(sql)),
          checkpoint: (how) => (how === end ? killed() : driver.checkpoint(how)),
        },
        log,
      );
      await expect(dying).rejects.toThrow('killed');
      expect(await driver.setting('user_version')).toBe(2);
      driver.close();
      const store = await openStore(folder, log);
      afterwards(() => store.close());
      expect(isIn(folder)).toBe(false);
      expect(await store.notes(RECORD.id, 0)).toBe('a pin in Quito');
    },
  );
});

describe('SQLite waits for the disk', () => {
  test('[S-7.6] synchronous is FULL, and the log is written ahead', async () => {
    const driver = await driverIn(temporary());
    afterwards(() => driver.close());
    expect(await driver.setting('synchronous')).toBe(2);
    expect(await driver.setting('journal_mode')).toBe('wal');
    expect(await driver.setting('foreign_keys')).toBe(1);
  });

  test('[S-7.7] all that is written in one tick is one transaction', async () => {
    const driver = await driverIn(temporary());
    const commits: string[] = [];
    const store = await storeOn({
      ...driver,
      get inTransaction() {
        return driver.inTransaction;
      },
      exec: (sql) => {
        commits.push(sql);
        return driver.exec(sql);
      },
    });
    commits.length = 0;
    await Promise.all(Array.from({ length: 50 }, (_, seat) => store.setNotes(RECORD.id, seat, 'x')));
    expect(commits).toEqual(['commit']);
  });

  test('[S-7.8] if the disk is full, all of the transaction is undone and said so; when there is room, writing goes on', async () => {
    const driver = await driverIn(temporary());
    const store = await storeOn(driver);
    const { start } = opened();
    await driver.setting(`max_page_count = ${Number(await driver.setting('page_count'))}`);
    const writes = await Promise.allSettled([
      store.append(RECORD.id, alone(start)),
      ...Array.from({ length: 20 }, (_, seat) => store.setNotes(RECORD.id, seat, 'x'.repeat(10_000))),
    ]);
    for (const write of writes) expect(write.status === 'rejected' && write.reason).toBeInstanceOf(NotSaved);
    expect(await store.entries(RECORD.id, 0, 9)).toEqual([]);
    await driver.setting('max_page_count = 100000');
    await store.append(RECORD.id, alone(start));
    expect(await store.entries(RECORD.id, 0, 9)).toEqual([start]);
  });

  test('[S-7.9] a commit that fails undoes its whole transaction', async () => {
    const driver = await driverIn(temporary());
    let broken = false;
    const store = await storeOn({
      ...driver,
      get inTransaction() {
        return driver.inTransaction;
      },
      exec: (sql) => (broken && sql === 'commit' ? Promise.reject(new Error('input/output error')) : driver.exec(sql)),
    });
    broken = true;
    await expect(store.setNotes(RECORD.id, 0, 'lost')).rejects.toBeInstanceOf(NotSaved);
    broken = false;
    await store.setNotes(RECORD.id, 1, 'kept');
    expect([await store.notes(RECORD.id, 0), await store.notes(RECORD.id, 1)]).toEqual(['', 'kept']);
  });
});
