import { type Live, tellTable } from './live.ts';
import { messageOf, traceOf } from './log.ts';

/** Stops a match in whose game something broke, and no other. Its log stays as it is, so that it can be looked into. */
export const freeze = (live: Live, thrown: unknown): void => {
  const { world, record, match } = live;
  world.log.error({ table: record.id, game: record.game, version: match?.version ?? null, ...traceOf(thrown) }, 'match frozen');
  if (record.status === 'frozen') return;
  live.record = { ...record, status: 'frozen' };
  world.store.setStatus(record.id, 'frozen').catch((error: unknown) => {
    world.log.error({ table: record.id, error: messageOf(error) }, 'that a match is frozen could not be saved');
  });
  tellTable(live);
};
