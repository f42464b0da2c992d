import { createLog, NotSaved, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { startServer, temporary } from './kit/server.ts';
import {
  caughtUp,
  claiming,
  does,
  latest,
  PEEK,
  playOut,
  refused,
  show,
  sit,
  startTable,
  stride,
  type TestTable,
  tableWhere,
  vanished,
} from './kit/table.ts';

const undo = (client: Client) => client.ask({ type: 'undo', version: latest(client).version });
const rewindTo = (client: Client, seq: number) => client.ask({ type: 'propose', what: { kind: 'rewind', seq } });
const toEnd = (client: Client) => client.ask({ type: 'propose', what: { kind: 'end' } });
const answer = (client: Client, yes: boolean, proposal = 1) => client.ask({ type: 'answer', proposal, yes });

const letPlay = ({ table, host, people }: TestTable, seat: number) =>
  people[0].client.ask({ type: 'stand', table, host, seat, until: 'back' });

const verified = async (client: Client) => {
  const { game } = await expectSaid('saved', client.ask({ type: 'save' }));
  const read = tiny.read(game);
  return read.ok ? tiny.verify(read.value) : read;
};

const allAt = async ({ people }: TestTable, version: number): Promise<void> => {
  await Promise.all(people.map(({ client }) => caughtUp(client, version)));
};

describe('an undo', () => {
  test('[S-17.1] takes back one’s own last action, which revealed nothing: everybody sees the table as it was', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    const before = table.people.map(({ client }) => latest(client).view);
    await does(table, 0, stride(3));
    expect(table.people.map(({ client }) => latest(client).canUndo)).toEqual([true, false]);
    await expectSaid('ok', undo(ann.client));
    await allAt(table, 2);
    expect(table.people.map(({ client }) => latest(client).view)).toEqual(before);
    expect(latest(ann.client)).toMatchObject({ ask: 2, canUndo: false });
    expect(bob.client.said.findLast(is('update'))?.entry).toMatchObject({
      seq: 2,
      events: [],
      turnback: { kind: 'undo', seat: 0, back: 0 },
    });
    expect(await ann.client.act({ ask: 0, action: stride(1), id: 'old' })).toMatchObject({ error: { code: 'stale' } });
  });

  test('[S-17.1] is not for what was revealed, what another did, or what was done before', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    const watcher = await server.client();
    await show(watcher, table.table, null, null);
    expect(await watcher.ask({ type: 'undo', version: 0 })).toMatchObject(refused('not-seated'));
    expect(await undo(ann.client)).toMatchObject(refused('cannot-undo'));
    await does(table, 0, PEEK);
    expect(await undo(ann.client)).toMatchObject(refused('cannot-undo'));
    await does(table, 0, stride(1));
    expect(await ann.client.ask({ type: 'undo', version: 1 })).toMatchObject(refused('stale'));
    expect(await undo(bob.client)).toMatchObject(refused('cannot-undo'));
    await does(table, 1, stride(1)); // throws the die
    for (const { client } of [ann, bob]) expect(await undo(client)).toMatchObject(refused('cannot-undo'));
    expect(latest(ann.client)).toMatchObject({ version: 3, canUndo: false, rewindTo: null });
  });

  test('[S-17.2] [S-17.3] changes no luck, over a restart too: what was to come comes', async () => {
    const first = await startServer();
    const table = await startTable(first);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const clients = [await second.client(), await second.client()] as const;
    const people = [
      { ...ann, client: clients[0], shown: await show(clients[0], table.table, 0, ann.secret) },
      { ...bob, client: clients[1], shown: await show(clients[1], table.table, 1, bob.secret) },
    ] as const;
    const again: TestTable = { ...table, people };
    await expectSaid('ok', undo(clients[0]));
    await allAt(again, 2);
    await does(again, 0, stride(1));
    await does(again, 1, stride(2));
    await does(again, 1, stride(1)).catch(() => undefined);
    await second.close();
    const third = await startServer({ dataDir: first.dataDir });
    const last = [await third.client(), await third.client()] as const;
    const final: TestTable = {
      ...table,
      people: [
        { ...ann, client: last[0], shown: await show(last[0], table.table, 0, ann.secret) },
        { ...bob, client: last[1], shown: await show(last[1], table.table, 1, bob.secret) },
      ],
    };
    await playOut(final);
    expect(await verified(last[0])).toMatchObject({ ok: true });
  });

  test('[S-17.1] is to be had ten times in the same place, over a restart too; then the button says so', async () => {
    const first = await startServer();
    const table = await startTable(first);
    const [ann, bob] = table.people;
    for (let times = 0; times < 10; times++) {
      expect(latest(ann.client).undoSpent).toBe(false);
      await does(table, 0, stride(3));
      await expectSaid('ok', undo(ann.client));
      await allAt(table, 2 * times + 2);
    }
    await does(table, 0, stride(3));
    expect(latest(ann.client)).toMatchObject({ canUndo: false, undoSpent: true, rewindTo: 21 });
    expect(latest(bob.client).undoSpent).toBe(false);
    expect(await undo(ann.client)).toMatchObject({ error: { code: 'cannot-undo', message: expect.stringContaining('often') } });
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const clients = [await second.client(), await second.client()] as const;
    const shown = await show(clients[0], table.table, 0, ann.secret);
    expect(shown.game).toMatchObject({ version: 21, canUndo: false, undoSpent: true });
    await show(clients[1], table.table, 1, bob.secret);
    expect(await undo(clients[0])).toMatchObject(refused('cannot-undo'));
    await playOut({
      people: [
        { ...ann, client: clients[0], shown },
        { ...bob, client: clients[1] },
      ],
    });
    expect(await verified(clients[0])).toMatchObject({ ok: true });
  });

  test('[S-17.4] what was taken back is not told again, neither in the log nor to new eyes', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', undo(ann.client));
    await allAt(table, 2);
    const { game } = await show(ann.client, table.table, 0, ann.secret);
    expect(game?.log.slice(1)).toMatchObject([
      { seq: 1, events: [] },
      { seq: 2, events: [], turnback: { kind: 'undo' } },
    ]);
    const { log } = await expectSaid('log', ann.client.ask({ type: 'log', before: 2 }));
    expect(log[1]).toMatchObject({ seq: 1, events: [] });
  });
});

describe('a proposal', () => {
  test('[S-17.5] to go back is done when all people who sit there agree', async () => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    if (cy === undefined) throw new Error('three sit there');
    await does(table, 0, stride(3));
    await does(table, 1, stride(2));
    expect(latest(cy.client).rewindTo).toBe(1);
    const asked = tableWhere(cy.client, ({ proposal }) => proposal !== null);
    await expectSaid('ok', rewindTo(ann.client, 1));
    expect((await asked).proposal).toEqual({ id: 1, by: 0, what: { kind: 'rewind', seq: 1 }, agreed: [0] });
    expect(await toEnd(bob.client)).toMatchObject(refused('not-now'));
    expect(await answer(cy.client, true, 7)).toMatchObject(refused('stale'));
    await expectSaid('ok', answer(cy.client, true));
    expect(latest(ann.client).version).toBe(2);
    const done = tableWhere(cy.client, ({ proposal }) => proposal === null);
    await expectSaid('ok', answer(bob.client, true));
    await allAt(table, 3);
    await done;
    expect(latest(bob.client)).toMatchObject({ view: { strides: [null, null, null], toAct: [0, 1, 2] } });
    expect(cy.client.said.findLast(is('update'))?.entry.turnback).toEqual({ kind: 'rewind', seat: 0, back: 0 });
    await playOut(table);
    expect(await verified(bob.client)).toMatchObject({ ok: true });
  });

  test('[S-17.5] to go back on what was revealed is refused, and so is one to go back to what was no action', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    await does(table, 0, PEEK);
    expect(await rewindTo(ann.client, 1)).toMatchObject(refused('would-unreveal'));
    await does(table, 0, stride(1));
    await expectSaid('ok', undo(ann.client));
    await allAt(table, 3);
    for (const seq of [1, 2, 3, 4]) expect(await rewindTo(ann.client, seq)).toMatchObject(refused('would-unreveal'));
    expect(table.people[1].client.said.filter(is('table')).every(({ proposal }) => proposal === null)).toBe(true);
  });

  test.each([
    ['by a no', 1, (client: Client) => answer(client, false)],
    ['by whoever made it', 0, (client: Client) => answer(client, false)],
    ['by an action', 1, (client: Client) => client.act({ ask: 0, action: PEEK, id: 'act' })],
  ])('[S-17.5] is off %s', async (_, seat, how) => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', rewindTo(ann.client, 1));
    const off = tableWhere(ann.client, ({ proposal }) => proposal === null);
    await how((seat === 0 ? ann : bob).client);
    await off;
    expect(await answer(bob.client, true)).toMatchObject(refused('stale'));
    expect(latest(ann.client).view).toMatchObject({ strides: [3, null] });
    expect(await rewindTo(bob.client, 1)).toMatchObject({ type: seat === 1 && _ === 'by an action' ? 'error' : 'ok' });
  });

  test('[S-17.5] waits for whoever is away: nobody ends a game, or rewinds it, while the others are not there', async () => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    await does(table, 0, stride(3));
    await vanished(ann.client, bob);
    await vanished(ann.client, cy);
    for (const what of [{ kind: 'end' }, { kind: 'rewind', seq: 1 }] as const) {
      await expectSaid('ok', ann.client.ask({ type: 'propose', what }));
      await server.rooms.settled();
      const { info, game } = await show(ann.client, table.table, 0, ann.secret);
      expect(info).toMatchObject({ status: 'playing', proposal: { what, agreed: [0] } });
      expect(game?.version).toBe(1);
      await expectSaid('ok', answer(ann.client, false, info.proposal?.id));
    }
  });

  test('[S-17.5] stays open while those who have not answered come and go, and is seen by whoever comes', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', rewindTo(ann.client, 1));
    await vanished(ann.client, bob);
    const back = await server.client();
    const { info, game } = await show(back, table.table, 1, bob.secret);
    expect(info.proposal).toEqual({ id: 1, by: 0, what: { kind: 'rewind', seq: 1 }, agreed: [0] });
    expect(game?.version).toBe(1);
    const done = tableWhere(ann.client, ({ proposal }) => proposal === null);
    await expectSaid('ok', answer(back, true));
    await done;
    await caughtUp(ann.client, 2);
    expect(latest(ann.client).view).toMatchObject({ strides: [null, null] });
  });

  test.each([
    ['leaves for good', 'leave'],
    ['has a robot play until they are back', 'stand'],
  ] as const)('[S-17.6] is settled when the last who has not answered %s', async (_, how) => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    await does(table, 1, stride(3)); // so that Bob's robot has nothing to do
    await expectSaid('ok', toEnd(ann.client));
    if (how === 'stand') await vanished(ann.client, bob);
    await expectSaid('ok', answer(cy?.client ?? ann.client, true));
    const over = tableWhere(ann.client, ({ status }) => status === 'over');
    await expectSaid('ok', how === 'leave' ? bob.client.ask({ type: 'leave' }) : letPlay(table, 1));
    expect((await over).proposal).toBeNull();
  });

  test('[S-17.6] is for those to answer too who come back before it is settled', async () => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    await does(table, 1, stride(3));
    await vanished(ann.client, bob);
    await expectSaid('ok', letPlay(table, 1));
    await expectSaid('ok', toEnd(ann.client));
    const client = await server.client();
    await show(client, table.table, 1, bob.secret);
    await expectSaid('ok', answer(cy?.client ?? ann.client, true));
    const { info } = await show(client, table.table, 1, bob.secret);
    expect(info).toMatchObject({ status: 'playing', proposal: { agreed: [0, 2] } });
    await expectSaid('ok', answer(client, true));
    expect((await show(client, table.table, 1, bob.secret)).info.status).toBe('over');
  });

  test('[S-15.1] [S-17.6] is not got through by a robot for somebody who is here', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    await expectSaid('ok', toEnd(ann.client));
    expect(await letPlay(table, 1)).toMatchObject(refused('not-now'));
    expect((await show(ann.client, table.table, 0, ann.secret)).info).toMatchObject({ status: 'playing', proposal: { id: 1 } });
  });

  test('[S-17.6] is not settled when the seat that it waits for is taken to another device, which is asked then', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', rewindTo(ann.client, 1));
    const link = await expectSaid(
      'link',
      bob.client.ask({ type: 'link', table: table.table, seat: bob.seat, secret: bob.secret, host: null }),
    );
    const device = await server.client();
    const { secret } = await sit(device, claiming(table.table, link.token));
    const shown = await show(device, table.table, 1, secret);
    expect(shown).toMatchObject({ info: { proposal: { agreed: [0] } }, game: { version: 1 } });
    await expectSaid('ok', answer(device, true));
    await caughtUp(device, 2);
  });

  test('[S-17.3] [S-17.5] is open after a restart, with who has agreed; and over where the game has gone on', async () => {
    const dataDir = temporary();
    const first = await startServer({ dataDir });
    const table = await startTable(first, { seats: 3 });
    const [ann, bob, cy] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', toEnd(ann.client));
    await expectSaid('ok', answer(ann.client, false));
    await expectSaid('ok', rewindTo(ann.client, 1));
    await expectSaid('ok', answer(bob.client, true, 2));
    await first.close();

    const second = await startServer({ dataDir });
    const there = await second.client();
    const { info } = await show(there, table.table, 2, cy?.secret ?? null);
    expect(info.proposal).toEqual({ id: 2, by: 0, what: { kind: 'rewind', seq: 1 }, agreed: [0, 1] });
    await expectSaid('ok', answer(there, true, 2));
    await caughtUp(there, 2);
    expect(latest(there).view).toMatchObject({ strides: [null, null, null] });
    const other = tableWhere(there, ({ proposal }) => proposal !== null);
    await expectSaid('ok', toEnd(there));
    expect((await other).proposal?.id).toBe(3); // an answer to an older one is none to this
    await there.act({ ask: latest(there).ask ?? 0, action: stride(1), id: 'on' });
    await second.close();

    const third = await startServer({ dataDir });
    const late = await third.client();
    expect((await show(late, table.table, 2, cy?.secret ?? null)).info.proposal).toBeNull();
  });

  test('[S-17.6] is done by the next server where all had agreed when the last one was killed', async () => {
    const first = await startServer();
    const table = await startTable(first);
    const [ann] = table.people;
    await expectSaid('ok', toEnd(ann.client));
    await first.close();
    const store = await openStore(first.dataDir, createLog('silent'));
    await store.setProposal(table.table, { version: 0, id: 1, by: 0, what: { kind: 'end' }, agreed: [0, 1] });
    await store.close();
    const second = await startServer({ dataDir: first.dataDir });
    expect((await show(await second.client(), table.table, 0, ann.secret)).info.status).toBe('over');
  });

  test('[S-17.5] that cannot be saved is none, and an answer that cannot be saved is not given', async () => {
    const dataDir = temporary();
    const store: Store = await openStore(dataDir, createLog('silent'));
    let full = true;
    const setProposal: Store['setProposal'] = (...what) => (full ? Promise.reject(new NotSaved()) : store.setProposal(...what));
    const server = await startServer({}, { store: { ...store, setProposal } });
    const table = await startTable(server, { seats: 3 });
    const [ann, bob] = table.people;
    expect(await toEnd(ann.client)).toMatchObject(refused('not-saved'));
    full = false;
    await expectSaid('ok', toEnd(ann.client));
    full = true;
    expect(await answer(bob.client, true, 2)).toMatchObject(refused('not-saved'));
    expect((await show(ann.client, table.table, 0, ann.secret)).info.proposal).toMatchObject({ id: 2, agreed: [0] });
  });

  test('[S-17.5] is done at once where nobody else is to be asked', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    const left = tableWhere(ann.client, ({ sitters }) => sitters[1]?.kind === 'bot');
    await bob.client.ask({ type: 'leave' }).catch(() => undefined);
    await left;
    await expectSaid('ok', toEnd(ann.client));
    expect((await show(ann.client, table.table, 0, ann.secret)).info.status).toBe('over');
  });

  test('[S-17.7] to end the game here ends it: it is over without an outcome, is saved with its seed, and verifies', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(1));
    expect(await ann.client.ask({ type: 'save' })).toMatchObject(refused('not-over'));
    await expectSaid('ok', toEnd(bob.client));
    const over = tableWhere(ann.client, ({ status }) => status === 'over');
    await expectSaid('ok', answer(ann.client, true));
    expect((await over).proposal).toBeNull();
    await allAt(table, 2);
    expect(latest(bob.client)).toMatchObject({ outcome: null, ask: null, canUndo: false, rewindTo: null });
    expect(bob.client.said.findLast(is('update'))?.entry.turnback).toEqual({ kind: 'end', reason: 'agreed' });
    expect(await verified(bob.client)).toEqual({ ok: true, value: 1 });
    expect(await bob.client.act({ ask: 0, action: stride(1), id: 'late' })).toMatchObject({ error: { code: 'over' } });
    for (const late of [undo(ann.client), toEnd(ann.client)]) expect(await late).toMatchObject(refused('over'));
    await server.close();
    const again = await startServer({ dataDir: server.dataDir });
    const client = await again.client();
    expect((await show(client, table.table, 0, ann.secret)).info.status).toBe('over');
    expect(await verified(client)).toMatchObject({ ok: true });
  });
});
