import type { ServerMessage } from '@tabletrotter/protocol';
import type { Json } from '@tabletrotter/rules';
import { describe, expect, test } from 'vitest';
import { type Client, expectSaid, is, type Said } from './kit/client.ts';
import { startServer, type TestServer } from './kit/server.ts';
import { creating, latest, type Person, show, startTable, type TestTable } from './kit/table.ts';
import { AGREE, CALL, doubted, ownDeck, wonders } from './kit/wonders.ts';

/** A server on which every race has been open for a second when it is asked: its clock runs that much at each answer. */
const hurried = async (): Promise<TestServer> => {
  let time = Date.now();
  return startServer({}, { now: () => (time += 1_000) });
};

/** As far as these tests look into a view. */
interface Seen {
  readonly turn: { readonly step: 'place' | 'doubt' | 'check' | 'guess' | 'over' };
  readonly stack: { readonly count: number };
}

const seen = (client: Client): Seen => JSON.parse(JSON.stringify(latest(client).view));

/** What a seat does that is asked; it calls at every third card. */
const choose = ({ turn, stack }: Seen): Json => {
  switch (turn.step) {
    case 'doubt':
      return stack.count % 3 === 2 ? CALL : AGREE;
    case 'check':
      return { type: 'check', neighbour: 'after' };
    case 'guess':
      return { type: 'guess', errors: 1 };
    default:
      return { type: 'place', line: stack.count % 2 === 0 ? 'west-east' : 'north-south', gap: 0 };
  }
};

const settled = async ({ people: [one, two] }: TestTable, version: number): Promise<void> => {
  const after = (m: ServerMessage): m is Said<'update'> => m.type === 'update' && m.version >= version;
  await Promise.all([one, two].map(({ client }) => client.until(after, 0)));
};

/** Plays on until what is asked is as wished, or to the end. */
const playUntil = async (table: TestTable, stop: (seen: Seen) => boolean): Promise<void> => {
  for (let turn = 0; ; turn++) {
    const { client } = askedOf(table);
    const view = seen(client);
    if (latest(client).outcome !== null || stop(view)) return;
    const answer = await client.act({ ask: latest(client).ask ?? 0, action: choose(view), id: `t${turn}` });
    if (answer.type !== 'done') throw new Error(`${JSON.stringify(answer)} at ${view.turn.step}`);
    await settled(table, answer.version);
  }
};

const askedOf = ({ people }: TestTable): Person => people.find(({ client }) => latest(client).ask !== null) ?? people[0];

const numbersIn = (deck: ReturnType<typeof ownDeck>): ReadonlyMap<string, string> =>
  new Map(
    deck.flatMap(({ id, latitudeMinutes, longitudeMinutes }) => [
      [`${Math.abs(latitudeMinutes)}`, id],
      [`${Math.abs(longitudeMinutes)}`, id],
    ]),
  );

/** The places whose backs a frame's own events turn over. */
const turnedOver = (message: ServerMessage): readonly string[] =>
  message.type === 'update' && /"type":"(?:checked|counted)"/.test(JSON.stringify(message.entry))
    ? (JSON.stringify(message.entry).match(/own-\d+/g) ?? [])
    : [];

describe('a deck of one’s own', () => {
  test('[S-5.10] no frame to any seat or spectator holds a number of it before that is turned over', async () => {
    const server = await hurried();
    const deck = ownDeck(24);
    const table = await startTable(server, { game: wonders.id, options: { deck, rounds: 1, first: 0 } });
    const watcher = await server.client();
    await show(watcher, table.table, null, null);
    await playUntil(table, () => false);
    await watcher.until((m): m is Said<'update'> => m.type === 'update' && m.outcome !== null, 0);
    const numbers = numbersIn(deck);
    expect(numbers.size).toBe(48);
    let found = 0;
    for (const { frames } of [...table.people.map(({ client }) => client), watcher]) {
      const open = new Set<string>();
      for (const frame of frames) {
        for (const id of turnedOver(JSON.parse(frame))) open.add(id);
        for (const number of frame.match(/\d+/g) ?? []) {
          const id = numbers.get(number);
          if (id === undefined) continue;
          expect(open, `${number} in ${frame.slice(0, 200)}`).toContain(id);
          found++;
        }
      }
    }
    expect(found).toBeGreaterThan(100); // what is turned over is there
  }, 20_000);

  test('[S-5.10] two decks that differ in their numbers send the same bytes until one is turned over', async () => {
    const heard = async (deck: Json): Promise<readonly string[]> => {
      const server = await hurried();
      const table = await startTable(server, { game: wonders.id, position: doubted(2, {}, deck) });
      const watcher = await server.client();
      await show(watcher, table.table, null, null);
      await playUntil(table, ({ turn }) => turn.step === 'check');
      const again = await server.client();
      for (const { seat, secret } of table.people) await show(again, table.table, seat, secret);
      await again.ask({ type: 'log', before: 50 });
      await again.ask({ type: 'save' });
      return [...table.people.map(({ client }) => client), watcher, again].map(({ frames }) =>
        frames
          .join('\n')
          .replaceAll(/"(?:time|openAt|closeAt)":\d+/g, '""')
          .replaceAll(/"(?:table|code|commitment|secret|host|pushKey)":"[^"]+"/g, '""'),
      );
    };
    const [one, other] = [await heard(ownDeck(5)), await heard(ownDeck(5, 500))];
    expect(one).toEqual(other);
    expect(one[0]).toContain('"step":"check"');
  }, 20_000);

  test('[S-5.10] of a table’s options everybody is told those that are chosen from a list, and of a deck how long it is', async () => {
    const server = await hurried();
    const { table, people } = await startTable(server, {
      game: wonders.id,
      options: { deck: ownDeck(24), rounds: 1, window: 10 },
    });
    const options = { memory: 'printed', rounds: 1, window: 10, deck: { count: 24 } };
    expect(people[0].shown.info.options).toMatchObject(options);
    expect(people[0].shown.game).toBeNull();
    const watcher = await server.client();
    expect((await show(watcher, table, null, null)).info.options).toMatchObject(options);
    const { info } = await show(watcher, (await startTable(server, { options: { length: 9 } })).table, null, null);
    expect(info.options).toEqual({ memory: 'printed', length: 9, window: null });
  });

  test('[S-2.12] may have 500 places; more, or too long a file, is refused in words and the line lives on', async () => {
    const server = await hurried();
    const client = await server.client();
    const big = Array.from({ length: 501 }, (_, index) => ({
      ...ownDeck(1)[0],
      id: `own-${index + 1}`,
      names: {
        en: `A place of some length ${index}`,
        es: `Un lugar de cierta longitud ${index}`,
        ru: `Довольно длинное место ${index}`,
      },
      note: 'Что-то об этом месте, что читают после игры, одной строкой.',
      longitudeMinutes: index,
    }));
    const create = (deck: Json) => client.ask(creating({ game: wonders.id, options: { deck } }));
    await expectSaid('seated', create(big.slice(0, 500)));
    expect(await create(big)).toMatchObject({
      error: { code: 'bad-options', message: expect.stringContaining('500 is the most') },
    });
    expect(await create(new Array<typeof big>(8).fill(big).flat())).toMatchObject({ error: { code: 'too-long' } });
    expect(client.said.filter(is('error'))).toHaveLength(2);
  });
});
