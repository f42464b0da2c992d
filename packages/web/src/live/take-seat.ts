import type { Result } from '@tabletrotter/rules';
import { type Bid, bidFor, closeBid, openBids } from '../bids.ts';
import { type HeldSeat, heldAt, heldTables, holdAgain, holdSeat, type Taken } from '../seats.ts';
import type { Live } from './live.ts';
import { type Failure, isPassing, type Request } from './message.ts';

type WithoutSecrets<Message> = Message extends { readonly secret: string } ? Omit<Message, 'secret' | 'host'> : never;

/** How a seat is asked for. */
type Wanted = WithoutSecrets<Extract<Request, { readonly type: 'join' | 'claim' | 'enter' }>>;

const joining = (table: string): string => `join ${table} `;

const nameOf = (wanted: Wanted): string => {
  switch (wanted.type) {
    case 'join':
      return `${joining(wanted.table)}${wanted.seat ?? 'any'}`;
    case 'claim':
      return `claim ${wanted.table} ${wanted.token}`;
    case 'enter':
      return `enter ${wanted.class.toUpperCase()}`;
  }
};

const requestOf = (wanted: Wanted, { secret, host }: Bid): Request =>
  wanted.type === 'claim' ? { ...wanted, secret, host } : { ...wanted, secret };

/** Takes a seat and holds it. What is asked again, here or by a page that was closed before the answer, ends in the same seat. */
export const takeSeat = async (
  line: Pick<Live, 'insist'>,
  wanted: Wanted,
  known: Pick<Taken, 'code' | 'game'> = {},
): Promise<Result<HeldSeat & Pick<Taken, 'table'>, Failure>> => {
  const bid = bidFor(nameOf(wanted));
  const answer = await line.insist(requestOf(wanted, bid));
  if (!answer.ok) {
    if (!isPassing(answer.error)) closeBid(bid);
    return answer;
  }
  if (answer.value.type !== 'seated') return { ok: false, error: { code: 'internal', message: '' } };
  const { table, seat, host } = answer.value;
  const held = { table, seat, secret: bid.secret };
  holdSeat({ ...known, ...held, host: host ? bid.host : null });
  closeBid(bid);
  return { ok: true, value: held };
};

/** Holds the seats at a table that were given to this browser and of which it has not heard; whether there were any. */
export const recoverSeats = async (line: Pick<Live, 'request'>, table: string): Promise<boolean> => {
  let found = false;
  for (const bid of openBids().filter(({ what }) => what.startsWith(joining(table)))) {
    const { secret } = bid;
    const answer = await line.request({ type: 'tables', seats: [{ table, seat: 0, secret }] });
    const own = answer.ok && answer.value.type === 'tables' ? answer.value.tables[0] : undefined;
    if (own === undefined) continue;
    holdSeat({ table, seat: own.seat, secret, host: null, code: own.code, game: own.game });
    closeBid(bid);
    found = true;
  }
  return found;
};

/** The most seats that one asks about at once. */
const MOST_ASKED = 100;

/**
 * Comes to a table where the people of another play again, such as by a notice: holds its seats there, if it holds them at the other;
 * whether it does.
 */
export const followRematch = async (
  line: Pick<Live, 'request'>,
  { table, game }: { readonly table: string; readonly game: string },
): Promise<boolean> => {
  const olds = heldTables().filter((held) => held.keeper === 'server' && held.game === game);
  const seats = olds.flatMap((held) => held.seats.map((seat) => ({ ...seat, table: held.table }))).slice(0, MOST_ASKED);
  if (seats.length === 0) return false;
  const answer = await line.request({ type: 'tables', seats });
  const old =
    answer.ok && answer.value.type === 'tables' ? answer.value.tables.find(({ rematch }) => rematch === table) : undefined;
  if (old !== undefined) holdAgain(old.table, table);
  return heldAt(table) !== undefined;
};
