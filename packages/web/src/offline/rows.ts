import { Conflict, NotSaved } from '@tabletrotter/server/room';
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { Kept } from './kept.ts';

interface Schema extends DBSchema {
  readonly tables: { readonly key: string; readonly value: Kept };
}

/** The rows while a change holds them: nobody else, in another tab either, writes until it is done. */
export type Held = IDBPObjectStore<Schema, ['tables'], 'tables', 'readwrite'>;

/** The tables of this device, a row each. Every tab has the same: what was read before a change holds is not known any more. */
export interface Rows {
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<readonly Kept[]>;
  /**
   * Changes rows, all or none; resolves once that is on disk. `work` reads what it starts from out of `held`, and waits for nothing else.
   * Rejects with its `Conflict`, or else with `NotSaved`.
   */
  write(work: (held: Held) => Promise<unknown>): Promise<void>;
  /** Waits for what is being written, and closes. */
  close(): Promise<void>;
}

export const openRows = async (name: string): Promise<Rows> => {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('tables');
    },
  });

  const carryOut = async (work: (held: Held) => Promise<unknown>): Promise<void> => {
    const transaction = database.transaction('tables', 'readwrite', { durability: 'strict' });
    const worked = work(transaction.store).catch((thrown: unknown) => {
      transaction.abort();
      throw thrown;
    });
    await Promise.all([worked, transaction.done]);
  };

  return {
    get: (id) => database.get('tables', id),
    all: () => database.getAll('tables'),
    async write(work) {
      try {
        await carryOut(work);
      } catch (thrown) {
        if (thrown instanceof Conflict || thrown instanceof NotSaved) throw thrown;
        throw new NotSaved(`the browser could not keep it: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
      }
    },
    async close() {
      await database.count('tables'); // it comes after all that was begun before
      database.close();
    },
  };
};

/** A row that a change needs. */
export const rowOf = async (held: Held, id: string): Promise<Kept> => {
  const kept = await held.get(id);
  if (kept === undefined) throw new NotSaved('there is no such table');
  return kept;
};
