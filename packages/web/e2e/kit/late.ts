import { connect } from '../../../server/test/kit/client.ts';

/** A chair as a browser keeps it. */
export interface Held {
  readonly table: string;
  readonly code: null;
  readonly game: string;
  readonly seat: number;
  readonly secret: string;
  readonly host: string | null;
}

interface Late {
  readonly game: string;
  readonly position: unknown;
  /** Who sits on the chairs after the first. */
  readonly chairs: readonly ('open' | 'casual')[];
}

/** Makes a table that begins late in its game, and gives the first chair and the table's own secret: for whoever opens its page. */
export const tableFrom = async (house: string, { game, position, chairs }: Late): Promise<Held> => {
  const client = await connect(house);
  const word = 'abcdefgh';
  const made = await client.ask({ type: 'create', game, chairs: [...chairs], options: null, position, name: 'Ana', word });
  client.close();
  if (made.type !== 'seated') throw new Error(`no table: ${JSON.stringify(made)}`);
  const { table, seat, secret, host } = made;
  return { table, code: null, game, seat, secret, host };
};
