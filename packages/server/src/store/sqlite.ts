import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reseal, unseal } from '@tabletrotter/rules';
import type { Logger } from '../log.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { type Driver, openDriver } from './driver.ts';
import { createGroupCommit } from './group-commit.ts';
import { chairCells, chairFrom, idFrom, sightFrom, tableFrom, timeFrom, truthFrom } from './rows.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { prepareChanges, prepareQueries } from './sql.ts';
import type { Store } from './store.ts';

/** Makes a database ours. Throws where it cannot be as safe as it must. */
const prepare = async (driver: Driver): Promise<void> => {
  if ((await driver.setting('synchronous')) !== 2)
    throw new Error('the database does not wait for the disk (synchronous is not FULL)');
  const version = await driver.setting('user_version');
  if (version === 0) await driver.exec(`begin immediate; ${SCHEMA} commit;`);
  else if (version !== SCHEMA_VERSION) throw new Error(`the database is of version ${String(version)}, not ${SCHEMA_VERSION}`);
  // Says now if nothing can be written. Leases are those of a process that is gone: what it had claimed is due again.
  await driver.exec('begin immediate; create table probe (at integer); drop table probe; update due set lease = 0; commit;');
};

/** The store in one SQLite database behind a driver. */
export const createSqliteStore = async (driver: Driver, log: Logger): Promise<Store> => {
  await prepare(driver);
  const changes = await prepareChanges(driver);
  const queries = prepareQueries(driver);
  const group = await createGroupCommit(driver);
  const checkpoints = keepCheckpoints(driver, group, log);
  const write = <T>(work: () => T): Promise<T> => {
    checkpoints.wrote();
    return group.write(work);
  };

  return {
    createTable: (table, chairs) =>
      write(() => {
        const { id, code, game, status, options, position, secret, commitment, hostHash, created } = table;
        changes.insertTable(id, code, game, status, options, position, secret, commitment, hostHash, created);
        chairs.forEach((chair, seat) => {
          changes.insertChair(id, seat, ...chairCells(chair));
        });
      }),
    setChair: (table, seat, chair) =>
      write(() => {
        changes.updateChair(...chairCells(chair), table, seat);
      }),
    setStatus: (table, status) =>
      write(() => {
        changes.updateStatus(status, table);
      }),
    append: (table, { entry, status, sights, sightsDone, dueAt }) =>
      write(() => {
        changes.insertEntry(table, entry.seq, unseal(entry));
        if (sightsDone !== null) changes.deleteSights(table, sightsDone, entry.seq - 1);
        for (const { seat, version, events } of sights) changes.insertSight(table, seat, version, events);
        if (status !== undefined) changes.updateStatus(status, table);
        if (dueAt !== null) changes.upsertDue(table, dueAt);
      }),
    setNotes: (table, seat, text) =>
      write(() => {
        changes.upsertNotes(table, seat, text);
      }),
    sightsSeen: (table, seat, version) =>
      write(() => {
        changes.deleteSights(table, seat, version);
      }),
    setDue: (table, at) =>
      write(() => {
        if (at === null) changes.deleteDue(table);
        else changes.upsertDue(table, at);
      }),
    async claimDue(now, until, limit) {
      const tables = queries.due.all(now, now, limit).map((row) => idFrom(row, 'table_id'));
      if (tables.length === 0) return [];
      return write(() => tables.filter((table) => changes.leaseDue(until, table, now) === 1));
    },
    nextDue: async () => {
      const row = queries.nextDue.get();
      return row === undefined ? null : timeFrom(row, 'next');
    },

    table: async (id) => {
      const row = queries.table.get(id);
      return row === undefined ? undefined : tableFrom(row);
    },
    tableByCode: async (code) => {
      const row = queries.byCode.get(code);
      return row === undefined ? undefined : idFrom(row, 'id');
    },
    chairs: async (table) => queries.chairs.all(table).map(chairFrom),
    entries: async (table, from, before) => queries.entries.all(table, from, before).map((row) => reseal(truthFrom(row))),
    notes: async (table, seat) => {
      const row = queries.notes.get(table, seat);
      return row === undefined ? '' : idFrom(row, 'text');
    },
    sights: async (table) => queries.sights.all(table).map(sightFrom),

    check: async () => {
      queries.check.get();
    },
    async close() {
      await group.settled();
      await checkpoints.stop();
      await group.settled();
      driver.close();
    },
  };
};

/** Not `mkdir`'s own way of making parents: on some file systems (/proc) that never comes back. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** The database in a data folder, which is made where it is missing. */
export const openStore = async (folder: string, log: Logger): Promise<Store> => {
  makeFolder(folder);
  return createSqliteStore(await openDriver(join(folder, 'tabletrotter.db')), log);
};
