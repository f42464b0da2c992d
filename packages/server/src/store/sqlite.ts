import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Saying } from '@tabletrotter/protocol';
import { reseal, unseal } from '@tabletrotter/rules';
import type { Logger } from '../log.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { type Driver, openDriver } from './driver.ts';
import { createGroupCommit } from './group-commit.ts';
import { refuseForeign } from './ours.ts';
import { StoreProblem } from './problems.ts';
import {
  chairCells,
  chairFrom,
  classFrom,
  deviceFrom,
  grantsFrom,
  hookFrom,
  idFrom,
  linkFrom,
  proposalFrom,
  sayingFrom,
  sightFrom,
  tableFrom,
  timeFrom,
  truthFrom,
} from './rows.ts';
import { SCHEMA, SCHEMA_VERSION, UPGRADES } from './schema.ts';
import { prepareChanges, prepareQueries } from './sql.ts';
import { type Chair, Conflict, type Store, type TableRecord } from './store.ts';

const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Brings a database to this version. Older programs left in the file what they had deleted: that goes first, so that a start
 * that ends halfway does it again at the next.
 */
const upgrade = async (driver: Driver, version: number): Promise<void> => {
  await driver.exec('vacuum');
  await driver.checkpoint('truncate');
  for (const { from, sql } of UPGRADES) if (version <= from) await driver.exec(`begin immediate; ${sql} commit;`);
};

/** Makes a database ours. Throws where it cannot be as safe as it must. */
const prepare = async (driver: Driver): Promise<void> => {
  if ((await driver.setting('synchronous')) !== 2)
    throw new StoreProblem('its database does not wait for the disk (synchronous is not FULL)');
  const version = Number(await driver.setting('user_version'));
  if (version === 0) await driver.exec(`begin immediate; ${SCHEMA} commit;`);
  else if (version < SCHEMA_VERSION) await upgrade(driver, version);
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

  const seat = (table: string, chairs: readonly Chair[]): void =>
    chairs.forEach((chair, at) => {
      changes.insertChair(table, at, ...chairCells(chair));
    });

  const insert = (table: TableRecord, chairs: readonly Chair[]): void => {
    const { id, code, game, status, options, position, secret, commitment, hostHash, created, rematch, clockFrom } = table;
    const customs = JSON.stringify(table.customs);
    const place = [id, code, game, status, options, position] as const;
    const { classId } = table;
    const own = classId === null ? code : null;
    const inserted = changes.insertTable(
      ...place,
      ...([secret, commitment, hostHash, created, customs, rematch, clockFrom] as const),
      classId,
      own,
    );
    if (inserted !== 1) throw new Conflict('a class has this code');
    seat(id, chairs);
  };

  const say = (table: string, { seat, time, what }: Saying): void => {
    changes.insertSaying(table, seat, time, JSON.stringify(what));
  };

  return {
    createTable: (table, chairs) => write(() => insert(table, chairs)),
    createRematch: (of, table, chairs) =>
      write(() => {
        insert(table, chairs);
        changes.copyDevices(table.id, of);
        changes.copyHook(table.id, of);
        changes.updateRematch(table.id, of);
      }),
    createClass: ({ id, game, empty, hostHash, touched }, tables, chairs) =>
      write(() => {
        if (changes.insertClass(id, game, empty, hostHash, touched, id) !== 1) throw new Conflict('a table has this code');
        for (const table of tables) insert(table, chairs);
      }),
    touchClass: (id, at) =>
      write(() => {
        changes.touchClass(at, id);
      }),
    forgetClass: (id) =>
      write(() => {
        changes.deleteClass(id);
      }),
    forget: (table) =>
      write(() => {
        for (const forget of changes.forget) forget(table);
      }),
    scrub: checkpoints.scrub,
    arrange: (table, options, chairs) =>
      write(() => {
        changes.updateOptions(options, table);
        changes.deleteChairs(table);
        changes.deleteLinks(table);
        seat(
          table,
          chairs.map(({ chair }) => chair),
        );
        for (const rows of [changes.notes, changes.journals, changes.talk, changes.devices]) {
          rows.lift(table);
          for (const [to, { from }] of chairs.entries()) if (from !== null) rows.put(to, table, from);
          rows.drop(table);
        }
      }),
    setChair: (table, seat, chair) =>
      write(() => {
        changes.updateChair(...chairCells(chair), table, seat);
        changes.deleteSeatLinks(table, seat);
        changes.deleteNotes(table, seat);
        changes.deleteJournal(table, seat);
        changes.deleteTalk(table, seat);
        changes.deleteDevices(table, seat);
        changes.deleteSights(table, seat, FAR);
      }),
    keepChair: (table, seat, chair) =>
      write(() => {
        changes.updateChair(...chairCells(chair), table, seat);
      }),
    setCustoms: (table, customs, clockFrom) =>
      write(() => {
        changes.updateCustoms(JSON.stringify(customs), clockFrom, table);
      }),
    setProposal: (table, proposal) =>
      write(() => {
        changes.updateProposal(proposal === null ? null : JSON.stringify(proposal), table);
      }),
    setGrants: (table, grants) =>
      write(() => {
        changes.updateGrants(JSON.stringify(grants), table);
      }),
    addLink: (table, { hash, seat, host, until }) =>
      write(() => {
        changes.deleteSeatLinks(table, seat);
        changes.insertLink(hash, table, seat, host ? 1 : 0, until);
      }),
    useLink: (table, hash, moved) =>
      write(() => {
        if (changes.deleteLink(hash, table) !== 1) throw new Conflict('the link was used');
        for (const { table, seat, chair, hostHash, saying } of moved) {
          changes.updateChair(...chairCells(chair), table, seat);
          changes.deleteSeatLinks(table, seat);
          changes.deleteDevices(table, seat);
          if (hostHash !== null) changes.updateHost(hostHash, table);
          if (saying !== null) say(table, saying);
        }
      }),
    addSaying: (table, saying) => write(() => say(table, saying)),
    addDevice: (table, seat, { endpoint, p256dh, auth, title, body }) =>
      write(() => {
        changes.deleteDevice(table, seat, endpoint);
        changes.insertDevice(table, seat, endpoint, p256dh, auth, title, body);
        changes.trimDevices(table, seat);
      }),
    removeDevice: (table, seat, endpoint) =>
      write(() => {
        changes.deleteDevice(table, seat, endpoint);
      }),
    forgetDevice: (endpoint) =>
      write(() => {
        changes.forgetDevice(endpoint);
      }),
    setHook: (table, hook) =>
      write(() => {
        if (hook === null) changes.deleteHook(table);
        else changes.upsertHook(table, hook.form, hook.url, hook.text);
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
    class: async (id) => {
      const row = queries.class.get(id);
      return row === undefined ? undefined : classFrom(row);
    },
    classTables: async (id) => queries.classTables.all(id).map((row) => idFrom(row, 'id')),
    classesBefore: async (at) => queries.classesBefore.all(at).map((row) => idFrom(row, 'id')),
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
    link: async (table, hash) => {
      const row = queries.link.get(hash, table);
      return row === undefined ? undefined : linkFrom(row);
    },
    devices: async (table, seat) => queries.devices.all(table, seat).map(deviceFrom),
    hook: async (table) => {
      const row = queries.hook.get(table);
      return row === undefined ? null : hookFrom(row);
    },
    proposal: async (table) => {
      const row = queries.kept.get(table);
      return row === undefined ? null : proposalFrom(row, log);
    },
    grants: async (table) => {
      const row = queries.kept.get(table);
      return row === undefined ? [] : (grantsFrom(row, log) ?? []);
    },
    talk: async (table, count) => queries.talk.all(table, count).map(sayingFrom).reverse(),
    lastTime: async (table) => {
      const row = queries.lastEntry.get(table);
      return row === undefined ? null : reseal(truthFrom(row)).time;
    },

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
