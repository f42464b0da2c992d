import type { Book } from '@tabletrotter/protocol';
import { ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { type Eyes, frameOf, type Live, tellSeat } from './live.ts';
import { messageOf } from './log.ts';

const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Keeps what a seat wrote, if it is still theirs when their turn has come: who loses it leaves nothing there. All windows of the
 * seat are told, the writer's too: then each knows the same as kept, and sees when it changes.
 */
export const setBook = (live: Live, eyes: Eyes, book: Book, text: string): Promise<Answer<null>> =>
  live.queue.add(async () => {
    const { viewer: seat } = eyes;
    if (seat === null) return refuse('not-seated');
    const { store } = live.world;
    try {
      await (book === 'note' ? store.setNotes : store.setJournal)(live.record.id, seat, text);
      tellSeat(live, seat, { type: 'kept', book, text });
      return ok(null);
    } catch (thrown) {
      live.world.log.error({ table: live.record.id, error: messageOf(thrown) }, `a ${book} could not be saved`);
      return refuse('not-saved');
    }
  });

/** A seat's private sights up to a version were seen: they are not delivered again, and its other windows put them away. */
export const seen = (live: Live, seat: Seat, version: number): void => {
  const left = live.sights.filter((sight) => sight.seat !== seat || sight.version > version);
  if (left.length === live.sights.length) return;
  live.sights = left;
  tellSeat(live, seat, { type: 'seen', version });
  live.world.store.sightsSeen(live.record.id, seat, version).catch((thrown: unknown) => {
    live.world.log.warn({ table: live.record.id, error: messageOf(thrown) }, 'that a sight was seen could not be saved');
  });
};

/** The saved game with the secret of its luck, to anybody at the table: once it is over, and never before. */
export const saveFrame = async ({ world, record, match, game }: Live, n: number): Promise<Answer<string>> => {
  if (match === null || game === undefined) return refuse('not-started');
  if (match.outcome === null && !match.closed) return refuse('not-over');
  const entries = await world.store.entries(record.id, 0, FAR);
  return ok(frameOf({ type: 'saved', n, game: game.save(entries, record.secret) }));
};
