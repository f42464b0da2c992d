import { describe, expect, test } from 'vitest';
import { type Client, connect, is, type Said } from './kit/client.ts';
import { afterwards, startServer, type TestServer } from './kit/server.ts';
import { latest, show, startTable } from './kit/table.ts';
import { CALL, doubted, wonders } from './kit/wonders.ts';

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ping = async (client: Client): Promise<number> => {
  const answer = await client.ask({ type: 'ping' });
  if (answer.type !== 'pong') throw new Error(answer.type);
  return answer.time;
};

describe('a ping', () => {
  test('[S-10.2] is answered with the server’s time, at once: whatever was asked before', async () => {
    const server = await startServer({}, { now: () => 1_234_567 });
    const client = await server.client();
    expect(await ping(client)).toBe(1_234_567);
    client.raw('{"type":"show","n":7,"table":"nosuch","seat":null,"secret":null}');
    await ping(client);
    await client.until(is('error'), 0);
    expect(client.said.map(({ type }) => type)).toEqual(['welcome', 'pong', 'pong', 'error']);
  });

  test('[S-1.1] comes after hello', async () => {
    const { url } = await startServer();
    const client = await connect(url, { greet: false });
    afterwards(() => client.close());
    client.raw('{"type":"ping","n":3}');
    expect(await client.until(is('error'), 0)).toMatchObject({ n: 3, error: { code: 'bad-message' } });
  });
});

/** Who calls on a line says that it was 200 ms ago. */
const callOver = async (server: TestServer, echoAfter: number) => {
  const { table, people } = await startTable(server, { game: wonders.id, position: doubted(2) });
  const caller = await connect(server.url, echoAfter === 0 ? {} : { echoAfter });
  afterwards(() => caller.close());
  await show(caller, table, 1, people[1].secret);
  for (let count = 0; count < 4; count++) await ping(caller);
  await passed(1_000);
  const openAt = latest(caller).clock?.openAt ?? Number.NaN;
  const reactionMs = Date.now() - 200 - openAt;
  await caller.act({ ask: 0, action: CALL, id: 'c', reactionMs });
  const { photo } = await people[0].client.until((m): m is Said<'update'> => m.type === 'update' && m.photo !== null, 0);
  return { photo, reactionMs };
};

test('[S-10.7] a server that stops in the midst of a race decides it first', async () => {
  const server = await startServer();
  const { people } = await startTable(server, { game: wonders.id, position: doubted(3), seats: 3 });
  await passed(700);
  const { client } = people[1];
  const answer = client.act({ ask: 0, action: CALL, id: 'c' });
  await ping(client); // the call has come
  await server.close();
  expect(await answer).toEqual({ type: 'done', id: 'c', version: 1 });
});

describe('a line', () => {
  test('[S-10.4] is as long as its pings say: over a long one a call may be older than when it came', async () => {
    const server = await startServer();
    const far = await callOver(server, 600);
    expect(far.photo).toEqual({ first: 1, calls: [{ seat: 1, ms: far.reactionMs, lagAdjusted: false }] });
  });

  test('[S-10.4] over a short one it may not', async () => {
    const server = await startServer();
    const near = await callOver(server, 0);
    expect(near.photo?.calls).toMatchObject([{ seat: 1, lagAdjusted: true }]);
    expect(near.photo?.calls[0]?.ms).toBeGreaterThan(near.reactionMs);
  });
});
