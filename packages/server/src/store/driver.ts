import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

/** A value that SQLite keeps. */
export type Cell = string | number | null;
/** A row as it is read: its cells are checked by whoever reads them. */
export type Row = { readonly [column: string]: unknown };

/** A statement that writes; gives how many rows it changed. */
export type Change = (...cells: readonly Cell[]) => number;

export interface Query {
  get(...cells: readonly Cell[]): Row | undefined;
  all(...cells: readonly Cell[]): readonly Row[];
}

/**
 * The little of SQLite that the store needs, so that another driver may stand in. It writes through one connection, whose
 * waits for the disk (`exec`) happen off our thread, and reads through another, which sees what has been committed.
 */
export interface Driver {
  /** Runs statements on the writing connection, off our thread. */
  exec(sql: string): Promise<void>;
  prepareChange(sql: string): Promise<Change>;
  /** Whether the writing connection is inside a transaction. */
  readonly inTransaction: boolean;
  prepareQuery(sql: string): Query;
  /** A setting of the writing connection. */
  setting(name: string): Promise<unknown>;
  /**
   * Copies what was committed from the log into the database, off our thread; gives how long the log is, in pages. With
   * `restart` the log begins anew, with `truncate` it is empty; nothing may be written meanwhile. Rejects where that cannot be just now.
   */
  checkpoint(how: 'passive' | 'restart' | 'truncate'): Promise<number>;
  close(): void;
}

const rowOf = (row: unknown): Row => {
  if (typeof row !== 'object' || row === null) throw new Error('the store gave no row');
  return { ...row };
};

/** Whether a statement failed for a row that is already there, rather than for the disk. */
export const isConstraint = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('SQLITE_CONSTRAINT');

/** The one thing that a pragma gives. */
const firstCell = (rows: readonly unknown[]): unknown => Object.values(rowOf(rows[0] ?? {}))[0];

/** Opens a file with libsql, made to wait for the disk at every commit. Throws where it cannot. */
export const openDriver = async (file: string): Promise<Driver> => {
  const writer = new AsyncDatabase(file, {});
  const rows = async (sql: string): Promise<readonly unknown[]> => {
    const statement = await writer.prepare(sql);
    const found: readonly unknown[] = await statement.all();
    return found;
  };
  const settings = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 2000', 'secure_delete = ON'];
  for (const setting of settings) await rows(`pragma ${setting}`);
  await rows('pragma wal_autocheckpoint = 0'); // `checkpoint` does it, where nobody waits for it
  const reader = new Database(file);
  const copier = new AsyncDatabase(file, {});

  return {
    exec: async (sql) => {
      await writer.exec(sql);
    },
    async prepareChange(sql) {
      const statement = await writer.prepare(sql);
      return (...cells) => {
        const { changes }: { readonly changes: number } = statement.run(...cells);
        return changes;
      };
    },
    get inTransaction() {
      return Reflect.get(writer, 'inTransaction') === true; // its types have forgotten it
    },
    prepareQuery(sql) {
      const statement = reader.prepare(sql);
      return {
        get: (...cells) => {
          const row = statement.get(...cells);
          return row === undefined ? undefined : rowOf(row);
        },
        all: (...cells) => statement.all(...cells).map(rowOf),
      };
    },
    setting: async (name) => firstCell(await rows(`pragma ${name}`)),
    async checkpoint(how) {
      const statement = await (how === 'passive' ? copier : writer).prepare(`pragma wal_checkpoint(${how})`);
      const found: readonly unknown[] = await statement.all();
      const { busy, log: length } = rowOf(found[0]);
      if (busy !== 0 && how !== 'passive') throw new Error('somebody else reads the log');
      return typeof length === 'number' ? length : 0;
    },
    close() {
      copier.close();
      reader.close();
      writer.close();
    },
  };
};
