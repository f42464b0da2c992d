import type { ClientMessage, Saying } from '@tabletrotter/protocol';
import { ok, type Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { isPresent, type Live, tellAll, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { isHost, type Seated, saved, seatBy, seatedAgain, seatHeld } from './seating.ts';
import { hashOf, isSame, newToken } from './secrets.ts';
import { Conflict, type Link, type Moved, type Person } from './store/store.ts';
import { moveTo } from './unseat.ts';

/** How long a link to a seat is good for, in milliseconds. */
const LINK_TIME = 24 * 60 * 60_000;

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;

/** Whether the host would take a seat from somebody who plays and can move it themselves. */
const wouldUnseat = (live: Live, seat: Seat, { host }: Person): boolean =>
  !host && live.record.status !== 'waiting' && isPresent(live, seat);

/**
 * A link that moves a seat to another device, for whoever holds the seat, or for the host: one that the host makes to the host's own seat
 * takes the host's powers along.
 */
export const makeLink = (
  live: Live,
  asked: Pick<Of<'link'>, 'seat' | 'secret' | 'host'>,
): Promise<Answer<{ readonly token: string; readonly until: number }>> =>
  live.queue.add(async () => {
    const hasHost = asked.host !== null && isHost(live, asked.host);
    const held = seatHeld(live, asked.seat, asked.secret);
    const seat = held ?? (hasHost ? asked.seat : null);
    if (seat === null) return refuse('not-seated');
    const chair = live.chairs[seat];
    if (chair?.kind !== 'person') return refuse('unknown-seat', 'nobody sits there');
    const byHost = hasHost && (held === null || chair.host);
    if (byHost && wouldUnseat(live, seat, chair)) return refuse('is-here');
    const token = newToken();
    const until = live.world.now() + LINK_TIME;
    const done = await saved(
      live,
      'a link',
      live.world.store.addLink(live.record.id, { hash: hashOf(token), seat, host: byHost, until }),
    );
    return done.ok ? ok({ token, until }) : done;
  });

/** What a link does at one table: at its own, and where the same people play again. */
interface Move extends Moved {
  readonly live: Live;
}

/** The secrets that are to hold a seat and, where the host's powers come along, the table. */
type Secrets = Pick<Of<'claim'>, 'secret' | 'host'>;

/** How a link moves a seat at every table where the secret that held it holds one. */
const movesOf = (line: readonly [Live, ...Live[]], link: Link, holder: Person, { secret, host }: Secrets): readonly Move[] => {
  const [{ world, record }] = line;
  const secretHash = hashOf(secret);
  const hostHash = link.host && holder.host ? hashOf(host) : null;
  return line.flatMap((live, place) => {
    const seat = place === 0 ? link.seat : seatBy(live, holder.secretHash);
    const chair = seat === null ? undefined : live.chairs[seat];
    if (seat === null || chair?.kind !== 'person') return [];
    const saying: Saying | null =
      link.host && !holder.host ? { seat, time: world.now(), what: { kind: 'moved', by: 'host' } } : null;
    const hasHost = hostHash !== null && isSame(record.hostHash, live.record.hostHash);
    return [{ live, table: live.record.id, seat, chair: { ...chair, secretHash }, hostHash: hasHost ? hostHash : null, saying }];
  });
};

/** A seat has moved, on disk: the old device is told, and what everybody is to know. */
const settle = ({ live, seat, chair, hostHash, saying }: Move): void => {
  live.chairs = live.chairs.with(seat, chair);
  if (hostHash !== null) live.record = { ...live.record, hostHash };
  moveTo(live, seat, null);
  tellTable(live);
  if (saying !== null) tellAll(live, { type: 'said', ...saying });
};

/**
 * Takes the seat that a link is for: from now on another secret holds it, there and in the `line` of tables where its people play again.
 * Called within the queues of all of them.
 */
export const claim = async (
  line: readonly [Live, ...Live[]],
  { token, secret, host }: Pick<Of<'claim'>, 'token' | 'secret' | 'host'>,
): Promise<Answer<Seated>> => {
  const [live] = line;
  const { store, log, now } = live.world;
  const again = seatedAgain(live, secret);
  if (again !== undefined) return ok({ ...again, host: isHost(live, host) });
  const hash = hashOf(token);
  const link = await store.link(live.record.id, hash);
  const holder = link === undefined ? undefined : live.chairs[link.seat];
  if (link === undefined || link.until < now() || holder?.kind !== 'person') return refuse('link-used');
  if (line.some((each) => seatBy(each, hashOf(secret)) !== null))
    return refuse('seat-taken', 'this secret holds another seat already: take the link with a new one');
  const moves = movesOf(line, link, holder, { secret, host });
  if (link.host && moves.some((move) => wouldUnseat(move.live, move.seat, move.chair))) return refuse('is-here');
  try {
    await store.useLink(
      live.record.id,
      hash,
      moves.map(({ live: _, ...moved }) => moved),
    );
  } catch (thrown) {
    if (thrown instanceof Conflict) return refuse('link-used');
    log.error({ table: live.record.id, error: messageOf(thrown) }, 'a seat could not be moved');
    return refuse('not-saved');
  }
  moves.forEach(settle);
  return ok({ table: live.record.id, seat: link.seat, host: link.host && holder.host });
};
