import type { TableHook } from '@tabletrotter/protocol';
import { type Logger, messageOf } from '../log.ts';
import type { PushDevice, Store } from '../store/store.ts';
import type { Courier, Delivery } from './courier.ts';
import { hookLetter, type Notice, pushLetter } from './letters.ts';

/** Tells people who are away that it is their turn. */
export interface Notices extends Pick<Courier, 'pushKey' | 'problemWith'> {
  /**
   * Tells whoever wishes to know, by each way that is set; nobody waits for it. A seat is told at most once a minute: what comes sooner is
   * told at the end of that, if `holds` still.
   */
  send(notice: Notice, holds: () => boolean): void;
  /** Sends nothing more, and resolves when nothing is on its way. */
  close(): Promise<void>;
}

/** Where nobody can be told: tables on the device itself. */
export const NO_NOTICES: Notices = {
  pushKey: null,
  problemWith: async () => 'hooks-off',
  send: () => undefined,
  close: async () => undefined,
};

/** So long a seat is not told again, in milliseconds. */
const EVERY = 60_000;

interface NoticesParts {
  readonly courier: Courier;
  readonly store: Pick<Store, 'devices' | 'hook' | 'forgetDevice'>;
  readonly log: Logger;
  now(): number;
}

export const createNotices = ({ courier, store, log, now }: NoticesParts): Notices => {
  /** When each seat was told last, and what it is to be told later, by `table:seat`. */
  const told = new Map<string, number>();
  const later = new Map<string, ReturnType<typeof setTimeout>>();
  const errands = new Set<Promise<void>>();
  let closed = false;

  const complain = ({ table }: Notice, by: 'push' | 'webhook', delivery: Delivery): void => {
    if (delivery.kind === 'done') return;
    log.warn({ table, by, why: delivery.kind === 'gone' ? 'gone' : delivery.why }, 'a notice did not arrive');
  };

  const toDevice = async (notice: Notice, device: PushDevice): Promise<void> => {
    const delivery = await courier.push(pushLetter(device, notice));
    if (delivery.kind === 'gone') await store.forgetDevice(device.endpoint);
    else complain(notice, 'push', delivery);
  };

  const toHook = async (notice: Notice, hook: TableHook): Promise<void> =>
    complain(notice, 'webhook', await courier.post(hookLetter(hook, notice)));

  const deliver = async (notice: Notice): Promise<void> => {
    const { table, seat } = notice;
    const [devices, hook] = await Promise.all([store.devices(table, seat), store.hook(table)]);
    const posted = hook === null ? [] : [toHook(notice, hook)];
    await Promise.all([...devices.map((device) => toDevice(notice, device)), ...posted]);
  };

  const begin = (notice: Notice): void => {
    const errand = deliver(notice)
      .catch((thrown: unknown) => log.warn({ table: notice.table, error: messageOf(thrown) }, 'a notice could not be sent'))
      .finally(() => errands.delete(errand));
    errands.add(errand);
  };

  const forgetOld = (time: number): void => {
    for (const [key, at] of told) if (time - at >= EVERY) told.delete(key);
  };

  const send = (notice: Notice, holds: () => boolean): void => {
    if (closed) return;
    const time = now();
    const key = `${notice.table}:${notice.seat}`;
    clearTimeout(later.get(key));
    later.delete(key);
    const before = told.get(key);
    const wait = before === undefined ? 0 : Math.min(before, time) + EVERY - time; // the clock may have been set back
    if (wait > 0) {
      const again = (): void => {
        later.delete(key);
        if (holds()) send(notice, holds);
      };
      later.set(key, setTimeout(again, wait));
      return;
    }
    forgetOld(time);
    told.set(key, time);
    begin(notice);
  };

  return {
    pushKey: courier.pushKey,
    problemWith: courier.problemWith,
    send,
    async close() {
      closed = true;
      for (const timer of later.values()) clearTimeout(timer);
      later.clear();
      await Promise.all(errands);
    },
  };
};
