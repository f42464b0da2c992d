import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Builds that happen once. A build lies in a folder named after its sources' stamp (`<home>/<stamp>/`), so a folder that is
 * there is fresh and whole: it is made under another name and renamed into place. A process that runs an older build keeps
 * its own folder. Several processes may ask at once; a lock makes the others wait, and were it ever to fail, two equal
 * builds would be made and one kept.
 */

const KEPT = 3;
const LOCK_OLD = 60_000;
const LOCK_POLL = 50;
const ABANDONED = 3_600_000;

const missingIsFine = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

/** Every file under a path (or the path itself), in order. */
const filesUnder = async (path) => {
  const found = await stat(path).catch(missingIsFine);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [{ path, found }];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
};

/** A short text that changes when any file under the paths is added, removed or written: of their names, times and sizes. */
export const stampOf = async (root, paths) => {
  const hash = createHash('sha256');
  for (const { path, found } of (await Promise.all(paths.map((path) => filesUnder(join(root, path))))).flat())
    hash.update(`${relative(root, path)}\0${found.mtimeMs}\0${found.size}\n`);
  return hash.digest('hex').slice(0, 16);
};

const isThere = async (path) => (await stat(path).catch(missingIsFine)) !== undefined;

/** Whether the holder of a lock is gone: its process is dead, or the lock is older than any build. */
const isAbandoned = async (lock) => {
  const found = await stat(lock).catch(missingIsFine);
  if (found === undefined) return false;
  if (Date.now() - found.mtimeMs > LOCK_OLD) return true;
  const holder = Number(await readFile(join(lock, 'pid'), 'utf8').catch(missingIsFine));
  if (!Number.isInteger(holder) || holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

/** Takes the lock (true), or waits until it is free or `done` says that there is nothing left to do (false). */
const lockUnless = async (lock, done) => {
  for (;;) {
    if (await done()) return false;
    try {
      await mkdir(lock);
      await writeFile(join(lock, 'pid'), String(process.pid));
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (await isAbandoned(lock)) {
      const stolen = `${lock}-${randomBytes(4).toString('hex')}`; // moved away first, so that only one of us takes it
      await rename(lock, stolen).catch(missingIsFine);
      await rm(stolen, { recursive: true, force: true });
    } else await sleep(LOCK_POLL);
  }
};

/** Leaves the newest builds and whatever is young, since somebody may run or make it; the rest goes. */
const tidy = async (home, keep) => {
  const entries = await Promise.all(
    (await readdir(home)).map(async (name) => ({
      name,
      time: (await stat(join(home, name)).catch(missingIsFine))?.mtimeMs ?? 0,
    })),
  );
  const builds = entries.filter(({ name }) => /^[0-9a-f]{16}$/.test(name) && name !== keep).sort((a, b) => b.time - a.time);
  const left = entries.filter(({ name }) => name.startsWith('.making-'));
  const old = [...builds.slice(KEPT - 1), ...left].filter(({ time }) => Date.now() - time > ABANDONED);
  for (const { name } of old) await rm(join(home, name), { recursive: true, force: true });
};

/**
 * The folder of the build of `sources`, made by `make(folder)` where it is not there yet.
 * @param {{ root: string, home: string, sources: readonly string[], make: (folder: string) => Promise<void> }} build
 * @returns {Promise<string>}
 */
export const buildOnce = async ({ root, home, sources, make }) => {
  const stamp = await stampOf(root, sources);
  const folder = join(home, stamp);
  if (await isThere(folder)) return folder;
  await mkdir(home, { recursive: true });
  const lock = join(home, '.lock');
  if (!(await lockUnless(lock, () => isThere(folder)))) return folder;
  let making;
  try {
    making = await mkdtemp(join(home, '.making-'));
    await chmod(making, 0o755); // made by one user, run by another
    await make(making);
    await utimes(making, new Date(), new Date());
    await rename(making, folder).catch(async (error) => {
      if (!(await isThere(folder))) throw error;
    });
    await tidy(home, stamp);
    return folder;
  } finally {
    if (making !== undefined) await rm(making, { recursive: true, force: true });
    await rm(lock, { recursive: true, force: true });
  }
};
