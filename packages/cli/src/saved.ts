import { readFile } from 'node:fs/promises';
import { type HostedGame, type Match, quickLuck, type ReadGame } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { Failure } from './command.ts';

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (thrown) {
    throw new Failure(`${file} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
};

const member = (raw: unknown, key: string): unknown =>
  typeof raw === 'object' && raw !== null ? Object.entries(raw).find(([name]) => name === key)?.[1] : undefined;

/** Which game a saved game says it is of. */
const gameIdOf = (raw: unknown): unknown => {
  const entries = member(raw, 'entries');
  return Array.isArray(entries) ? member(member(entries[0], 'start'), 'game') : undefined;
};

/** The match as it stood after entry `seq`. Nothing is asked of its luck any more. */
export const matchAt = (game: HostedGame, saved: ReadGame, seq: number): Match =>
  game.resume(saved.entries.slice(0, seq + 1), quickLuck(0));

/** Reads a saved game from a file; a `Failure` where it is none that can be followed. */
export const readSavedGame = async (
  file: string,
  games: readonly HostedGame[] = GAMES,
): Promise<{ readonly game: HostedGame; readonly saved: ReadGame }> => {
  const text = await textOf(file);
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, '')); // some editors put a byte order mark before it
  } catch {
    throw new Failure(`${file} is not JSON`);
  }
  const id = gameIdOf(raw);
  const game = games.find((each) => each.id === id);
  if (game === undefined)
    throw new Failure(typeof id === 'string' ? `${file} is of a game that is not here: ${id}` : `${file} is not a saved game`);
  const saved = game.read(raw);
  if (!saved.ok) throw new Failure(`${file}: ${saved.error.message}`);
  return { game, saved: saved.value };
};
