import { reseal, unseal } from '@tabletrotter/rules';
import { Conflict, NotSaved, type Store, type TableRecord, Unreadable } from '@tabletrotter/server/room';
import { type DBSchema, openDB } from 'idb';
import {
  type Kept,
  keptOf,
  playedAgain,
  rearranged,
  seatMoved,
  withChair,
  withDevice,
  withEntry,
  withLink,
  withoutDevice,
} from './kept.ts';

interface Schema extends DBSchema {
  readonly tables: { readonly key: string; readonly value: Kept };
}

/** More finished games than this are forgotten, the oldest first. */
const MOST_FINISHED = 50;

/**
 * The tables of this device, in the browser's own database: the same store as a server's, a row a table. A write resolves once the
 * browser says that it is on disk.
 */
export const openBrowserStore = async (name = 'tabletrotter'): Promise<Store> => {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('tables');
    },
  });
  const tables = new Map<string, Kept>();
  for (const key of await database.getAllKeys('tables')) {
    const kept = await database.get('tables', key);
    if (kept !== undefined) tables.set(key, kept);
  }

  /** Writes come one after another, so that each is made of what the one before has left. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  /** Puts tables on disk, all or none. */
  const put = async (...changed: readonly (readonly [id: string, kept: Kept])[]): Promise<void> => {
    try {
      const transaction = database.transaction('tables', 'readwrite', { durability: 'strict' });
      await Promise.all([...changed.map(([id, kept]) => transaction.store.put(kept, id)), transaction.done]);
    } catch (thrown) {
      throw new NotSaved(`the browser could not keep it: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
    for (const [id, kept] of changed) tables.set(id, kept);
  };

  const found = (id: string): Kept => {
    const kept = tables.get(id);
    if (kept === undefined) throw new NotSaved('there is no such table');
    return kept;
  };

  const change = (id: string, next: (kept: Kept) => Kept): Promise<void> => inTurn(() => put([id, next(found(id))]));

  const keptAt = (id: string): Kept => {
    const kept = tables.get(id);
    if (kept === undefined) throw new Unreadable('there is no such table');
    return kept;
  };

  const drop = async (id: string): Promise<void> => {
    await database.delete('tables', id);
    tables.delete(id);
  };

  const forgetOld = async (): Promise<void> => {
    const finished = [...tables].filter(([, { record }]) => record.status === 'over');
    finished.sort(([, one], [, other]) => other.record.created - one.record.created);
    for (const [id] of finished.slice(MOST_FINISHED)) await drop(id);
  };

  const isOpen = ({ record }: Kept): boolean => record.status !== 'over';

  const checkFree = (record: TableRecord): void => {
    for (const [id, kept] of tables)
      if (id === record.id || (isOpen(kept) && kept.record.code === record.code)) throw new Conflict('the code is taken');
  };

  return {
    createTable: (record, chairs) =>
      inTurn(async () => {
        checkFree(record);
        await put([record.id, keptOf(record, chairs)]);
        await forgetOld();
      }),
    createRematch: (of, record, chairs) =>
      inTurn(async () => {
        checkFree(record);
        const old = found(of);
        const noted = { ...old, record: { ...old.record, rematch: record.id } };
        await put([of, noted], [record.id, playedAgain(old, record, chairs)]);
        await forgetOld();
      }),
    // a class comes from many devices: there is none on this one
    createClass: () => Promise.reject(new NotSaved('there are no classes on a device')),
    touchClass: async () => undefined,
    forgetClass: async () => undefined,
    class: async () => undefined,
    classTables: async () => [],
    classesBefore: async () => [],
    forget: (table) => inTurn(() => drop(table)),
    scrub: async () => undefined,
    arrange: (table, options, chairs) => change(table, (kept) => rearranged(kept, options, chairs)),
    setChair: (table, seat, chair) => change(table, (kept) => withChair(kept, seat, chair)),
    keepChair: (table, seat, chair) => change(table, (kept) => ({ ...kept, chairs: kept.chairs.with(seat, chair) })),
    setCustoms: (table, customs, clockFrom) =>
      change(table, (kept) => ({ ...kept, record: { ...kept.record, customs, clockFrom } })),
    setProposal: (table, proposal) => change(table, (kept) => ({ ...kept, proposal })),
    setGrants: (table, grants) => change(table, (kept) => ({ ...kept, grants })),
    addLink: (table, link) => change(table, (kept) => withLink(kept, link)),
    useLink: (table, hash, moved) =>
      inTurn(async () => {
        if (!Object.hasOwn(found(table).links, hash)) throw new Conflict('the link was used');
        await put(...moved.map((each) => [each.table, seatMoved(found(each.table), each)] as const));
      }),
    addSaying: (table, saying) => change(table, (kept) => ({ ...kept, talk: [...kept.talk, saying] })),
    addDevice: (table, seat, device) => change(table, (kept) => withDevice(kept, seat, device)),
    removeDevice: (table, seat, endpoint) => change(table, (kept) => withoutDevice(kept, endpoint, seat)),
    async forgetDevice(endpoint) {
      for (const table of tables.keys()) await change(table, (kept) => withoutDevice(kept, endpoint, null));
    },
    setHook: (table, hook) => change(table, (kept) => ({ ...kept, hook })),
    setStatus: (table, status) => change(table, (kept) => ({ ...kept, record: { ...kept.record, status } })),
    append: (table, { entry, status, sights, sightsDone, dueAt }) =>
      change(table, (kept) => {
        const longer = withEntry(kept, entry.seq, unseal(entry));
        const left = kept.sights.filter(({ seat, version }) => seat !== sightsDone || version > entry.seq - 1);
        return {
          ...longer,
          record: { ...kept.record, status: status ?? kept.record.status },
          sights: [...left, ...sights],
          due: dueAt === null ? kept.due : { at: dueAt, lease: 0 },
        };
      }),
    setNotes: (table, seat, text) => change(table, (kept) => ({ ...kept, notes: { ...kept.notes, [seat]: text } })),
    setJournal: (table, seat, text) => change(table, (kept) => ({ ...kept, journals: { ...kept.journals, [seat]: text } })),
    sightsSeen: (table, seat, version) =>
      change(table, (kept) => ({
        ...kept,
        sights: kept.sights.filter((sight) => sight.seat !== seat || sight.version > version),
      })),
    setDue: (table, at) => change(table, (kept) => ({ ...kept, due: at === null ? null : { at, lease: 0 } })),
    async claimDue(now, until, limit) {
      const due = [...tables]
        .filter(([, kept]) => kept.due !== null && kept.due.at <= now && kept.due.lease <= now)
        .sort(([, one], [, other]) => (one.due?.at ?? 0) - (other.due?.at ?? 0))
        .slice(0, limit);
      for (const [id, kept] of due) if (kept.due !== null) tables.set(id, { ...kept, due: { at: kept.due.at, lease: until } });
      return due.map(([id]) => id);
    },
    async rouse(now) {
      for (const [id, kept] of tables)
        if (kept.due !== null) tables.set(id, { ...kept, due: { at: Math.min(kept.due.at, now), lease: 0 } });
    },
    nextDue: async () => {
      const times = [...tables.values()].flatMap(({ due }) => (due === null ? [] : [Math.max(due.at, due.lease)]));
      return times.length === 0 ? null : Math.min(...times);
    },

    table: async (id) => tables.get(id)?.record,
    tableByCode: async (code) => {
      const found = [...tables.values()].filter(({ record }) => record.code === code);
      found.sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.record.created - one.record.created);
      return found[0]?.record.id;
    },
    chairs: async (table) => keptAt(table).chairs,
    entries: async (table, from, before) => (tables.get(table)?.entries ?? []).slice(from, before).map(reseal),
    notes: async (table, seat) => tables.get(table)?.notes[seat] ?? '',
    journal: async (table, seat) => tables.get(table)?.journals[seat] ?? '',
    sights: async (table) => [...(tables.get(table)?.sights ?? [])].sort((one, other) => one.version - other.version),
    link: async (table, hash) => tables.get(table)?.links[hash],
    devices: async (table, seat) => keptAt(table).devices.flatMap(({ seat: of, ...device }) => (of === seat ? [device] : [])),
    hook: async (table) => keptAt(table).hook,
    proposal: async (table) => tables.get(table)?.proposal ?? null,
    grants: async (table) => tables.get(table)?.grants ?? [],
    talk: async (table, count) => (tables.get(table)?.talk ?? []).slice(-count),
    lastTime: async (table) => {
      const last = tables.get(table)?.entries.at(-1);
      return last === undefined ? null : reseal(last).time;
    },

    check: async () => undefined,
    async close() {
      await last;
      database.close();
    },
  };
};
