import { DEFAULT_CUSTOMS, type Saying } from '@tabletrotter/protocol';
import { type Match, type SealedEntry, secureLuck } from '@tabletrotter/rules';
import { type Chair, Conflict, type Moved, type Person, type Store, type TableRecord } from '@tabletrotter/server';
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
  customs: DEFAULT_CUSTOMS,
  clockFrom: 0,
  rematch: null,
  classId: null,
};

const ANN: Person = { kind: 'person', name: 'Ann', word: 'annsword', secretHash: 'hash', host: true, standIn: null };

export const CHAIRS: readonly Chair[] = [ANN, { kind: 'open' }, { kind: 'bot', level: 'casual' }];

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
      await Promise.all(
        [0, 1].map((seat) => store.addSaying(RECORD.id, { seat, time: 1, what: { kind: 'phrase', phrase: 'wow' } })),
      );
      await store.setChair(RECORD.id, 1, { kind: 'open' });
      expect((await store.talk(RECORD.id, 9)).map(({ seat }) => seat)).toEqual([0]);
      expect([await store.journal(RECORD.id, 0), await store.journal(RECORD.id, 1)]).toEqual(['hers', '']);
      expect([await store.notes(RECORD.id, 0), await store.notes(RECORD.id, 1)]).toEqual(['Ann’s', '']);
      expect(await store.sights(RECORD.id)).toEqual([sight(0)]);
    });

    test('[S-7.1] what people agreed on and said, links and stand-ins come back too', async () => {
      const first = await fresh();
      const customs = { talk: 'free', clock: { seconds: 60, grace: 5, atZero: 'wait' } } as const;
      const sayings: readonly Saying[] = [
        { seat: 0, time: 5, what: { kind: 'phrase', phrase: 'hello' } },
        { seat: 2, time: 6, what: { kind: 'text', text: 'Łódź 😀' } },
        { seat: 0, time: 7, what: { kind: 'phrase', phrase: 'thanks' } },
      ];
      await first.setCustoms(RECORD.id, customs, 44);
      await first.createRematch(RECORD.id, { ...RECORD, id: 'other23456', code: 'BCDEF' }, CHAIRS);
      expect([await first.proposal(RECORD.id), await first.grants(RECORD.id)]).toEqual([null, []]);
      const what = { kind: 'rewind', seq: 3 } as const;
      const proposal = { version: 4, id: 2, by: 1, what, agreed: [0, 1] };
      const grants = [{ seat: 1, ask: 3, times: 2, extra: 130_000 }];
      await first.setProposal(RECORD.id, proposal);
      await first.setGrants(RECORD.id, grants);
      for (const saying of sayings) await first.addSaying(RECORD.id, saying);
      await first.addLink(RECORD.id, { hash: 'hash of link', seat: 0, host: true, until: 99 });
      await first.keepChair(RECORD.id, 0, { ...ANN, word: null, standIn: 'back' });
      expect(await first.lastTime(RECORD.id)).toBeNull();
      await first.append(RECORD.id, alone(opened().start));
      await first.append(RECORD.id, alone(opened().peek('one')));
      await first.close();

      const store = await open('again');
      expect(await store.table(RECORD.id)).toEqual({ ...RECORD, customs, clockFrom: 44, rematch: 'other23456' });
      expect(await store.talk(RECORD.id, 2)).toEqual(sayings.slice(1));
      expect(await store.talk('nosuch', 2)).toEqual([]);
      expect(await store.link(RECORD.id, 'hash of link')).toEqual({ seat: 0, host: true, until: 99 });
      expect((await store.chairs(RECORD.id))[0]).toEqual({ ...ANN, word: null, standIn: 'back' });
      expect(await store.lastTime(RECORD.id)).toBe(2);
      expect([await store.proposal(RECORD.id), await store.grants(RECORD.id)]).toEqual([proposal, grants]);
      await store.setProposal(RECORD.id, null);
      expect([await store.proposal(RECORD.id), await store.proposal('nosuch')]).toEqual([null, null]);
    });

    test('[S-7.11] a link is used once, and with it seat and table change hands, or nothing does', async () => {
      const store = await fresh();
      await store.createTable({ ...RECORD, id: 'other23456', code: 'BCDEF' }, CHAIRS);
      const link = { seat: 0, host: true, until: 99 };
      await store.addLink(RECORD.id, { hash: 'old', ...link });
      await store.addLink(RECORD.id, { hash: 'new', ...link }); // to the same seat
      await store.addLink(RECORD.id, { hash: 'other seat', ...link, seat: 2 });
      expect(await Promise.all(['old', 'new', 'other seat'].map((hash) => store.link(RECORD.id, hash)))).toEqual([
        undefined,
        link,
        { ...link, seat: 2 },
      ]);
      expect(await store.link('other23456', 'new')).toBeUndefined();
      await store.addLink('other23456', { hash: 'there', ...link });
      const saying: Saying = { seat: 0, time: 5, what: { kind: 'moved', by: 'host' } };
      const to: Moved = {
        table: RECORD.id,
        seat: 0,
        chair: { ...ANN, secretHash: 'hash of another' },
        hostHash: 'another host',
        saying,
      };
      const there = { ...to, table: 'other23456', hostHash: null, saying: null };
      const uses = await Promise.allSettled([
        store.useLink('other23456', 'new', [to, there]),
        store.useLink(RECORD.id, 'new', [to, there]),
        store.useLink(RECORD.id, 'new', [{ ...to, hostHash: 'a third' }, there]),
      ]);
      expect(uses.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
      for (const use of uses) if (use.status === 'rejected') expect(use.reason).toBeInstanceOf(Conflict);
      expect(await store.chairs(RECORD.id)).toEqual([to.chair, ...CHAIRS.slice(1)]);
      expect((await store.table(RECORD.id))?.hostHash).toBe('another host');
      expect(await store.talk(RECORD.id, 9)).toEqual([saying]);
      expect(await store.table('other23456')).toMatchObject({ hostHash: RECORD.hostHash });
      expect(await store.chairs('other23456')).toEqual([to.chair, ...CHAIRS.slice(1)]);
      expect(await store.link('other23456', 'there')).toBeUndefined();
      expect(await store.talk('other23456', 9)).toEqual([]);
      await store.setChair(RECORD.id, 2, { kind: 'open' });
      expect(await store.link(RECORD.id, 'other seat')).toBeUndefined();
    });

    test('[S-7.12] other chairs in another order: what was kept for people moves with them or goes with them, links go', async () => {
      const store = await fresh();
      const said = (seat: number): Saying => ({ seat, time: 5, what: { kind: 'phrase', phrase: 'hello' } });
      for (const seat of [0, 1, 2]) {
        await store.setNotes(RECORD.id, seat, `note ${seat}`);
        await store.setJournal(RECORD.id, seat, `journal ${seat}`);
        await store.addSaying(RECORD.id, said(seat));
      }
      await store.addLink(RECORD.id, { hash: 'link', seat: 0, host: false, until: 99 });
      const robot: Chair = { kind: 'bot', level: 'random' };
      await store.arrange(RECORD.id, '{"length":9}', [
        { chair: CHAIRS[2] ?? robot, from: 2 },
        { chair: robot, from: null },
        { chair: { kind: 'open' }, from: null },
        { chair: ANN, from: 0 },
      ]);
      expect(await store.chairs(RECORD.id)).toEqual([CHAIRS[2], robot, { kind: 'open' }, ANN]);
      expect((await store.table(RECORD.id))?.options).toBe('{"length":9}');
      expect(await Promise.all([0, 1, 2, 3].map((seat) => store.notes(RECORD.id, seat)))).toEqual(['note 2', '', '', 'note 0']);
      expect(await Promise.all([0, 1, 2, 3].map((seat) => store.journal(RECORD.id, seat)))).toEqual([
        'journal 2',
        '',
        '',
        'journal 0',
      ]);
      expect((await store.talk(RECORD.id, 9)).map(({ seat }) => seat)).toEqual([3, 0]);
      expect(await store.link(RECORD.id, 'link')).toBeUndefined();
    });

    test('[S-21.4] devices and webhooks come back too; they go with a seat, and move with it', async () => {
      const device = (endpoint: string) => ({ endpoint, p256dh: 'key', auth: 'word', title: 'Your turn', body: 'Łódź' });
      const hook = { form: 'discord', url: 'https://x.example/', text: '{name}' } as const;
      const first = await fresh();
      for (const name of ['a', 'b', 'a', 'c', 'd', 'e', 'f']) await first.addDevice(RECORD.id, 0, device(name)); // the oldest goes
      for (const seat of [1, 2]) await first.addDevice(RECORD.id, seat, device('f'));
      await first.setHook(RECORD.id, { ...hook, form: 'ntfy' });
      await first.setHook(RECORD.id, hook);
      await first.close();

      const store = await open('again');
      const names = (seat: number): Promise<string> =>
        store.devices(RECORD.id, seat).then((devices) => devices.map(({ endpoint }) => endpoint).join(''));
      const all = (): Promise<readonly string[]> => Promise.all([0, 1, 2].map(names));
      expect(await store.hook(RECORD.id)).toEqual(hook);
      expect((await store.devices(RECORD.id, 1))[0]).toEqual(device('f'));
      expect(await all()).toEqual(['acdef', 'f', 'f']);
      await store.removeDevice(RECORD.id, 0, 'd');
      await store.setChair(RECORD.id, 1, { kind: 'open' });
      expect(await all()).toEqual(['acef', '', 'f']);
      await store.arrange(RECORD.id, '{}', [
        { chair: { kind: 'open' }, from: null },
        { chair: { kind: 'open' }, from: 2 },
        { chair: ANN, from: 0 },
      ]);
      expect(await all()).toEqual(['', 'f', 'acef']);
      await store.forgetDevice('f'); // wherever it was
      expect(await all()).toEqual(['', '', 'ace']);
      await store.addLink(RECORD.id, { hash: 'link', seat: 2, host: false, until: 99 });
      await store.useLink(RECORD.id, 'link', [{ table: RECORD.id, seat: 2, chair: ANN, hostHash: null, saying: null }]);
      expect(await all()).toEqual(['', '', '']);
      await store.setHook(RECORD.id, null);
      expect(await store.hook(RECORD.id)).toBeNull();
    });

    test('[S-19.1] where people play again, the devices and the webhook of the old table are there too', async () => {
      const store = await fresh();
      const device = (endpoint: string) => ({ endpoint, p256dh: 'key', auth: 'word', title: 'Your turn', body: 'Łódź' });
      const hook = { form: 'ntfy', url: 'https://x.example/', text: '{name}' } as const;
      for (const [seat, name] of ['a', 'b', 'c'].entries()) await store.addDevice(RECORD.id, seat % 2, device(name));
      await store.setHook(RECORD.id, hook);
      const next = { ...RECORD, id: 'other23456', code: 'BCDEF' };
      await expect(store.createRematch(RECORD.id, { ...next, code: RECORD.code }, CHAIRS)).rejects.toBeInstanceOf(Conflict);
      expect((await store.table(RECORD.id))?.rematch).toBeNull();
      await store.createRematch(RECORD.id, next, CHAIRS);
      for (const id of [RECORD.id, next.id]) {
        expect(await Promise.all([0, 1].map((seat) => store.devices(id, seat)))).toEqual([
          [device('a'), device('c')],
          [device('b')],
        ]);
        expect(await store.hook(id)).toEqual(hook);
      }
      expect((await store.table(RECORD.id))?.rematch).toBe(next.id);
      expect([await store.table(next.id), await store.chairs(next.id)]).toEqual([next, CHAIRS]);
    });

    test('[S-22.9] a table that is forgotten leaves nothing, and no other goes with it', async () => {
      const store = await fresh();
      const other = { ...RECORD, id: 'other23456', code: 'OTHER' };
      await store.createTable(other, CHAIRS);
      for (const { id } of [RECORD, other]) {
        await store.append(id, { ...alone(opened().start), dueAt: 77, sights: [{ seat: 0, version: 0, events: '[]' }] });
        await Promise.all([store.setNotes(id, 0, 'a pin in Quito'), store.setJournal(id, 0, 'Quito: x')]);
        await store.addLink(id, { hash: `link to ${id}`, seat: 0, host: false, until: 9 });
        await store.addSaying(id, { seat: 0, time: 5, what: { kind: 'phrase', phrase: 'hello' } });
        await store.addDevice(id, 0, { endpoint: 'phone', p256dh: 'key', auth: 'word', title: 'Your turn', body: 'Quito' });
        await store.setHook(id, { form: 'json', url: 'https://x.example/', text: '{name}' });
      }
      await store.forget(RECORD.id);
      expect(await store.table(RECORD.id)).toBeUndefined();
      expect(await store.tableByCode(RECORD.code)).toBeUndefined();
      expect(await store.claimDue(99, 199, 10)).toEqual([other.id]);
      await store.createTable(RECORD, CHAIRS); // the same again, to see what was left
      expect(await store.entries(RECORD.id, 0, 9)).toEqual([]);
      expect(await Promise.all([store.sights(RECORD.id), store.talk(RECORD.id, 9)])).toEqual([[], []]);
      expect([await store.notes(RECORD.id, 0), await store.journal(RECORD.id, 0)]).toEqual(['', '']);
      expect([await store.devices(RECORD.id, 0), await store.hook(RECORD.id)]).toEqual([[], null]);
      expect(await store.link(RECORD.id, `link to ${RECORD.id}`)).toBeUndefined();
      expect(await store.notes(other.id, 0)).toBe('a pin in Quito');
      expect(await store.entries(other.id, 0, 9)).toHaveLength(1);
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
