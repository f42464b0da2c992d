import { access, constants, open, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { Failure, UsageError } from '../command.ts';

const reason = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const exists = async (file: string): Promise<boolean> => {
  try {
    if ((await stat(file)).isDirectory()) throw new Error('it is a folder');
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return false;
    throw thrown;
  }
};

/** Makes a file and takes it away again. */
const tryOut = async (file: string): Promise<void> => {
  await (await open(file, 'a')).close();
  await rm(await realpath(file));
};

/** Before a game that is to be saved begins: a `UsageError` where its file cannot be written. Leaves everything as it was. */
export const checkSave = async (file: string): Promise<void> => {
  try {
    if (await exists(file)) await access(file, constants.W_OK);
    else await tryOut(file);
  } catch (thrown) {
    throw new UsageError(`--save: ${file} cannot be written: ${reason(thrown)}`);
  }
};

/** Writes a game to its file. */
export const saveTo = async (file: string, saved: unknown): Promise<void> => {
  try {
    await writeFile(file, `${JSON.stringify(saved)}\n`);
  } catch (thrown) {
    throw new Failure(`${file} cannot be written: ${reason(thrown)}`);
  }
};
