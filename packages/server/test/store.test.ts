import { join } from 'node:path';
import { createLog, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { type Driver, openDriver } from '../src/store/driver.ts';
import { createSqliteStore } from '../src/store/sqlite.ts';
import { NotSaved } from '../src/store/store.ts';
import { alone, CHAIRS, opened, RECORD, storeContract } from './kit/contract.ts';
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

test('[S-7.1] a database of the version before is read, and has room for journals from then on', async () => {
  const folder = temporary();
  const driver = await driverIn(folder);
  const store = await storeOn(driver);
  await driver.exec('drop table journals; pragma user_version = 1');
  await store.setNotes(RECORD.id, 0, 'a pin in Quito');
  const later = await openStore(folder, log);
  afterwards(() => later.close());
  await later.setJournal(RECORD.id, 0, 'Quito: x');
  expect([await later.notes(RECORD.id, 0), await later.journal(RECORD.id, 0)]).toEqual(['a pin in Quito', 'Quito: x']);
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
