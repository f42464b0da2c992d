import type { OfferedLevel } from '@tabletrotter/protocol';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is } from './kit/client.ts';
import { startServer, type TestServer } from './kit/server.ts';
import { claiming, creating, does, joining, latest, refused, show, sit, start, stride, tableWhere } from './kit/table.ts';

type Order = readonly (number | 'open' | OfferedLevel)[];

/** Ann, Bob and Cy at a table that has not started, each on a connection of their own. */
const lobby = async (server: TestServer) => {
  const clients = await Promise.all([server.client(), server.client(), server.client()]);
  const [ann, bob, cy] = clients;
  const made = await sit(ann, creating({}, ['open', 'open']));
  const { table } = made;
  const secrets = [made.secret];
  await show(ann, table, 0, made.secret);
  for (const [client, name] of [
    [bob, 'Bob'],
    [cy, 'Cy'],
  ] as const) {
    const { seat, secret } = await sit(client, joining(table, null, name));
    await show(client, table, seat, secret);
    secrets.push(secret);
  }
  const arrange = (seats: Order, host = made.host ?? '', by: Client = ann) =>
    by.ask({ type: 'arrange', table, host, seats: [...seats] });
  return { ann, bob, cy, made, table, secrets, arrange };
};

const names = ({ sitters }: { readonly sitters: readonly { readonly kind: string; readonly name?: string }[] }) =>
  sitters.map((sitter) => sitter.name ?? sitter.kind);

describe('who sits where', () => {
  test('[S-13.1] the host says: seats are swapped, whoever has another number is told, and secrets go on holding', async () => {
    const server = await startServer();
    const { ann, bob, cy, made, table, secrets, arrange } = await lobby(server);
    const told = [bob, cy].map((client) => client.until(is('reseated')));
    await expectSaid('ok', arrange([0, 2, 1]));
    expect((await Promise.all(told)).map(({ seat }) => seat)).toEqual([2, 1]);
    expect(ann.said.filter(is('reseated'))).toEqual([]);
    expect(names(ann.said.findLast(is('table')) ?? { sitters: [] })).toEqual(['Ann', 'Cy', 'Bob']);
    const again = await show(await server.client(), table, 1, secrets[1] ?? ''); // by his old number
    expect(again.viewer).toBe(2);
    await start(ann, made);
    await cy.until(is('update'), 0);
    expect(latest(cy).view).toMatchObject({ seat: 1 });
  });

  test('[S-13.1] seats come and go, robots too; who is not named has to go, and their secret is of no more use', async () => {
    const server = await startServer();
    const { ann, bob, cy, made, table, secrets, arrange } = await lobby(server);
    const gone = bob.until(is('error'));
    const moved = ann.until(is('reseated'));
    await expectSaid('ok', arrange(['random', 0, 2, 'open']));
    expect(await gone).toMatchObject({ n: null, error: { code: 'not-seated' } });
    expect((await moved).seat).toBe(1);
    expect(names((await show(ann, table, 0, made.secret)).info)).toEqual(['bot', 'Ann', 'Cy', 'open']);
    expect(await bob.ask({ type: 'show', table, seat: 1, secret: secrets[1] ?? '' })).toMatchObject(refused('not-seated'));
    expect(await bob.ask({ type: 'word', word: 'a-word-of-bob' })).toMatchObject(refused('not-seated'));
    const { seat } = await sit(bob, joining(table, null, 'Bob'));
    expect(seat).toBe(3);
    await expectSaid('ok', arrange([1, 2])); // Ann and Cy alone
    await start(ann, made);
    await cy.until(is('update'), 0);
    expect([latest(ann).view, latest(cy).view]).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  test('[S-13.2] nobody else may, nor anything else than a table that can be played; and not after the start', async () => {
    const server = await startServer();
    const { ann, bob, cy, made, secrets, arrange } = await lobby(server);
    expect(await arrange([0, 2, 1], secrets[1], bob)).toMatchObject(refused('not-host'));
    expect(await arrange([0, 1, 1])).toMatchObject(refused('unknown-seat'));
    expect(await arrange([0, 1, 3])).toMatchObject(refused('unknown-seat'));
    expect(await arrange([0, 1, 2, 'open', 'open'])).toMatchObject(refused('bad-options')); // the tiny race is for four
    expect(await arrange([0])).toMatchObject(refused('bad-message'));
    expect(await arrange([0, 1, 'forgetful'])).toMatchObject(refused('unknown-level'));
    expect(cy.said.filter(is('reseated'))).toEqual([]);
    expect(names(ann.said.findLast(is('table')) ?? { sitters: [] })).toEqual(['Ann', 'Bob', 'Cy']);
    await start(ann, made);
    expect(await arrange([0, 2, 1])).toMatchObject(refused('already-started'));
  });

  test('[S-13.3] what was kept for people moves with them, and goes with them', async () => {
    const server = await startServer();
    const { ann, bob, cy, made, table, secrets, arrange } = await lobby(server);
    for (const [client, text] of [
      [bob, 'of Bob'],
      [cy, 'of Cy'],
    ] as const) {
      await expectSaid('ok', client.ask({ type: 'note', text: `note ${text}` }));
      await expectSaid('ok', client.ask({ type: 'journal', text: `journal ${text}` }));
    }
    await expectSaid('ok', bob.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } }));
    await expectSaid('ok', arrange([0, 2, 1]));
    const watcher = await server.client();
    expect(await show(watcher, table, 1, secrets[2] ?? '')).toMatchObject({ notes: 'note of Cy', journal: 'journal of Cy' });
    const his = await show(bob, table, 2, secrets[1] ?? '');
    expect(his).toMatchObject({ notes: 'note of Bob', journal: 'journal of Bob', talk: [{ seat: 2 }] });
    const leaving = arrange([0, 1, 'open']);
    const late = bob.ask({ type: 'note', text: 'written while it is taken away' });
    await expectSaid('ok', leaving);
    await late;
    const eve = await server.client();
    const hers = await sit(eve, joining(table, 2, 'Eve'));
    expect(await show(eve, table, 2, hers.secret)).toMatchObject({ notes: '', journal: '', talk: [] });
    expect((await show(ann, table, 0, made.secret)).notes).toBe('');
  });

  test('[S-13.4] what was on its way is done for whoever sent it, not for whoever has that number now', async () => {
    const server = await startServer();
    const { ann, bob, cy, made, secrets, table, arrange } = await lobby(server);
    const links = Array.from({ length: 10 }, () =>
      bob.ask({ type: 'link', table, seat: 1, secret: secrets[1] ?? '', host: null }),
    );
    const swaps = Array.from({ length: 5 }, () => arrange([0, 2, 1]));
    const leaves = bob.ask({ type: 'leave' });
    await Promise.all([...swaps, ...links]);
    await expectSaid('ok', leaves);
    const { info } = await show(ann, table, 0, made.secret);
    expect(names(info).sort()).toEqual(['Ann', 'Cy', 'open']); // whenever it came, it was Bob who left
    expect(cy.said.filter(is('error'))).toEqual([]);
    for (const each of await Promise.all(links))
      if (each.type === 'link') expect(await bob.ask(claiming(table, each.token))).toMatchObject(refused('link-used'));
  });
});

test('[S-13.1] the options fit the new number of seats', async () => {
  const server = await startServer();
  const { ann, bob, cy, made, secrets, table, arrange } = await lobby(server);
  await expectSaid('ok', arrange([2, 0]));
  await start(ann, made);
  const shown = await show(cy, table, 2, secrets[2] ?? '');
  expect(shown).toMatchObject({ viewer: 0, game: { view: { seat: 0, places: [0, 0] } } });
  const people = [
    { client: cy, seat: 0, secret: secrets[2] ?? '', shown },
    { client: ann, seat: 1, secret: made.secret, shown },
  ] as const;
  await ann.until(is('update'), 0);
  expect(await does({ people: [...people] }, 1, stride(1))).toBe(1);
  expect((await tableWhere(ann, ({ status }) => status === 'playing', 0)).sitters).toHaveLength(2);
  expect(bob.said.filter(is('update')).every(({ view }) => JSON.stringify(view).includes('"seat":null'))).toBe(true);
});
