import type { OfferedLevel, ServerMessage } from '@tabletrotter/protocol';
import type { Json } from '@tabletrotter/rules';
import { type Client, expectSaid, is, type Said } from './client.ts';
import type { TestServer } from './server.ts';

export const WORD = 'word-0123456789';

/** A person at a table: the connection that shows the seat, and what holds it. */
export interface Person {
  readonly client: Client;
  readonly seat: number;
  readonly secret: string;
  readonly shown: Said<'shown'>;
}

export interface TestTable {
  readonly table: string;
  readonly code: string;
  readonly host: string;
  readonly people: readonly [Person, Person, ...Person[]];
}

interface Setting {
  readonly game?: string;
  readonly options?: Json;
  readonly position?: Json;
  readonly seats?: number;
}

/** Shows a table with a seat's eyes, or those of a spectator. */
export const show = (client: Client, table: string, seat: number | null, secret: string | null): Promise<Said<'shown'>> =>
  expectSaid('shown', client.ask({ type: 'show', table, seat, secret }));

/** What a `create` needs, for tests that change a part of it. */
export const creating = (setting: Setting = {}, chairs: readonly ('open' | OfferedLevel)[] = ['open']) => ({
  type: 'create' as const,
  game: setting.game ?? 'tiny-race',
  chairs: [...chairs],
  options: setting.options ?? {},
  position: setting.position ?? null,
  name: 'Ann',
  word: WORD,
});

/** A table of people only, each on a connection of its own, started; tiny's race unless told otherwise. */
export const startTable = async (server: TestServer, setting: Setting = {}): Promise<TestTable> => {
  const seats = setting.seats ?? 2;
  const maker = await server.client();
  const chairs = new Array<'open'>(seats - 1).fill('open');
  const made = await expectSaid('seated', maker.ask(creating(setting, chairs)));
  const people: Person[] = [];
  const first = await show(maker, made.table, 0, made.secret);
  people.push({ client: maker, seat: 0, secret: made.secret, shown: first });
  for (let seat = 1; seat < seats; seat++) {
    const client = await server.client();
    const name = `P${seat}`;
    const joined = await expectSaid(
      'seated',
      client.ask({ type: 'join', table: made.table, seat, name, word: `${WORD}-${seat}` }),
    );
    const shown = await show(client, made.table, seat, joined.secret);
    people.push({ client, seat, secret: joined.secret, shown });
  }
  const begun = people.map(({ client }) => client.until(is('update')));
  if (made.host === null) throw new Error('the maker got no host secret');
  await expectSaid('ok', maker.ask({ type: 'start', table: made.table, host: made.host }));
  await Promise.all(begun);
  const [one, two, ...more] = people;
  if (one === undefined || two === undefined) throw new Error('a table has at least two seats');
  return { table: made.table, code: first.info.code, host: made.host, people: [one, two, ...more] };
};

/** The last showing of the game that a client got. */
export const latest = (client: Client): Said<'update'> | NonNullable<Said<'shown'>['game']> => {
  const found = client.said.findLast(
    (message: ServerMessage): message is Said<'update'> | Said<'shown'> => is('update')(message) || is('shown')(message),
  );
  if (found?.type === 'update') return found;
  if (found === undefined || found.game === null) throw new Error('nothing was shown yet');
  return found.game;
};

/** What a client is asked now; throws where it is asked nothing. */
export const askOf = (client: Client): number => {
  const { ask } = latest(client);
  if (ask === null) throw new Error('this seat is not asked');
  return ask;
};

export const stride = (length: 1 | 2 | 3): Json => ({ type: 'stride', stride: length });
export const PEEK: Json = { type: 'peek' };
