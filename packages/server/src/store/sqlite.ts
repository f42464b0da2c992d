import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reseal, unseal } from '@tabletrotter/rules';
import type { Logger } from '../log.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { type Driver, openDriver } from './driver.ts';
import { createGroupCommit } from './group-commit.ts';
import { refuseForeign } from './ours.ts';
import { StoreProblem } from './problems.ts';
import { chairCells, chairFrom, idFrom, sightFrom, tableFrom, timeFrom, truthFrom } from './rows.ts';
import { SCHEMA, UPGRADE } from './schema.ts';
import { prepareChanges, prepareQueries } from './sql.ts';
import type { Store } from './store.ts';

const FAR = Number.MAX_SAFE_INTEGER;

/** Makes a database ours. Throws where it cannot be as safe as it must. */
const prepare = async (driver: Driver): Promise<void> => {
  if ((await driver.setting('synchronous')) !== 2)
    throw new StoreProblem('its database does not wait for the disk (synchronous is not FULL)');
  const version = await driver.setting('user_version');
  if (version === 0) await driver.exec(`begin immediate; ${SCHEMA} commit;`);
  if (version === UPGRADE.from) await driver.exec(`begin immediate; ${UPGRADE.sql} commit;`);
  // Says now if nothing can be written.
  await driver.exec('begin immediate; create table probe (at integer); drop table probe; commit;');
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
    createTable: (table, chairs, begun) =>
      write(() => {
        const { id, code, game, status, options, position, secret, commitment, hostHash, created } = table;
        changes.insertTable(id, code, game, status, options, position, secret, commitment, hostHash, created);
        chairs.forEach((chair, seat) => {
          changes.insertChair(id, seat, ...chairCells(chair));
        });
        if (begun === undefined) return;
        changes.insertEntry(id, begun.entry.seq, unseal(begun.entry));
        for (const { seat, version, events } of begun.sights) changes.insertSight(id, seat, version, events);
        changes.upsertDue(id, begun.dueAt);
      }),
    setChair: (table, seat, chair) =>
      write(() => {
        changes.updateChair(...chairCells(chair), table, seat);
        changes.deleteNotes(table, seat);
        changes.deleteJournal(table, seat);
        changes.deleteSights(table, seat, FAR);
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
    setJournal: (table, seat, text) =>
      write(() => {
        changes.upsertJournal(table, seat, text);
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
    rouse: (now) =>
      write(() => {
        changes.rouseDue(now);
      }),
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
    journal: async (table, seat) => {
      const row = queries.journal.get(table, seat);
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
export const makeFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new StoreProblem(`${folder} is a file`);
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** The database in a data folder, which is made where it is missing. */
export const openStore = async (folder: string, log: Logger): Promise<Store> => {
  makeFolder(folder);
  const file = join(folder, 'tabletrotter.db');
  refuseForeign(file);
  return createSqliteStore(await openDriver(file), log);
};
