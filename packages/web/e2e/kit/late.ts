import { connect } from '../../../server/test/kit/client.ts';
import { joining, newSecret, sit } from '../../../server/test/kit/table.ts';

/** A chair as a browser keeps it. */
export interface Held {
  readonly table: string;
  readonly code: null;
  readonly game: string;
  readonly seats: readonly { readonly seat: number; readonly secret: string }[];
  readonly host: string | null;
}

interface Late {
  readonly game: string;
  readonly position: unknown;
  /**
   * Who sits on the chairs after the first; `here`: Leo, who shares the device. Where one is open, the game begins when whoever sits on
   * the first says so.
   */
  readonly chairs: readonly ('open' | 'casual' | 'here')[];
}

/** Makes a table that begins late in its game, and gives the first chair and the table's own secret: for whoever opens its page. */
export const tableFrom = async (house: string, { game, position, chairs }: Late): Promise<Held> => {
  const client = await connect(house);
  const others = chairs.map((chair) => (chair === 'here' ? 'open' : chair));
  const secrets = { secret: newSecret(), host: newSecret() };
  const making = { type: 'create', game, chairs: others, options: null, position, name: 'Ana', ...secrets } as const;
  const { table, seat, secret, host } = await sit(client, making);
  const seats = [{ seat, secret }];
  for (const [place, chair] of chairs.entries()) {
    if (chair !== 'here') continue;
    const joined = await sit(client, joining(table, place + 1, 'Leo'));
    seats.push({ seat: joined.seat, secret: joined.secret });
  }
  if (host !== null && !chairs.includes('open')) {
    const started = await client.ask({ type: 'start', table, host });
    if (started.type !== 'ok') throw new Error(`no start: ${JSON.stringify(started)}`);
  }
  client.close();
  return { table, code: null, game, seats, host };
};
