import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { startServer } from './kit/server.ts';
import { caughtUp, does, latest, refused, show, startTable, stride, type TestTable, tableWhere, vanished } from './kit/table.ts';

type Until = 'turn' | 'back' | null;

const standing = (until: Until) => (table: Said<'table'>) =>
  table.sitters[1]?.kind === 'person' && table.sitters[1].standIn === until;

/** Asks for a stand-in for seat 1, as the host or as whoever is shown. */
const stand = ({ table, host }: TestTable, by: Client, until: Until, asHost = true) =>
  by.ask({ type: 'stand', table, host: asHost ? host : null, seat: 1, until });

const boardOf = (client: Client): string => JSON.stringify(latest(client).view);

describe('a stand-in', () => {
  test('[S-15.1] [S-15.2] plays this turn for an absent person, and no more', async () => {
    const server = await startServer();
    const table = await startTable(server, { options: { length: 9 } });
    const [ann, bob] = table.people;
    await vanished(ann.client, bob);
    const begun = tableWhere(ann.client, standing('turn'));
    await expectSaid('ok', stand(table, ann.client, 'turn'));
    const over = tableWhere(ann.client, standing(null), ann.client.said.indexOf(await begun));
    expect((await ann.client.act({ ask: 0, action: stride(1), id: 'a' })).type).toBe('done');
    await over; // its turn was two questions: it looked, and chose
    const { version } = latest(ann.client);
    await ann.client.act({ ask: latest(ann.client).ask ?? 0, action: stride(1), id: 'b' });
    await caughtUp(ann.client, version + 1);
    expect(boardOf(ann.client)).toContain('"toAct":[1]'); // and now Bob is waited for
    expect(await stand(table, ann.client, 'back')).toMatchObject({ type: 'ok' });
    await caughtUp(ann.client, version + 2);
  });

  test('[S-15.2] for a turn needs somebody whose turn it is', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    await does(table, 1, stride(1));
    expect(await stand(table, ann.client, 'turn')).toMatchObject(refused('not-asked'));
    expect(await ann.client.ask({ type: 'stand', table: table.table, host: table.host, seat: 7, until: 'back' })).toMatchObject(
      refused('unknown-seat'),
    );
  });

  test('[S-15.1] is for the host to say; for anybody who sits there while no device is there for the host', async () => {
    const server = await startServer();
    const table = await startTable(server, { seats: 3 });
    const [ann, bob, cy] = table.people;
    const watcher = await server.client();
    await show(watcher, table.table, null, null);
    expect(await watcher.ask({ type: 'stand', table: table.table, host: ann.secret, seat: 1, until: 'back' })).toMatchObject(
      refused('not-host'),
    );
    expect(await stand(table, watcher, 'back', false)).toMatchObject(refused('not-seated'));
    if (cy === undefined) throw new Error('three sit there');
    expect(await stand(table, cy.client, 'back', false)).toMatchObject(refused('not-host'));
    const away = tableWhere(cy.client, ({ hostAway }) => hostAway);
    ann.client.vanish();
    await away;
    expect(await stand(table, watcher, 'back', false)).toMatchObject(refused('not-seated'));
    // whoever is there plays for themselves, whatever the host says
    expect(await stand(table, cy.client, 'back')).toMatchObject(refused('not-now'));
    expect(await stand(table, cy.client, 'back', false)).toMatchObject(refused('not-now'));
    const gone = tableWhere(cy.client, ({ sitters }) => JSON.stringify(sitters[1]).includes('"present":false'));
    bob.client.vanish();
    await gone;
    const begun = tableWhere(cy.client, standing('back'));
    await expectSaid('ok', stand(table, cy.client, 'back', false));
    await begun;
    expect(await cy.client.ask({ type: 'stand', table: table.table, host: null, seat: 0, until: 'back' })).toMatchObject({
      type: 'ok',
    });
  });

  test('[S-15.3] plays until the person is back, and hands over at once', async () => {
    const server = await startServer();
    const table = await startTable(server, { options: { length: 9 } });
    const [ann, bob] = table.people;
    await vanished(ann.client, bob);
    await expectSaid('ok', stand(table, ann.client, 'back'));
    const { ask } = latest(ann.client);
    const next = ann.client.until(
      (m): m is Said<'update'> =>
        m.type === 'update' && m.ask !== null && m.ask !== ask && JSON.stringify(m.view).includes('"toAct":[0,1]'),
    );
    await ann.client.act({ ask: ask ?? 0, action: stride(1), id: 'first' });
    await next;
    const back = tableWhere(ann.client, standing(null));
    const client = await server.client();
    const shown = await show(client, table.table, 1, bob.secret);
    expect(shown.info.sitters[1]).toMatchObject({ present: true, standIn: null });
    await back;
    await ann.client.act({ ask: latest(ann.client).ask ?? 0, action: stride(1), id: 'last' });
    await caughtUp(client, latest(ann.client).version);
    // the robot may have answered just before they were back: then the next question is theirs
    let tries = 0;
    const mine = async () => (await client.act({ ask: latest(client).ask ?? 0, action: stride(1), id: `mine${++tries}` })).type;
    await expect.poll(mine).toBe('done');
  });

  test('[S-15.3] that is still thinking does nothing more', async () => {
    const slow = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => setTimeout(() => parentPort.postMessage(
          { type: 'chosen', choice: { action: { type: 'stride', stride: 3 }, why: { key: 'k', params: {} } } }), 300));
        parentPort.postMessage({ type: 'ready' });
      `)}`,
    );
    const thought: unknown[] = [];
    const server = await startServer({}, { botWorker: slow });
    const table = await startTable(server);
    const [ann, bob] = table.people;
    await vanished(ann.client, bob);
    ann.client.on((message) => thought.push(message));
    await expectSaid('ok', stand(table, ann.client, 'back'));
    await server.rooms.settled();
    const client = await server.client();
    await show(client, table.table, 1, bob.secret);
    await server.rooms.wake(table.table); // whatever is due is done, and nothing is
    const live = await server.rooms.find(table.table);
    await expect.poll(() => (live.ok ? live.value.thinking.size : -1), { timeout: 5_000 }).toBe(0);
    expect(latest(client)).toMatchObject({ version: 0, ask: 0 });
  });

  test('[S-15.4] plays on after a restart', async () => {
    const first = await startServer();
    const table = await startTable(first, { options: { length: 9 } });
    await vanished(table.people[0].client, table.people[1]);
    await expectSaid('ok', stand(table, table.people[0].client, 'back'));
    await first.close();
    const second = await startServer({ dataDir: first.dataDir });
    const ann = await second.client();
    const shown = await show(ann, table.table, 0, table.people[0].secret);
    expect(shown.info.sitters[1]).toMatchObject({ standIn: 'back', present: false });
    const round = ann.until((m): m is Said<'update'> => m.type === 'update' && m.version >= 3);
    await ann.act({ ask: shown.game?.ask ?? 0, action: stride(1), id: 'a' });
    await round;
  });

  test('[S-15.1] plays only while a game is played', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    await expectSaid('ok', ann.client.ask({ type: 'propose', what: { kind: 'end' } }));
    const over = tableWhere(ann.client, ({ status }) => status === 'over');
    await expectSaid('ok', table.people[1].client.ask({ type: 'answer', proposal: 1, yes: true }));
    await over;
    expect(await stand(table, ann.client, 'back')).toMatchObject(refused('over'));
    expect(ann.client.said.filter(is('error')).length).toBe(1);
  });
});
