import { reseal } from '@tabletrotter/rules';
import { Conflict, NotSaved, type Store, type TableRecord, Unreadable } from '@tabletrotter/server/room';
import { createDues } from './dues.ts';
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
import { type Held, openRows, rowOf } from './rows.ts';

/** More finished games than this are forgotten, the oldest first. */
const MOST_FINISHED = 50;

const isOpen = ({ record }: Kept): boolean => record.status !== 'over';

const checkFree = (tables: readonly Kept[], { id, code }: TableRecord): void => {
  for (const kept of tables)
    if (kept.record.id === id || (isOpen(kept) && kept.record.code === code)) throw new Conflict('the code is taken');
};

const forgetOld = async (held: Held): Promise<void> => {
  const finished = (await held.getAll()).filter((kept) => !isOpen(kept));
  finished.sort((one, other) => other.record.created - one.record.created);
  for (const { record } of finished.slice(MOST_FINISHED)) await held.delete(record.id);
};

/**
 * The tables of this device, in the browser's own database: the same store as a server's, a row a table. A write resolves once the
 * browser says that it is on disk. Tabs share the rows, each with a store of its own: as several servers would one file.
 */
export const openBrowserStore = async (name = 'tabletrotter'): Promise<Store> => {
  const rows = await openRows(name);
  const dues = createDues();
  for (const { record, due } of await rows.all()) if (due !== null) dues.set(record.id, due.at);

  const change = (id: string, next: (kept: Kept) => Kept): Promise<void> =>
    rows.write(async (held) => held.put(next(await rowOf(held, id)), id));

  const keptAt = async (id: string): Promise<Kept> => {
    const kept = await rows.get(id);
    if (kept === undefined) throw new Unreadable('there is no such table');
    return kept;
  };

  return {
    createTable: (record, chairs) =>
      rows.write(async (held) => {
        checkFree(await held.getAll(), record);
        await held.put(keptOf(record, chairs), record.id);
        await forgetOld(held);
      }),
    createRematch: (of, record, chairs) =>
      rows.write(async (held) => {
        checkFree(await held.getAll(), record);
        const old = await rowOf(held, of);
        await held.put({ ...old, record: { ...old.record, rematch: record.id } }, of);
        await held.put(playedAgain(old, record, chairs), record.id);
        await forgetOld(held);
      }),
    // a class comes from many devices: there is none on this one
    createClass: () => Promise.reject(new NotSaved('there are no classes on a device')),
    touchClass: async () => undefined,
    forgetClass: async () => undefined,
    class: async () => undefined,
    classTables: async () => [],
    classesBefore: async () => [],
    async forget(table) {
      await rows.write((held) => held.delete(table));
      dues.set(table, null);
    },
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
      rows.write(async (held) => {
        if (!Object.hasOwn((await rowOf(held, table)).links, hash)) throw new Conflict('the link was used');
        for (const each of moved) await held.put(seatMoved(await rowOf(held, each.table), each), each.table);
      }),
    addSaying: (table, saying) => change(table, (kept) => ({ ...kept, talk: [...kept.talk, saying] })),
    addDevice: (table, seat, device) => change(table, (kept) => withDevice(kept, seat, device)),
    removeDevice: (table, seat, endpoint) => change(table, (kept) => withoutDevice(kept, endpoint, seat)),
    forgetDevice: (endpoint) =>
      rows.write(async (held) => {
        for (const kept of await held.getAll()) await held.put(withoutDevice(kept, endpoint, null), kept.record.id);
      }),
    setHook: (table, hook) => change(table, (kept) => ({ ...kept, hook })),
    setStatus: (table, status) => change(table, (kept) => ({ ...kept, record: { ...kept.record, status } })),
    async append(table, append) {
      await change(table, (kept) => withEntry(kept, append));
      if (append.dueAt !== null) dues.set(table, append.dueAt);
    },
    setNotes: (table, seat, text) => change(table, (kept) => ({ ...kept, notes: { ...kept.notes, [seat]: text } })),
    setJournal: (table, seat, text) => change(table, (kept) => ({ ...kept, journals: { ...kept.journals, [seat]: text } })),
    sightsSeen: (table, seat, version) =>
      change(table, (kept) => ({
        ...kept,
        sights: kept.sights.filter((sight) => sight.seat !== seat || sight.version > version),
      })),
    async setDue(table, at) {
      await change(table, (kept) => ({ ...kept, due: at === null ? null : { at } }));
      dues.set(table, at);
    },
    claimDue: async (now, until, limit) => dues.claim(now, until, limit),
    rouse: async (now) => dues.rouse(now),
    nextDue: async () => dues.next(),

    table: async (id) => (await rows.get(id))?.record,
    tableByCode: async (code) => {
      const found = (await rows.all()).filter(({ record }) => record.code === code);
      found.sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.record.created - one.record.created);
      return found[0]?.record.id;
    },
    chairs: async (table) => (await keptAt(table)).chairs,
    entries: async (table, from, before) => ((await rows.get(table))?.entries ?? []).slice(from, before).map(reseal),
    notes: async (table, seat) => (await rows.get(table))?.notes[seat] ?? '',
    journal: async (table, seat) => (await rows.get(table))?.journals[seat] ?? '',
    sights: async (table) => ((await rows.get(table))?.sights ?? []).toSorted((one, other) => one.version - other.version),
    link: async (table, hash) => (await rows.get(table))?.links[hash],
    devices: async (table, seat) =>
      (await keptAt(table)).devices.flatMap(({ seat: of, ...device }) => (of === seat ? [device] : [])),
    hook: async (table) => (await keptAt(table)).hook,
    proposal: async (table) => (await rows.get(table))?.proposal ?? null,
    grants: async (table) => (await rows.get(table))?.grants ?? [],
    talk: async (table, count) => ((await rows.get(table))?.talk ?? []).slice(-count),
    lastTime: async (table) => {
      const last = (await rows.get(table))?.entries.at(-1);
      return last === undefined ? null : reseal(last).time;
    },

    check: async () => undefined,
    close: rows.close,
  };
};
