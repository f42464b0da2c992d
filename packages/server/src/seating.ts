import { type HostedGame, ok, type Seat } from '@tabletrotter/rules';
import { type Answer, errorOf, refuse } from './errors.ts';
import { frameOf, type Live, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { fits, hashOf, newSecret } from './secrets.ts';
import type { Chair } from './store/store.ts';

/** A seat taken, and the secret that holds it from now on. It is given out once. */
export interface Seated {
  readonly seat: Seat;
  readonly secret: string;
}

export interface Joiner {
  readonly name: string;
  readonly word: string;
}

/** A person's chair and the secret that holds it; of the secret only the hash is kept. */
export const personWith = ({ name, word }: Joiner): { readonly chair: Chair; readonly secret: string } => {
  const secret = newSecret();
  return { chair: { kind: 'person', name, word, secretHash: hashOf(secret) }, secret };
};

/** Whether a secret holds a seat. */
export const holds = ({ chairs }: Live, seat: Seat, secret: string | null): boolean => {
  const chair = chairs[seat];
  return chair?.kind === 'person' && secret !== null && fits(secret, chair.secretHash);
};

export const isHost = ({ record }: Live, secret: string): boolean => fits(secret, record.hostHash);

/** Changes a chair on disk, with which the notes of whoever had it go, then in memory, then tells everybody. */
const setChair = async (live: Live, seat: Seat, chair: Chair): Promise<Answer<null>> => {
  const { store, log } = live.world;
  try {
    await store.setChair(live.record.id, seat, chair);
  } catch (thrown) {
    log.error({ table: live.record.id, error: messageOf(thrown) }, 'a chair could not be saved');
    return refuse('not-saved');
  }
  live.chairs = live.chairs.with(seat, chair);
  live.sights = live.sights.filter((sight) => sight.seat !== seat);
  return ok(null);
};

const freeSeat = ({ chairs }: Live, wanted: Seat | null): Answer<Seat> => {
  if (wanted !== null && wanted >= chairs.length) return refuse('unknown-seat');
  const seat = wanted ?? chairs.findIndex(({ kind }) => kind === 'open');
  return chairs[seat]?.kind === 'open' ? ok(seat) : refuse('seat-taken');
};

/** Whether a game can have these at its table: robots only of the levels that it has. */
export const checkChairs = (game: HostedGame | undefined, chairs: readonly Chair[]): Answer<null> =>
  chairs.some((chair) => chair.kind === 'bot' && game?.levels.includes(chair.level) === false)
    ? refuse('unknown-level')
    : ok(null);

/** Takes an open seat; `wanted`: which one, or any. */
export const join = (live: Live, wanted: Seat | null, joiner: Joiner): Promise<Answer<Seated>> =>
  live.queue.add(async () => {
    if (live.record.status !== 'waiting') return refuse('already-started');
    const seat = freeSeat(live, wanted);
    if (!seat.ok) return seat;
    const { chair, secret } = personWith(joiner);
    const set = await setChair(live, seat.value, chair);
    if (!set.ok) return set;
    tellTable(live);
    return ok({ seat: seat.value, secret });
  });

/** Those who looked with a seat's eyes only watch from now on. */
const unseat = (live: Live, seat: Seat): void => {
  const error = errorOf('not-seated', 'the host has given this seat to somebody else');
  for (const eyes of live.eyes)
    if (eyes.viewer === seat) {
      eyes.viewer = null;
      eyes.send(frameOf({ type: 'error', n: null, error }));
    }
};

/** Before the start, says whom a seat is for. A person on it loses it; the maker's own seat stays. */
export const assign = (live: Live, seat: Seat, chair: Chair): Promise<Answer<null>> =>
  live.queue.add(async () => {
    if (live.record.status !== 'waiting') return refuse('already-started');
    if (seat >= live.chairs.length) return refuse('unknown-seat');
    if (seat === 0) return refuse('seat-taken', 'the seat of whoever made the table stays theirs');
    const known = checkChairs(live.game, [chair]);
    if (!known.ok) return known;
    const set = await setChair(live, seat, chair);
    if (!set.ok) return set;
    unseat(live, seat);
    tellTable(live);
    return ok(null);
  });
