import { commitmentTo, ok } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import type { World } from './live.ts';
import { messageOf } from './log.ts';
import { newCode, newSeed, newTableId } from './secrets.ts';
import { Conflict, type TableRecord } from './store/store.ts';

/** How often a code that is taken is drawn again. */
const MOST_CODES = 20;

/** Puts something new on disk, drawing codes for it until one is free; gives that code. */
export const keepWithCode = async (
  { log }: Pick<World, 'log'>,
  what: string,
  keep: (code: string) => Promise<void>,
): Promise<Answer<string>> => {
  for (let tries = 0; tries < MOST_CODES; tries++) {
    const code = newCode();
    try {
      await keep(code);
      return ok(code);
    } catch (thrown) {
      if (thrown instanceof Conflict) continue;
      log.error({ error: messageOf(thrown) }, `${what} could not be saved`);
      return refuse('not-saved');
    }
  }
  return refuse('too-many');
};

/** A table that has not begun, with luck of its own and without a code so far. */
export const newRecord = (
  now: number,
  { game, options, position, hostHash, customs }: Pick<TableRecord, 'game' | 'options' | 'position' | 'hostHash' | 'customs'>,
): TableRecord => {
  const secret = newSeed();
  return {
    id: newTableId(),
    code: '',
    game,
    status: 'waiting',
    options,
    position,
    secret,
    commitment: commitmentTo(secret),
    hostHash,
    created: now,
    customs,
    clockFrom: 0,
    rematch: null,
    classId: null,
  };
};
