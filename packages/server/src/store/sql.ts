import type { Driver } from './driver.ts';

/** Every statement that the store writes with, prepared. */
export const prepareChanges = async (driver: Driver) => ({
  insertTable: await driver.prepareChange('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  updateStatus: await driver.prepareChange('update tables set status = ? where id = ?'),
  insertChair: await driver.prepareChange('insert into chairs values (?, ?, ?, ?, ?, ?, ?)'),
  updateChair: await driver.prepareChange(
    'update chairs set kind = ?, level = ?, name = ?, word = ?, secret_hash = ? where table_id = ? and seat = ?',
  ),
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
  byCode: driver.prepareQuery(`select id from tables where code = ? order by status = 'over', created desc limit 1`),
  chairs: driver.prepareQuery('select * from chairs where table_id = ? order by seat'),
  entries: driver.prepareQuery('select truth from entries where table_id = ? and seq >= ? and seq < ? order by seq'),
  sights: driver.prepareQuery('select seat, version, events from sights where table_id = ? order by version'),
  notes: driver.prepareQuery('select text from notes where table_id = ? and seat = ?'),
  journal: driver.prepareQuery('select text from journals where table_id = ? and seat = ?'),
  due: driver.prepareQuery('select table_id from due where at <= ? and lease <= ? order by at limit ?'),
  nextDue: driver.prepareQuery('select min(max(at, lease)) as next from due'),
  check: driver.prepareQuery('select count(*) as version from pragma_user_version'),
});
