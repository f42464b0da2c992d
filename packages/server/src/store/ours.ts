import { existsSync } from 'node:fs';
import Database from 'libsql';
import { StoreProblem } from './problems.ts';
import { SCHEMA_VERSION, UPGRADES } from './schema.ts';

/** Tables by which a database of ours is known, whichever its version. */
const OURS = ['tables', 'chairs', 'entries', 'sights', 'notes', 'due'];

const isOurs = (version: number, names: readonly unknown[]): boolean =>
  OURS.every((name) => names.includes(name)) &&
  UPGRADES.every(({ from, adds }) => adds === null || names.includes(adds) === version > from);

/** Looks before anything is written: a database that another program has made is left as it is. */
export const refuseForeign = (file: string): void => {
  if (!existsSync(file)) return;
  const database = new Database(file);
  try {
    const [version]: readonly unknown[] = database.prepare('pragma user_version').pluck().all();
    const isRead = typeof version === 'number' && version > 0 && version <= SCHEMA_VERSION;
    const names: readonly unknown[] = database.prepare('select name from sqlite_master').pluck().all();
    if (version === 0 ? names.length > 0 : isRead && !isOurs(version, names))
      throw new StoreProblem('its tabletrotter.db belongs to another program: choose another folder (DATA_DIR)');
    if (version !== 0 && !isRead)
      throw new StoreProblem(`its tabletrotter.db is of version ${String(version)}, this server reads version ${SCHEMA_VERSION}`);
  } finally {
    database.close();
  }
};
