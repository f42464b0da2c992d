import { type Match, type SealedEntry, secureLuck } from '@tabletrotter/rules';
import { type Chair, Conflict, type Store, type TableRecord } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { tiny } from './games.ts';

export const RECORD: TableRecord = {
  id: 'table23456',
  code: 'ABCDE',
  game: 'tiny-race',
  status: 'waiting',
  options: '{}',
  position: null,
  secret: 'secret',
  commitment: 'hash of secret',
  hostHash: 'hash of host',
  created: 1000,
};

export const CHAIRS: readonly Chair[] = [
  { kind: 'person', name: 'Ann', word: 'annsword', secretHash: 'hash' },
  { kind: 'open' },
  { kind: 'bot', level: 'casual' },
];

/** A match and its first entry; `after` gives an entry that follows. */
export const opened = (): { readonly match: Match; readonly start: SealedEntry; peek(id: string): SealedEntry } => {
  const luck = secureLuck('seed');
  const result = tiny.open(2, {}, { luck, time: 1, commitment: null, words: [] });
  if (!result.ok) throw new Error(result.error.message);
  const { match, entry } = result.value;
  return {
    match,
    start: entry,
    peek(id) {
      const step = match.act(0, { type: 'peek' }, { id, time: 2 });
      if (!step.ok) throw new Error(step.error.code);
      return step.value.entry;
    },
  };
};

export const alone = (entry: SealedEntry) => ({ entry, sights: [], sightsDone: null, dueAt: null });

/** What a start shows seat 0. */
const SIGHT = { seat: 0, version: 0, events: '[]' };

/** What every store must do. `open` gives an empty one, or with `again` the one just closed. */
export const storeContract = (name: string, open: (again?: 'again') => Promise<Store>): void => {
  const fresh = async (): Promise<Store> => {
    const store = await open();
    await store.createTable(RECORD, CHAIRS);
    return store;
  };

  describe(`${name} keeps what it is given`, () => {
    test('[S-7.1] tables, chairs, entries, notes, sights and what is due come back after it was closed', async () => {
      const first = await fresh();
      const { start, peek } = opened();
      await first.append(RECORD.id, { ...alone(start), status: 'playing', dueAt: 77 });
      const sights = [{ seat: 0, version: 1, events: '[1]' }];
      await first.append(RECORD.id, { ...alone(peek('one')), sights });
      await first.setNotes(RECORD.id, 0, 'a pin in Quito');
      await first.setJournal(RECORD.id, 0, 'Quito: x');
      await first.setChair(RECORD.id, 1, { kind: 'bot', level: 'random' });
      await first.close();

      const store = await open('again');
      expect(await store.table(RECORD.id)).toEqual({ ...RECORD, status: 'playing' });
      expect(await store.table('nosuch')).toBeUndefined();
      expect(await store.chairs(RECORD.id)).toEqual([CHAIRS[0], { kind: 'bot', level: 'random' }, CHAIRS[2]]);
      const entries = await store.entries(RECORD.id, 0, 99);
      expect(entries).toEqual([start, { ...peek('one') }]);
      expect(await store.entries(RECORD.id, 1, 2)).toEqual([entries[1]]);
      expect(await store.notes(RECORD.id, 0)).toBe('a pin in Quito');
      expect(await store.notes(RECORD.id, 1)).toBe('');
      expect([await store.journal(RECORD.id, 0), await store.journal(RECORD.id, 1)]).toEqual(['Quito: x', '']);
      expect(await store.sights(RECORD.id)).toEqual(sights);
      expect(await store.nextDue()).toBe(77);
      await store.check();
    });

    test('[S-7.10] what was kept for a seat goes with whoever had it, and nothing else does', async () => {
      const store = await fresh();
      const sight = (seat: number) => ({ seat, version: 0, events: '[]' });
      await store.append(RECORD.id, { ...alone(opened().start), sights: [sight(0), sight(1)] });
      await Promise.all([store.setNotes(RECORD.id, 0, 'Ann’s'), store.setNotes(RECORD.id, 1, 'Bob’s')]);
      await Promise.all([store.setJournal(RECORD.id, 0, 'hers'), store.setJournal(RECORD.id, 1, 'his')]);
      await store.setChair(RECORD.id, 1, { kind: 'open' });
      expect([await store.journal(RECORD.id, 0), await store.journal(RECORD.id, 1)]).toEqual(['hers', '']);
      expect([await store.notes(RECORD.id, 0), await store.notes(RECORD.id, 1)]).toEqual(['Ann’s', '']);
      expect(await store.sights(RECORD.id)).toEqual([sight(0)]);
    });

    test('[S-7.11] a table that starts at once is one with its start and its sights', async () => {
      const store = await open();
      const { start } = opened();
      await store.createTable(RECORD, CHAIRS, { entry: start, sights: [SIGHT], dueAt: 5 });
      expect([await store.entries(RECORD.id, 0, 9), await store.nextDue()]).toEqual([[start], 5]);
      expect(await store.sights(RECORD.id)).toEqual([SIGHT]);
      const other = { ...RECORD, id: 'other23456' };
      await expect(store.createTable(other, CHAIRS, { entry: start, sights: [SIGHT], dueAt: 5 })).rejects.toBeInstanceOf(
        Conflict,
      );
      expect(await store.entries(other.id, 0, 9)).toEqual([]);
    });

    test('[S-7.2] the log’s next place is taken once: who comes second is told, and alone', async () => {
      const store = await fresh();
      const { start, peek } = opened();
      await store.append(RECORD.id, alone(start));
      const [one, two, note] = await Promise.allSettled([
        store.append(RECORD.id, alone(peek('one'))),
        store.append(RECORD.id, { ...alone(peek('two')), dueAt: 5, sights: [{ seat: 0, version: 1, events: '[]' }] }),
        store.setNotes(RECORD.id, 1, 'in the same tick'),
      ]);
      expect([one.status, two.status, note.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(two.status === 'rejected' && two.reason).toBeInstanceOf(Conflict);
      expect((await store.entries(RECORD.id, 1, 9)).map(({ id }) => id)).toEqual(['one']);
      expect(await store.sights(RECORD.id)).toEqual([]);
      expect(await store.nextDue()).toBeNull();
      expect(await store.notes(RECORD.id, 1)).toBe('in the same tick');
    });

    test('[S-7.3] a code names one open table at a time', async () => {
      const store = await fresh();
      const other = { ...RECORD, id: 'other23456', created: 2000 };
      await expect(store.createTable(other, CHAIRS)).rejects.toBeInstanceOf(Conflict);
      expect(await store.table(other.id)).toBeUndefined();
      expect(await store.tableByCode('ABCDE')).toBe(RECORD.id);
      await store.setStatus(RECORD.id, 'over');
      expect(await store.tableByCode('ABCDE')).toBe(RECORD.id);
      await store.createTable(other, CHAIRS);
      expect(await store.tableByCode('ABCDE')).toBe(other.id);
      expect(await store.tableByCode('ZZZZZ')).toBeUndefined();
    });

    test('[S-7.4] sights go when they are seen, or when their seat acts', async () => {
      const store = await fresh();
      const { start, peek } = opened();
      const sight = (seat: number, version: number) => ({ seat, version, events: '[]' });
      await store.append(RECORD.id, { ...alone(start), sights: [sight(0, 0), sight(1, 0), sight(2, 0)] });
      await store.sightsSeen(RECORD.id, 1, 0);
      expect(await store.sights(RECORD.id)).toEqual([sight(0, 0), sight(2, 0)]);
      await store.append(RECORD.id, { ...alone(peek('one')), sightsDone: 0, sights: [sight(0, 1)] });
      expect(await store.sights(RECORD.id)).toEqual([sight(2, 0), sight(0, 1)]);
    });

    test('[S-7.5] what is due is claimed by one, and by another only once the lease is over', async () => {
      const store = await fresh();
      await store.setDue(RECORD.id, 100);
      expect(await store.claimDue(99, 199, 10)).toEqual([]);
      const both = await Promise.all([store.claimDue(100, 200, 10), store.claimDue(100, 200, 10)]);
      expect(both.flat()).toEqual([RECORD.id]);
      expect(await store.nextDue()).toBe(200);
      expect(await store.claimDue(150, 250, 10)).toEqual([]);
      expect(await store.claimDue(200, 300, 10)).toEqual([RECORD.id]);
      await store.setDue(RECORD.id, 400); // something happened: the lease is off
      expect(await store.nextDue()).toBe(400);
      await store.claimDue(500, 900, 10);
      await store.rouse(300); // the clock was set back, or the claimer is gone
      expect(await store.claimDue(300, 600, 10)).toEqual([RECORD.id]);
      await store.setDue(RECORD.id, null);
      expect(await store.nextDue()).toBeNull();
    });
  });
};
