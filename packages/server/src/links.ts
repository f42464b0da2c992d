import type { ClientMessage } from '@tabletrotter/protocol';
import { ok } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { type Live, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { isHost, type Seated, saved, seatHeld } from './seating.ts';
import { hashOf, newSecret } from './secrets.ts';
import { Conflict } from './store/store.ts';
import { settleProposal } from './turning-back.ts';
import { moveTo } from './unseat.ts';

/** How long a link to a seat is good for, in milliseconds. */
const LINK_TIME = 24 * 60 * 60_000;

type Asked = Pick<Extract<ClientMessage, { readonly type: 'link' }>, 'seat' | 'secret' | 'host'>;

/**
 * A link that moves a seat to another device, for whoever holds the seat, or for the host: one that the host makes to the host's own seat
 * takes the host's powers along.
 */
export const makeLink = (live: Live, asked: Asked): Promise<Answer<{ readonly token: string; readonly until: number }>> =>
  live.queue.add(async () => {
    const byHost = asked.host !== null && isHost(live, asked.host);
    const seat = seatHeld(live, asked.seat, asked.secret) ?? (byHost ? asked.seat : null);
    if (seat === null) return refuse('not-seated');
    const chair = live.chairs[seat];
    if (chair?.kind !== 'person') return refuse('unknown-seat', 'nobody sits there');
    const token = newSecret();
    const until = live.world.now() + LINK_TIME;
    const link = { hash: hashOf(token), seat, host: byHost && chair.host, until };
    const done = await saved(live, 'a link', live.world.store.addLink(live.record.id, link));
    return done.ok ? ok({ token, until }) : done;
  });

/** Takes the seat that a link is for: from now on another secret holds it, and the old device is told. */
export const claim = (live: Live, token: string): Promise<Answer<Seated & { readonly host: string | null }>> =>
  live.queue.add(async () => {
    const { store, log, now } = live.world;
    const hash = hashOf(token);
    const link = await store.link(live.record.id, hash);
    const chair = link === undefined ? undefined : live.chairs[link.seat];
    if (link === undefined || link.until < now() || chair?.kind !== 'person') return refuse('link-used');
    const secret = newSecret();
    const host = link.host ? newSecret() : null;
    const next = { ...chair, secretHash: hashOf(secret) };
    const hostHash = host === null ? null : hashOf(host);
    try {
      await store.useLink(live.record.id, hash, { seat: link.seat, chair: next, hostHash });
    } catch (thrown) {
      if (thrown instanceof Conflict) return refuse('link-used');
      log.error({ table: live.record.id, error: messageOf(thrown) }, 'a seat could not be moved');
      return refuse('not-saved');
    }
    live.chairs = live.chairs.with(link.seat, next);
    if (hostHash !== null) live.record = { ...live.record, hostHash };
    moveTo(live, link.seat, null);
    tellTable(live);
    await settleProposal(live); // it may have waited for this seat alone
    return ok({ seat: link.seat, secret, host });
  });
