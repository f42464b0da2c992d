import type { ClientMessage } from '@tabletrotter/protocol';
import { type HostedGame, ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { frameOf, type Live, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { fits, hashOf, isSame } from './secrets.ts';
import { checkSetup } from './starting.ts';
import type { Arranged, Chair, Person } from './store/store.ts';
import { unseat } from './unseat.ts';

/** A seat that a secret holds from now on. `host`: another that came along has the host's powers. */
export interface Seated {
  readonly table: string;
  readonly seat: Seat;
  readonly host: boolean;
}

/** A person's chair; of the secret that holds it only the hash is kept. */
export const personWith = ({ name, secret, host }: Pick<Person, 'name' | 'host'> & { readonly secret: string }): Person => ({
  kind: 'person',
  name,
  word: null,
  secretHash: hashOf(secret),
  host,
  standIn: null,
});

const holdsBy =
  (hash: string) =>
  (chair: Chair | undefined): chair is Person =>
    chair?.kind === 'person' && isSame(hash, chair.secretHash);

/** The seat that is held by the secret with this hash; `null`: none (any more). */
export const seatBy = ({ chairs }: Live, hash: string): Seat | null => {
  const found = chairs.findIndex(holdsBy(hash));
  return found === -1 ? null : found;
};

/** The seat that a secret holds, as a rule the one that is named; `null`: none (any more). */
export const seatHeld = (live: Live, named: Seat, secret: string | null): Seat | null => {
  if (secret === null) return null;
  const hash = hashOf(secret);
  return holdsBy(hash)(live.chairs[named]) ? named : seatBy(live, hash);
};

export const isHost = ({ record }: Live, secret: string): boolean => fits(secret, record.hostHash);

/** Does what is to be on disk before it is true; `not-saved` where it could not be. */
export const saved = async (live: Live, what: string, work: Promise<unknown>): Promise<Answer<null>> => {
  try {
    await work;
    return ok(null);
  } catch (thrown) {
    live.world.log.error({ table: live.record.id, error: messageOf(thrown) }, `${what} could not be saved`);
    return refuse('not-saved');
  }
};

/** Gives a chair to somebody else, on disk, with which the notes of whoever had it go, and then in memory. */
export const giveChair = async (live: Live, seat: Seat, chair: Chair): Promise<Answer<null>> => {
  const done = await saved(live, 'a chair', live.world.store.setChair(live.record.id, seat, chair));
  if (!done.ok) return done;
  live.chairs = live.chairs.with(seat, chair);
  live.sights = live.sights.filter((sight) => sight.seat !== seat);
  return ok(null);
};

/** Changes something about whoever has a chair. */
export const keepChair = async (live: Live, seat: Seat, chair: Person): Promise<Answer<null>> => {
  const done = await saved(live, 'a chair', live.world.store.keepChair(live.record.id, seat, chair));
  if (done.ok) live.chairs = live.chairs.with(seat, chair);
  return done;
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

/** The answer to whoever asks again for a seat that their secret holds already; `undefined`: it holds none. */
export const seatedAgain = (live: Live, secret: string): Seated | undefined => {
  const seat = seatBy(live, hashOf(secret));
  return seat === null ? undefined : { table: live.record.id, seat, host: false };
};

/** Takes an open seat; `seat`: which one, or any. */
export const join = (
  live: Live,
  { seat: wanted, name, secret }: Pick<Extract<ClientMessage, { readonly type: 'join' }>, 'seat' | 'name' | 'secret'>,
): Promise<Answer<Seated>> =>
  live.queue.add(async () => {
    const again = seatedAgain(live, secret);
    if (again !== undefined) return ok(again);
    if (live.record.status !== 'waiting') return refuse('already-started');
    const seat = freeSeat(live, wanted);
    if (!seat.ok) return seat;
    const given = await giveChair(live, seat.value, personWith({ name, secret, host: false }));
    if (!given.ok) return given;
    tellTable(live);
    return ok({ table: live.record.id, seat: seat.value, host: false });
  });

/** Before the start, a seat's own part of the table's luck. Called within the table's queue. */
export const giveWord = async (live: Live, seat: Seat, word: string): Promise<Answer<null>> => {
  if (live.record.status !== 'waiting') return refuse('already-started');
  const chair = live.chairs[seat];
  return chair?.kind === 'person' ? keepChair(live, seat, { ...chair, word }) : refuse('not-seated');
};

type Order = Extract<ClientMessage, { readonly type: 'arrange' }>['seats'];

/** The chairs in a new order, and by old seat where its eyes look from now on (`null`: nowhere). */
const rearranged = (
  { chairs }: Live,
  order: Order,
): Answer<{ readonly arranged: readonly Arranged[]; readonly moved: readonly (Seat | null)[] }> => {
  const moved = new Array<Seat | null>(chairs.length).fill(null);
  const arranged: Arranged[] = [];
  for (const [seat, who] of order.entries()) {
    if (who === 'open') arranged.push({ chair: { kind: 'open' }, from: null });
    else if (typeof who === 'string') arranged.push({ chair: { kind: 'bot', level: who }, from: null });
    else {
      const chair = chairs[who];
      if (chair === undefined || moved[who] !== null) return refuse('unknown-seat', 'each old seat is named at most once');
      moved[who] = seat;
      arranged.push({ chair, from: who });
    }
  }
  return ok({ arranged, moved });
};

/**
 * Before the start, says who sits where: others on the way, robots come and go, seats are added and taken away. Called within the table's
 * queue.
 */
export const arrange = async (live: Live, order: Order): Promise<Answer<null>> => {
  const { record, game, world } = live;
  if (record.status !== 'waiting') return refuse('already-started');
  if (game === undefined) return refuse('unknown-game');
  const next = rearranged(live, order);
  if (!next.ok) return next;
  const { arranged, moved } = next.value;
  const chairs = arranged.map(({ chair }) => chair);
  const known = checkChairs(game, chairs);
  if (!known.ok) return known;
  const position: unknown = record.position === null ? null : JSON.parse(record.position);
  const full = checkSetup(game, { seats: chairs.length, options: JSON.parse(record.options), position });
  if (!full.ok) return full;
  const options = JSON.stringify(full.value);
  const done = await saved(live, 'the seats', world.store.arrange(record.id, options, arranged));
  if (!done.ok) return done;
  live.record = { ...record, options };
  live.chairs = chairs;
  live.sights = [];
  for (const eyes of [...live.eyes]) {
    const seat = eyes.viewer === null ? null : moved[eyes.viewer];
    if (seat === undefined || seat === null) {
      if (eyes.viewer !== null) unseat(eyes);
    } else if (seat !== eyes.viewer) {
      eyes.viewer = seat;
      eyes.send(frameOf({ type: 'reseated', seat }));
    }
    eyes.also = eyes.also.flatMap((each) => moved[each] ?? []);
  }
  tellTable(live);
  return ok(null);
};
