import type { Result } from '@tabletrotter/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Bids from '../bids.ts';
import type * as Seats from '../seats.ts';
import type { Answer, Failure, Request } from './message.ts';
import type * as TakeSeat from './take-seat.ts';

let bids: typeof Bids;
let seats: typeof Seats;
let taking: typeof TakeSeat;

/** The page is loaded anew; what the browser's storage holds stays. */
const newPage = async (): Promise<void> => {
  vi.resetModules();
  bids = await import('../bids.ts');
  seats = await import('../seats.ts');
  taking = await import('./take-seat.ts');
};

const kept = new Map<string, string>();

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  await newPage();
});
afterEach(() => vi.unstubAllGlobals());

const OFFLINE: Failure = { code: 'offline' };
const SEATED: Answer = { type: 'seated', n: 1, table: 'a', seat: 2, host: true };
const CLAIM = { type: 'claim', table: 'a', token: 'link' } as const;
const JOIN = { type: 'join', table: 'a', seat: null, name: 'Ana' } as const;

/** A line on which everything is answered like this. */
const lineThat = (answer: Answer | Failure) => {
  const asked: Request[] = [];
  const found: boolean[] = [];
  const ask = async (request: Request): Promise<Result<Answer, Failure>> => {
    asked.push(request);
    found.push([...kept.values()].join().includes('secret' in request ? `${request.secret}` : ''));
    return 'type' in answer ? { ok: true, value: answer } : { ok: false, error: answer };
  };
  return { asked, found, insist: ask, request: ask };
};

/** The secret that was asked with last. */
const secretOf = ({ asked }: { readonly asked: readonly Request[] }): string => {
  const last = asked.at(-1);
  return last !== undefined && 'secret' in last ? `${last.secret}` : '';
};

test('a secret is kept before it is sent; a page opened later asks with the same one, and holds the seat by it', async () => {
  const broken = lineThat(OFFLINE);
  expect(await taking.takeSeat(broken, CLAIM)).toEqual({ ok: false, error: OFFLINE });
  expect(secretOf(broken)).toMatch(/^[\w-]{22}$/);
  expect(broken.found).toEqual([true]);
  expect(seats.heldAt('a')).toBeUndefined();
  await newPage();
  const open = lineThat(SEATED);
  const taken = await taking.takeSeat(open, CLAIM);
  expect(open.asked).toEqual(broken.asked);
  expect(taken).toEqual({ ok: true, value: { table: 'a', seat: 2, secret: secretOf(broken) } });
  expect(seats.heldAt('a')).toMatchObject({
    seats: [{ seat: 2, secret: secretOf(broken) }],
    host: Reflect.get(Object(open.asked[0]), 'host'),
  });
  expect(bids.openBids()).toEqual([]);
});

test('the host’s secret is kept only where the server says that it is one', async () => {
  await taking.takeSeat(lineThat({ ...SEATED, host: false }), CLAIM);
  expect(seats.heldAt('a')?.host).toBeNull();
});

test('what was refused for good is not asked again with the same secret; what may be done the next time is', async () => {
  const refused = (code: 'seat-taken' | 'not-saved') => lineThat({ code, message: '' });
  const secrets: string[] = [];
  for (const line of [refused('not-saved'), refused('seat-taken'), refused('seat-taken')]) {
    await taking.takeSeat(line, JOIN);
    secrets.push(secretOf(line));
  }
  expect(secrets[1]).toBe(secrets[0]);
  expect(secrets[2]).not.toBe(secrets[0]);
});

test('each seat of a device that several share has a secret of its own', async () => {
  const line = lineThat(OFFLINE);
  for (const seat of [1, 2, 1]) await taking.takeSeat(line, { ...JOIN, seat });
  const [one, two, three] = line.asked;
  expect(one).toEqual(three);
  expect(secretOf({ asked: two === undefined ? [] : [two] })).not.toBe(secretOf(line));
});

test('a seat that was given to a page which was closed before it heard of it is held after all', async () => {
  const broken = lineThat(OFFLINE);
  await taking.takeSeat(broken, JOIN);
  await newPage();
  const none = lineThat({ type: 'tables', n: 1, tables: [] }); // it has not arrived
  expect(await taking.recoverSeats(none, 'a')).toBe(false);
  expect(await taking.recoverSeats(none, 'another')).toBe(false);
  expect(none.asked).toEqual([{ type: 'tables', seats: [{ table: 'a', seat: 0, secret: secretOf(broken) }] }]);
  const own = {
    table: 'a',
    code: 'ABCDE',
    game: 'tiny',
    status: 'playing',
    seat: 1,
    sitters: [],
    asked: true,
    since: 0,
  } as const;
  expect(await taking.recoverSeats(lineThat({ type: 'tables', n: 1, tables: [{ ...own, rematch: null }] }), 'a')).toBe(true);
  expect(seats.heldAt('ABCDE')?.seats).toEqual([{ seat: 1, secret: secretOf(broken) }]);
  expect(bids.openBids()).toEqual([]);
});

test('whoever comes to a table where their people play again holds the seat there, and is told there as before', async () => {
  const own = { table: 'a', code: 'ABCDE', game: 'tiny', status: 'over', seat: 1, sitters: [], asked: false, since: 0 } as const;
  const line = lineThat({ type: 'tables', n: 1, tables: [{ ...own, rematch: 'b' }] });
  expect(await taking.followRematch(line, { table: 'b', game: 'tiny' })).toBe(false);
  seats.holdSeat({ table: 'a', game: 'tiny', seat: 1, secret: 'mine', host: null });
  seats.holdSeat({ table: 'c', game: 'another', seat: 0, secret: 'there', host: null });
  const { isTold, setTold } = await import('../notices/told.ts');
  setTold({ table: 'a', seat: 1 }, true);
  expect(await taking.followRematch(line, { table: 'x', game: 'tiny' })).toBe(false);
  expect(await taking.followRematch(line, { table: 'b', game: 'tiny' })).toBe(true);
  expect(line.asked[0]).toEqual({ type: 'tables', seats: [{ table: 'a', seat: 1, secret: 'mine' }] });
  expect(seats.heldAt('b')?.seats).toEqual([{ seat: 1, secret: 'mine' }]);
  expect(isTold({ table: 'b', seat: 1 })).toBe(true);
});

test.each(['', 'null', '{}', '[1, {"what": "join a any"}]', '[{"what":'])('storage that holds %s gives no bids', (text) => {
  kept.set('tabletrotter.bids', text);
  expect(bids.openBids()).toEqual([]);
});
