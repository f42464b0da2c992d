import { randomBytes } from 'node:crypto';
import type { Customs, ErrorCode, OfferedLevel, ServerMessage } from '@tabletrotter/protocol';
import type { Json, Language } from '@tabletrotter/rules';
import { type Client, expectSaid, is, type Request, type Said } from './client.ts';
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
  readonly customs?: Customs;
}

/** Shows a table with a seat's eyes, or those of a spectator. */
export const show = (client: Client, table: string, seat: number | null, secret: string | null): Promise<Said<'shown'>> =>
  expectSaid('shown', client.ask({ type: 'show', table, seat, secret }));

/** A secret as a page makes it up. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What a `create` needs, for tests that change a part of it; each time with other secrets, as what follows. */
export const creating = (setting: Setting = {}, chairs: readonly ('open' | OfferedLevel)[] = ['open']) => ({
  type: 'create' as const,
  game: setting.game ?? 'tiny-race',
  chairs: [...chairs],
  options: setting.options ?? {},
  position: setting.position ?? null,
  name: 'Ann',
  secret: newSecret(),
  host: newSecret(),
  ...(setting.customs === undefined ? {} : { customs: setting.customs }),
});

export const joining = (table: string, seat: number | null, name: string) => ({
  type: 'join' as const,
  table,
  seat,
  name,
  secret: newSecret(),
});

export const claiming = (table: string, token: string) => ({
  type: 'claim' as const,
  table,
  token,
  secret: newSecret(),
  host: newSecret(),
});

export const entering = (code: string, language: Language = 'en') => ({
  type: 'enter' as const,
  class: code,
  language,
  secret: newSecret(),
});

/** A seat that was taken, and what holds it. */
export interface Sat {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  /** The host's secret, where it is whoever took the seat who has it. */
  readonly host: string | null;
}

type Taking = Extract<Request, { readonly type: 'create' | 'join' | 'claim' | 'enter' }>;

/** Takes a seat, which must be given. */
export const sit = async (client: Client, request: Taking): Promise<Sat> => {
  const { table, seat, host } = await expectSaid('seated', client.ask(request));
  return { table, seat, secret: request.secret, host: host && 'host' in request ? request.host : null };
};

/** The maker starts a table; gives the host's secret. */
export const start = async (maker: Client, { table, host }: Pick<Sat, 'table' | 'host'>): Promise<string> => {
  if (host === null) throw new Error('the maker got no host secret');
  await expectSaid('ok', maker.ask({ type: 'start', table, host }));
  return host;
};

/** A table of people only, each on a connection of its own, started; tiny's race unless told otherwise. */
export const startTable = async (server: TestServer, setting: Setting = {}): Promise<TestTable> => {
  const seats = setting.seats ?? 2;
  const maker = await server.client();
  const chairs = new Array<'open'>(seats - 1).fill('open');
  const made = await sit(maker, creating(setting, chairs));
  const people: Person[] = [];
  const first = await show(maker, made.table, 0, made.secret);
  people.push({ client: maker, seat: 0, secret: made.secret, shown: first });
  for (let seat = 1; seat < seats; seat++) {
    const client = await server.client();
    const name = `P${seat}`;
    const joined = await sit(client, joining(made.table, seat, name));
    const shown = await show(client, made.table, seat, joined.secret);
    people.push({ client, seat, secret: joined.secret, shown });
  }
  for (const { client, seat } of people)
    await expectSaid('ok', client.ask({ type: 'word', word: seat === 0 ? WORD : `${WORD}-${seat}` }));
  const begun = people.map(({ client }) => client.until(is('update')));
  const host = await start(maker, made);
  await Promise.all(begun);
  const [one, two, ...more] = people;
  if (one === undefined || two === undefined) throw new Error('a table has at least two seats');
  return { table: made.table, code: first.info.code, host, people: [one, two, ...more] };
};

/** An error as it is answered. */
export const refused = (code: ErrorCode) => ({ type: 'error', error: { code } });

/** Says that this and all before has come to a client. */
export const caughtUp = async (client: Client, version: number): Promise<void> => {
  if (latest(client).version < version)
    await client.until((m): m is Said<'update'> => m.type === 'update' && m.version >= version);
};

let acts = 0;

/** A seat does what it is asked for now, and everybody has heard of it. */
export const does = async ({ people }: Pick<TestTable, 'people'>, seat: number, action: Json): Promise<number> => {
  const { client } = people[seat] ?? people[0];
  const answer = await client.act({ ask: askOf(client), action, id: `does-${++acts}` });
  if (answer.type === 'undone') throw new Error(answer.error.code);
  await Promise.all(people.map((person) => caughtUp(person.client, answer.version)));
  return answer.version;
};

/** Everybody takes short strides until the tiny race is over. */
export const playOut = async (table: Pick<TestTable, 'people'>): Promise<void> => {
  while (latest(table.people[0].client).outcome === null)
    for (const { client, seat } of table.people) if (latest(client).ask !== null) await does(table, seat, stride(1));
};

/** What everybody at a table is told once it is like this. */
export const tableWhere = (client: Client, fits: (table: Said<'table'>) => boolean, after?: number): Promise<Said<'table'>> =>
  client.until((m): m is Said<'table'> => m.type === 'table' && fits(m), after);

/** Somebody’s line breaks; waits until another at the table has been told that they are away. */
export const vanished = async (told: Client, person: Pick<Person, 'client' | 'seat'> | undefined): Promise<void> => {
  if (person === undefined) throw new Error('nobody sits there');
  const away = tableWhere(told, ({ sitters }) => {
    const sitter = sitters[person.seat];
    return sitter?.kind === 'person' && !sitter.present;
  });
  person.client.vanish();
  await away;
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
