/** Why a data folder cannot be used, in words for whoever starts the server. */
export class StoreProblem extends Error {}

const CAUSES: { readonly [code: string]: string } = {
  ENOENT: 'there is no such folder, and none can be made there',
  ENOTDIR: 'part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing may be written on its disk',
  ENOSPC: 'its disk is full',
  ELOOP: 'its path leads in a circle',
  ENAMETOOLONG: 'its path is too long',
  SQLITE_NOTADB: 'its tabletrotter.db is not a database',
  SQLITE_CORRUPT: 'its tabletrotter.db is damaged',
  SQLITE_CANTOPEN: 'its files cannot be opened for writing',
  SQLITE_READONLY: 'its files may not be written',
  SQLITE_PERM: 'its files may not be written',
  SQLITE_FULL: 'its disk is full',
  SQLITE_BUSY: 'another program is writing to its tabletrotter.db',
  SQLITE_LOCKED: 'another program is writing to its tabletrotter.db',
  SQLITE_IOERR: 'its disk cannot be read or written',
};

/** What is wrong with a data folder that cannot be used, in our words and not the driver's. */
export const whyUnusable = (thrown: unknown): string => {
  if (thrown instanceof StoreProblem) return thrown.message;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const found = CAUSES[code] ?? CAUSES[code.split('_', 2).join('_')]; // SQLITE_IOERR_WRITE and its like
  if (found !== undefined) return found;
  // The driver gives no code where a file cannot even be opened.
  return code === '' || code === 'undefined' ? 'its files cannot be opened for writing' : `its disk gives an error (${code})`;
};
