import type { Change, Driver } from './driver.ts';
import { MOST_DEVICES } from './store.ts';

/** What gives the rows of a table new seats: all are lifted, then put where they belong, and what is left is dropped. */
const seatsIn = async (driver: Driver, name: 'notes' | 'journals' | 'talk' | 'devices') => ({
  lift: await driver.prepareChange(`update ${name} set seat = -1 - seat where table_id = ?`),
  put: await driver.prepareChange(`update ${name} set seat = ? where table_id = ? and seat = -1 - ?`),
  drop: await driver.prepareChange(`delete from ${name} where table_id = ? and seat < 0`),
});

/** What is kept of a table, whoever refers to it first. */
const forgettingIn = async (driver: Driver): Promise<readonly Change[]> => {
  const kept = ['due', 'links', 'hooks', 'devices', 'talk', 'journals', 'notes', 'sights', 'entries', 'chairs'];
  const changes: Change[] = [];
  for (const name of kept) changes.push(await driver.prepareChange(`delete from ${name} where table_id = ?`));
  return [...changes, await driver.prepareChange('delete from tables where id = ?')];
};

/** Every statement that the store writes with, prepared. */
export const prepareChanges = async (driver: Driver) => ({
  insertTable: await driver.prepareChange(
    `insert into tables select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null
     where not exists (select 1 from classes where id = ?)`,
  ),
  insertClass: await driver.prepareChange(
    `insert into classes select ?, ?, ?, ?, ?
     where not exists (select 1 from tables where code = ? and status <> 'over' and class_id is null)`,
  ),
  touchClass: await driver.prepareChange('update classes set touched = ? where id = ?'),
  deleteClass: await driver.prepareChange('delete from classes where id = ?'),
  forget: await forgettingIn(driver),
  updateStatus: await driver.prepareChange('update tables set status = ? where id = ?'),
  updateOptions: await driver.prepareChange('update tables set options = ? where id = ?'),
  updateCustoms: await driver.prepareChange('update tables set customs = ?, clock_from = ? where id = ?'),
  updateRematch: await driver.prepareChange('update tables set rematch = ? where id = ?'),
  updateProposal: await driver.prepareChange('update tables set proposal = ? where id = ?'),
  updateGrants: await driver.prepareChange('update tables set grants = ? where id = ?'),
  updateHost: await driver.prepareChange('update tables set host_hash = ? where id = ?'),
  insertChair: await driver.prepareChange('insert into chairs values (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  updateChair: await driver.prepareChange(
    `update chairs set kind = ?, level = ?, name = ?, word = ?, secret_hash = ?, host = ?, stand_in = ?
     where table_id = ? and seat = ?`,
  ),
  deleteChairs: await driver.prepareChange('delete from chairs where table_id = ?'),
  insertLink: await driver.prepareChange('insert into links values (?, ?, ?, ?, ?)'),
  deleteLink: await driver.prepareChange('delete from links where hash = ? and table_id = ?'),
  deleteSeatLinks: await driver.prepareChange('delete from links where table_id = ? and seat = ?'),
  deleteLinks: await driver.prepareChange('delete from links where table_id = ?'),
  notes: await seatsIn(driver, 'notes'),
  journals: await seatsIn(driver, 'journals'),
  talk: await seatsIn(driver, 'talk'),
  devices: await seatsIn(driver, 'devices'),
  insertDevice: await driver.prepareChange('insert into devices values (?, ?, ?, ?, ?, ?, ?)'),
  copyDevices: await driver.prepareChange(
    'insert into devices select ?, seat, endpoint, p256dh, auth, title, body from devices where table_id = ? order by rowid',
  ),
  deleteDevice: await driver.prepareChange('delete from devices where table_id = ? and seat = ? and endpoint = ?'),
  deleteDevices: await driver.prepareChange('delete from devices where table_id = ? and seat = ?'),
  forgetDevice: await driver.prepareChange('delete from devices where endpoint = ?'),
  trimDevices: await driver.prepareChange(
    `delete from devices where table_id = ?1 and seat = ?2 and rowid not in
     (select rowid from devices where table_id = ?1 and seat = ?2 order by rowid desc limit ${MOST_DEVICES})`,
  ),
  upsertHook: await driver.prepareChange('insert or replace into hooks values (?, ?, ?, ?)'),
  copyHook: await driver.prepareChange('insert into hooks select ?, form, url, text from hooks where table_id = ?'),
  deleteHook: await driver.prepareChange('delete from hooks where table_id = ?'),
  deleteTalk: await driver.prepareChange('delete from talk where table_id = ? and seat = ?'),
  insertSaying: await driver.prepareChange('insert into talk values (?, ?, ?, ?)'),
  insertEntry: await driver.prepareChange('insert into entries values (?, ?, ?)'),
  insertSight: await driver.prepareChange('insert into sights values (?, ?, ?, ?)'),
  deleteSights: await driver.prepareChange('delete from sights where table_id = ? and seat = ? and version <= ?'),
  deleteNotes: await driver.prepareChange('delete from notes where table_id = ? and seat = ?'),
  upsertNotes: await driver.prepareChange('insert into notes values (?, ?, ?) on conflict do update set text = excluded.text'),
  deleteJournal: await driver.prepareChange('delete from journals where table_id = ? and seat = ?'),
  upsertJournal: await driver.prepareChange(
    'insert into journals values (?, ?, ?) on conflict do update set text = excluded.text',
  ),
  upsertDue: await driver.prepareChange('insert into due values (?, ?, 0) on conflict do update set at = excluded.at, lease = 0'),
  deleteDue: await driver.prepareChange('delete from due where table_id = ?'),
  rouseDue: await driver.prepareChange('update due set at = min(at, ?), lease = 0'),
  leaseDue: await driver.prepareChange('update due set lease = ? where table_id = ? and lease <= ?'),
});

/** Every statement that the store reads with, prepared. */
export const prepareQueries = (driver: Driver) => ({
  table: driver.prepareQuery('select * from tables where id = ?'),
  byCode: driver.prepareQuery(
    `select id from tables where code = ? and class_id is null order by status = 'over', created desc limit 1`,
  ),
  class: driver.prepareQuery('select * from classes where id = ?'),
  classTables: driver.prepareQuery('select id from tables where class_id = ? order by id'),
  classesBefore: driver.prepareQuery('select id from classes where touched < ?'),
  chairs: driver.prepareQuery('select * from chairs where table_id = ? order by seat'),
  entries: driver.prepareQuery('select truth from entries where table_id = ? and seq >= ? and seq < ? order by seq'),
  sights: driver.prepareQuery('select seat, version, events from sights where table_id = ? order by version'),
  notes: driver.prepareQuery('select text from notes where table_id = ? and seat = ?'),
  journal: driver.prepareQuery('select text from journals where table_id = ? and seat = ?'),
  link: driver.prepareQuery('select seat, host, until from links where hash = ? and table_id = ?'),
  devices: driver.prepareQuery('select * from devices where table_id = ? and seat = ? order by rowid'),
  hook: driver.prepareQuery('select form, url, text from hooks where table_id = ?'),
  kept: driver.prepareQuery('select id, proposal, grants from tables where id = ?'),
  talk: driver.prepareQuery('select seat, at, what from talk where table_id = ? order by rowid desc limit ?'),
  lastEntry: driver.prepareQuery('select truth from entries where table_id = ? order by seq desc limit 1'),
  due: driver.prepareQuery('select table_id from due where at <= ? and lease <= ? order by at limit ?'),
  nextDue: driver.prepareQuery('select min(max(at, lease)) as next from due'),
  check: driver.prepareQuery('select count(*) as version from pragma_user_version'),
});
