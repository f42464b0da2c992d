import { randomBytes } from 'node:crypto';
import type { Client } from './client.ts';

/** Someone at a table, who looks at it through a connection. */
export interface Person {
  readonly client: Client;
  readonly seat: number;
  readonly secret: string;
}

/** A table of people, not yet started. */
export interface Table {
  readonly id: string;
  readonly people: readonly Person[];
  start(): Promise<void>;
}

const NAME = { name: 'P' } as const;

const newSecret = (): string => randomBytes(16).toString('base64url');

const look = ({ client, seat, secret }: Person, table: string): Promise<unknown> =>
  client.ask('shown', { type: 'show', table, seat, secret });

/** Makes a table: one seat for each connection, and `absent` more for people who take a seat and look away. */
export const makeTable = async (game: string, [maker, ...others]: readonly [Client, ...Client[]], absent = 0): Promise<Table> => {
  const chairs = new Array<'open'>(others.length + absent).fill('open');
  const [secret, host] = [newSecret(), newSecret()];
  const setting = { game, chairs, options: {}, position: null, ...NAME };
  const { answer: made } = await maker.ask('seated', { type: 'create', ...setting, secret, host });
  const { table } = made;
  const join = async (client: Client): Promise<Person> => {
    const secret = newSecret();
    const { answer } = await client.ask('seated', { type: 'join', table, seat: null, ...NAME, secret });
    return { client, seat: answer.seat, secret };
  };
  const people = [{ client: maker, seat: made.seat, secret }];
  for (const client of others) people.push(await join(client));
  for (let each = 0; each < absent; each++) await join(maker);
  await Promise.all(people.map((person) => look(person, table)));
  return {
    id: table,
    people,
    async start() {
      await maker.ask('ok', { type: 'start', table, host });
    },
  };
};
