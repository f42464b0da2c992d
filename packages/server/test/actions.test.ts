import { describe, expect, test } from 'vitest';
import { type Client, is } from './kit/client.ts';
import { startServer, temporary } from './kit/server.ts';
import { askOf, latest, PEEK, show, startTable, stride } from './kit/table.ts';

const updates = (client: Client) => client.said.filter(is('update'));
/** Long enough for anything that should not come. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('the path of an action', () => {
  test('[S-3.1] an action is done: the asker is told, and everybody sees it with their own eyes', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server);
    const [ann, bob] = people;
    const watcher = await server.client();
    await show(watcher, table, null, null);
    const seen = [ann.client, bob.client, watcher].map((client) => client.until(is('update')));
    const answer = await ann.client.act({ ask: askOf(ann.client), action: stride(2), id: 'a1' });
    expect(answer).toEqual({ type: 'done', id: 'a1', version: 1 });
    const [own, other, public_] = await Promise.all(seen);
    expect(own?.entry.events).toEqual([{ type: 'chose', seat: 0, round: 1, stride: 2 }]);
    for (const update of [other, public_]) {
      expect(update?.entry).toMatchObject({ seq: 1, events: [{ type: 'chose', seat: 0, round: 1 }] });
      expect(JSON.stringify(update)).not.toContain('"stride":2');
      expect(update?.view).toMatchObject({ strides: [{ count: 1 }, null] });
    }
    expect([own?.ask, other?.ask, public_?.ask]).toEqual([null, 0, null]);
  });

  test('[S-3.2] simultaneous answers all count: another seat’s answer does not change the question', async () => {
    const server = await startServer();
    const [ann, bob, cy] = (await startTable(server, { seats: 3 })).people;
    const answers = await Promise.all(
      [ann, bob, cy ?? ann].map(({ client, seat }) => client.act({ ask: 0, action: stride(1), id: `s${seat}` })),
    );
    expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
    expect(askOf(ann.client)).toBe(3); // the last answer threw the die: a new round, a new question
  });

  test('[S-3.3] a late double click dies: its question has changed', async () => {
    const server = await startServer();
    const [ann] = (await startTable(server)).people;
    const [first, second] = await Promise.all([
      ann.client.act({ ask: 0, action: PEEK, id: 'one' }),
      ann.client.act({ ask: 0, action: stride(1), id: 'two' }),
    ]);
    expect(first.type).toBe('done');
    expect(second).toMatchObject({ type: 'undone', error: { code: 'stale' } });
    expect(askOf(ann.client)).toBe(1);
  });

  test('[S-3.4] a seat that is not asked is told so', async () => {
    const server = await startServer();
    const [ann] = (await startTable(server)).people;
    await ann.client.act({ ask: 0, action: stride(1), id: 'one' });
    expect(await ann.client.act({ ask: 0, action: stride(1), id: 'two' })).toMatchObject({ error: { code: 'not-asked' } });
  });

  test('[S-3.5] a resend gets the same acknowledgement again and is not done twice; after a restart too', async () => {
    const dataDir = temporary();
    const first = await startServer({ dataDir });
    const { table, people } = await startTable(first);
    const [ann] = people;
    const act = { ask: 0, action: PEEK, id: 'same' };
    expect(await ann.client.act(act)).toEqual({ type: 'done', id: 'same', version: 1 });
    expect(await ann.client.act(act)).toEqual({ type: 'done', id: 'same', version: 1 });
    await first.close();
    const second = await startServer({ dataDir });
    const client = await second.client();
    await show(client, table, 0, ann.secret);
    expect(await client.act(act)).toEqual({ type: 'done', id: 'same', version: 1 });
    expect(latest(client).version).toBe(1);
  });

  test('[S-3.6] the same id with another action is refused', async () => {
    const server = await startServer();
    const [ann, bob] = (await startTable(server)).people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'same' });
    expect(await ann.client.act({ ask: 1, action: stride(1), id: 'same' })).toMatchObject({ error: { code: 'id-used' } });
    expect((await bob.client.act({ ask: 0, action: stride(1), id: 'same' })).type).toBe('done'); // another seat's ids are its own
  });

  test('[S-3.7] a refusal cites the rules, goes to the asker alone, and changes nothing', async () => {
    const server = await startServer();
    const [ann, bob] = (await startTable(server)).people;
    await ann.client.act({ ask: 0, action: PEEK, id: 'one' });
    await quiet();
    const before = [ann.client.frames.length, bob.client.frames.length];
    expect(await ann.client.act({ ask: 1, action: PEEK, id: 'two' })).toEqual({
      type: 'undone',
      id: 'two',
      error: { code: 'refused', rule: 'TR-2.4', reason: 'already-peeked', params: {} },
    });
    await quiet();
    expect([ann.client.frames.length, bob.client.frames.length]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect((await ann.client.act({ ask: 1, action: stride(1), id: 'two' })).type).toBe('done'); // the id of what was not done is free
  });

  test('[S-3.8] an action that cannot be read is told what is wrong with it', async () => {
    const server = await startServer();
    const [ann] = (await startTable(server)).people;
    for (const action of [
      null,
      7,
      'stride',
      [],
      {},
      { type: 'stride' },
      { type: 'stride', stride: 9 },
      { type: 'peek', more: 1 },
    ])
      expect(await ann.client.act({ ask: 0, action, id: 'bad' })).toMatchObject({ error: { code: 'bad-action' } });
    expect(latest(ann.client).version).toBe(0);
  });

  test('[S-3.9] every viewer gets every version', async () => {
    const server = await startServer();
    const { table, people } = await startTable(server, { options: { length: 9 } });
    const watcher = await server.client();
    await show(watcher, table, null, null);
    while (latest(people[0].client).outcome === null) {
      const round = people.map(({ client }, index) =>
        client.act({ ask: askOf(client), action: stride(1), id: `r${index}-${latest(client).version}` }),
      );
      await Promise.all(round);
      await quiet();
    }
    const versions = updates(watcher).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    expect(people.map(({ client }) => updates(client).map(({ version }) => version))).toEqual([
      [0, ...versions],
      [0, ...versions],
    ]);
    expect(await people[0].client.act({ ask: 0, action: PEEK, id: 'late' })).toMatchObject({ error: { code: 'over' } });
  });
});
