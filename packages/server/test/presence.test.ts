import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { startServer, type TestServer } from './kit/server.ts';
import {
  creating,
  joining,
  PEEK,
  type Person,
  show,
  sit,
  start,
  startTable,
  stride,
  type TestTable,
  tableWhere,
} from './kit/table.ts';

/** Shows a seat on a device that holds others besides. */
const showAlso = (client: Client, table: string, front: Person, others: readonly { seat: number; secret: string }[]) =>
  expectSaid(
    'shown',
    client.ask({
      type: 'show',
      table,
      seat: front.seat,
      secret: front.secret,
      also: others.map(({ seat, secret }) => ({ seat, secret })),
    }),
  );

const showVeiled = (client: Client, table: string, { seat, secret }: Person) =>
  expectSaid('shown', client.ask({ type: 'show', table, seat, secret, veiled: true }));

const present = (index: number, is: boolean) => (table: { readonly sitters: readonly unknown[] }) =>
  JSON.stringify(table.sitters[index]).includes(`"present":${is}`);

/** Ann’s table of three; Bob and Cy share a device, which shows Bob. */
const shared = async (server: TestServer): Promise<TestTable & { readonly device: Client; readonly cy: Person }> => {
  const table = await startTable(server, { seats: 3 });
  const [, bob, cy] = table.people;
  if (cy === undefined) throw new Error('three sit there');
  const device = await server.client();
  await showAlso(device, table.table, bob, [cy]);
  bob.client.vanish();
  cy.client.vanish();
  return { ...table, device, cy };
};

describe('a device that holds several seats', () => {
  test('[S-14.1] is there for all of them, and is sent nothing of those that it does not show', async () => {
    const server = await startServer();
    const { table, people, device, cy } = await shared(server);
    const [ann, bob] = people;
    const phone = await server.client();
    await show(phone, table, cy.seat, cy.secret); // Cy looks on a phone as well
    expect((await phone.act({ ask: 0, action: PEEK, id: 'c' })).type).toBe('done');
    expect((await phone.act({ ask: 1, action: stride(3), id: 'd' })).type).toBe('done');
    await expectSaid('ok', phone.ask({ type: 'note', text: 'Cy wrote this' }));
    await device.ask({ type: 'log', before: 9 });
    expect(device.frames.join()).not.toMatch(/"number"|"stride":3|Cy wrote this|"seat":2,"options"/);
    const gone = tableWhere(ann.client, present(2, true));
    phone.vanish(); // the device is still there for Cy: nothing changes
    await expectSaid('ok', ann.client.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } }));
    expect((await show(await server.client(), table, null, null)).info.sitters[2]).toMatchObject({ present: true });
    const away = tableWhere(ann.client, present(2, false));
    await showAlso(device, table, bob, []);
    await away;
    await showAlso(device, table, bob, [cy]);
    await gone;
  });

  test('[S-14.1] is told which seats it still holds, as they are numbered now', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating({}, ['open', 'open']));
    const { table } = made;
    const [bob, cy] = [await sit(ann, joining(table, 1, 'Bob')), await sit(ann, joining(table, 2, 'Cy'))];
    await expectSaid('ok', ann.ask({ type: 'arrange', table, host: made.host ?? '', seats: [2, 'open', 0] }));
    const held = [bob, cy].map(({ seat, secret }) => ({ seat, secret }));
    const answer = ann.ask({ type: 'show', table, seat: 0, secret: made.secret, also: held });
    expect(await expectSaid('shown', answer)).toMatchObject({ viewer: 2, also: [null, 0] });
  });

  test('[S-14.1] flickers for nobody when it passes from seat to seat', async () => {
    const server = await startServer();
    const { table, people, device, cy } = await shared(server);
    const [ann, bob] = people;
    const from = ann.client.said.length;
    for (const [front, other] of [
      [cy, bob],
      [bob, cy],
    ] as const)
      await showAlso(device, table, front, [other]);
    await ann.client.ask({ type: 'log', before: 1 });
    expect(
      ann.client.said
        .slice(from)
        .filter(is('table'))
        .map(({ sitters }) => sitters),
    ).not.toContainEqual(expect.arrayContaining([expect.objectContaining({ present: false })]));
  });
});

describe('a seat that is shown veiled', () => {
  test('[S-14.2] is told that it was shown something in private, and not what, until it is shown unveiled', async () => {
    const server = await startServer();
    const table = await startTable(server);
    const [ann] = table.people;
    const device = await server.client();
    await showVeiled(device, table.table, ann);
    const told = device.until(is('update'));
    expect((await device.act({ ask: 0, action: PEEK, id: 'p' })).type).toBe('done');
    expect(await told).toMatchObject({ sights: [{ version: 1, events: [] }], entry: { events: [{ type: 'peeked', seat: 0 }] } });
    expect((await showVeiled(device, table.table, ann)).sights).toEqual([{ version: 1, events: [] }]);
    await device.ask({ type: 'log', before: 9 });
    expect(device.frames.join()).not.toContain('"number"');
    const { sights } = await show(device, table.table, 0, ann.secret);
    expect(sights).toEqual([{ version: 1, events: [{ type: 'peeked', seat: 0, number: expect.any(Number) }] }]);
  });

  test('[S-14.2] not with the start either, nor in the log', async () => {
    const server = await startServer();
    const ann = await server.client();
    const made = await sit(ann, creating({ game: 'carmen-junior', options: { first: 0 } }, ['random']));
    await showVeiled(ann, made.table, {
      client: ann,
      seat: 0,
      secret: made.secret,
      shown: await show(ann, made.table, null, null),
    });
    const told = ann.until(is('update'));
    await start(ann, made);
    expect((await told).sights).toEqual([{ version: 0, events: [] }]);
    await ann.ask({ type: 'log', before: 9 });
    expect(ann.frames.join()).not.toContain('"hid":[');
    expect((await show(ann, made.table, 0, made.secret)).sights).toMatchObject([{ events: [{ hid: expect.any(Array) }] }]);
  });
});

test('[S-14.3] everybody is told when no device is there for the seat of the host', async () => {
  const server = await startServer();
  const table = await startTable(server);
  const [ann, bob] = table.people;
  const away = tableWhere(bob.client, ({ hostAway }) => hostAway);
  ann.client.vanish();
  await away;
  const back = tableWhere(bob.client, ({ hostAway }) => !hostAway);
  await show(await server.client(), table.table, 0, ann.secret);
  await back;
});
