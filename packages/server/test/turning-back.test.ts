import { createLog, openStore, type Store } from '@tabletrotter/server';
import { describe, expect, test } from 'vitest';
import { settleProposal } from '../src/turning-back.ts';
import { type Client, expectSaid, is } from './kit/client.ts';
import { tiny } from './kit/games.ts';
import { startServer, temporary } from './kit/server.ts';
import {
  caughtUp,
  does,
  latest,
  PEEK,
  playOut,
  refused,
  show,
  startTable,
  stride,
  type TestTable,
  tableWhere,
} from './kit/table.ts';

const undo = (client: Client) => client.ask({ type: 'undo', version: latest(client).version });
const rewindTo = (client: Client, seq: number) => client.ask({ type: 'propose', what: { kind: 'rewind', seq } });
const toEnd = (client: Client) => client.ask({ type: 'propose', what: { kind: 'end' } });
const answer = (client: Client, yes: boolean, proposal = 1) => client.ask({ type: 'answer', proposal, yes });

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
  test('[S-17.5] to go back is done when all people who are there agree', async () => {
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

  test.each([
    ['goes away', (client: Client) => client.vanish()],
    ['leaves', (client: Client) => void client.ask({ type: 'leave' }).catch(() => undefined)],
  ])('[S-17.6] is settled when the last who has not answered %s', async (_, how) => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', rewindTo(ann.client, 1));
    const done = tableWhere(ann.client, ({ proposal }) => proposal === null);
    const back = ann.client.until(is('update'));
    how(bob.client);
    expect((await back).entry.turnback).toMatchObject({ kind: 'rewind' });
    await done;
  });

  test('[S-17.6] is settled when the seat that it waits for is taken to another device', async () => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    await does(table, 0, stride(3));
    await expectSaid('ok', rewindTo(ann.client, 1));
    await expectSaid('ok', answer(bob.client, true));
    const link = await expectSaid(
      'link',
      ann.client.ask({ type: 'link', table: table.table, seat: cy?.seat ?? 2, secret: null, host: table.host }),
    );
    const back = ann.client.until(is('update'));
    await expectSaid('seated', (await server.client()).ask({ type: 'claim', table: table.table, token: link.token }));
    expect((await back).entry.turnback).toMatchObject({ kind: 'rewind' });
  });

  test('[S-17.6] is not agreed to by nobody', async () => {
    const dataDir = temporary();
    const store: Store = await openStore(dataDir, createLog('silent'));
    const server = await startServer({}, { store });
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await expectSaid('ok', toEnd(ann.client));
    const away = tableWhere(bob.client, ({ hostAway }) => hostAway);
    ann.client.vanish();
    await away;
    bob.client.vanish();
    const live = await server.rooms.find(table.table);
    if (!live.ok) throw new Error(live.error.code);
    await expect.poll(() => live.value.eyes.size, { timeout: 5_000 }).toBe(0);
    await live.value.queue.settled();
    expect(live.value.match?.closed).toBe(false);
    await server.close();
    const again = await startServer({ dataDir });
    expect((await show(await again.client(), table.table, null, null)).info.status).toBe('playing');
  });

  test('[S-17.6] is not settled by a server that stops, whose people go one after another', async () => {
    const server = await startServer();
    const { table } = await startTable(server);
    const found = await server.rooms.find(table);
    if (!found.ok) throw new Error(found.error.code);
    const live = found.value;
    live.proposal = { id: 1, by: 0, what: { kind: 'end' }, agreed: [0, 1] };
    await settleProposal({ ...live, world: { ...live.world, stopping: () => true } });
    expect(live.match?.closed).toBe(false);
    await settleProposal(live);
    expect(live.match?.closed).toBe(true);
  });

  test('[S-17.5] is done at once where nobody else is there', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await does(table, 0, stride(3));
    const away = tableWhere(ann.client, ({ sitters }) => JSON.stringify(sitters[1]).includes('"present":false'));
    bob.client.vanish();
    await away;
    await expectSaid('ok', rewindTo(ann.client, 1));
    await caughtUp(ann.client, 2);
    expect(latest(ann.client).view).toMatchObject({ strides: [null, null] });
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
