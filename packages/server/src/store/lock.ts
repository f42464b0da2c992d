import { join } from 'node:path';
import Database from 'libsql';
import { StoreProblem } from './problems.ts';

/** One server a data folder: whoever holds this is the only one there. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process alone. The lock is the system's own on an empty database beside ours: it goes with the
 * process, however that ends, so that there is nothing to clean up and no lock is ever stale.
 */
export const lockFolder = (folder: string): FolderLock => {
  const file = new Database(join(folder, 'tabletrotter.lock'));
  try {
    file.exec('begin exclusive');
  } catch (thrown) {
    file.close();
    if (thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('SQLITE_BUSY'))
      throw new StoreProblem('another server is using it: stop that one, or choose another folder (DATA_DIR)');
    throw thrown;
  }
  return { release: () => file.close() };
};
