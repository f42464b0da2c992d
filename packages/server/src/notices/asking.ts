import type { ClientMessage, TableHook } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';
import { type Answer, refuse } from '../errors.ts';
import type { Live } from '../live.ts';
import { saved, seatHeld } from '../seating.ts';

// Who is told, and where. Called within the table's queue.

const NONE_OF_PUPILS = 'nothing is told outside of who is in a class';

type Subscribe = Pick<Extract<ClientMessage, { readonly type: 'subscribe' }>, 'secret' | 'endpoint' | 'push'> & {
  readonly seat: Seat;
};

/** A device takes notices for a seat that it holds, or none any more. */
export const subscribe = async (live: Live, { seat: named, secret, endpoint, push }: Subscribe): Promise<Answer<null>> => {
  const { store, notices } = live.world;
  const seat = seatHeld(live, named, secret);
  if (seat === null) return refuse('not-seated');
  const { id } = live.record;
  if (push === null) return saved(live, 'that a device wants no notices', store.removeDevice(id, seat, endpoint));
  if (live.record.classId !== null || notices.pushKey === null)
    return refuse('not-now', live.record.classId === null ? 'no notices are sent from here' : NONE_OF_PUPILS);
  return saved(live, 'that a device wants notices', store.addDevice(id, seat, { endpoint, ...push }));
};

/** The table says somewhere that it is somebody's turn, or nowhere any more. */
export const setHook = async (live: Live, hook: TableHook | null): Promise<Answer<null>> => {
  const { record, world } = live;
  if (record.classId !== null && hook !== null) return refuse('not-now', NONE_OF_PUPILS);
  return saved(live, 'a webhook', world.store.setHook(record.id, hook));
};
