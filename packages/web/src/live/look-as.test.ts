import type { ClientMessage } from '@tabletrotter/protocol';
import { expect, test } from 'vitest';
import { holdSeat } from '../seats.ts';
import { createStore } from '../store.ts';
import type { Line, Live } from './live.ts';
import type { Request } from './message.ts';
import { NOTHING_OWN, stillInfo } from './still.ts';
import { watchTable } from './watch.ts';

const INFO = stillInfo({ table: 'shared', game: 'tiny-race', status: 'playing' });

type Show = Extract<ClientMessage, { readonly type: 'show' }>;

/** A line to a server that shows whatever it is asked for. */
const obliging = (asked: Request[]): Live => {
  const request: Live['request'] = async (request) => {
    asked.push(request);
    const { seat, also = [] }: Pick<Show, 'seat' | 'also'> = request.type === 'show' ? request : { seat: null };
    return {
      ok: true,
      value: { type: 'shown', n: 1, info: INFO, viewer: seat, game: null, ...NOTHING_OWN, also: also.map((each) => each.seat) },
    };
  };
  return {
    line: createStore<Line>('open'),
    address: createStore<string | null>(null),
    pushKey: createStore<string | null>(null),
    localTime: (time) => time,
    request,
    insist: request,
    send: () => true,
    listen: () => () => undefined,
  };
};

test('a seat that was given up where the same people play again is not held there again and again', async () => {
  const asked: Request[] = [];
  const line = obliging(asked);
  holdSeat({ table: 'before', game: INFO.game, seat: 0, secret: 'secret', host: null });
  const own = { table: 'before', code: 'ABCDE', game: INFO.game, status: 'over', seat: 0, sitters: [], asked: false } as const;
  const request: Live['request'] = async (request) => {
    if (request.type === 'tables')
      return { ok: true, value: { type: 'tables', n: 1, tables: [{ ...own, since: 0, rematch: 'shared' }] } };
    const answer = await line.request(request);
    return 'seat' in request && request.seat !== null ? { ok: false, error: { code: 'not-seated', message: '' } } : answer;
  };
  const watch = watchTable({ ...line, request }, 'shared');
  await watch.show();
  expect(watch.state.get()).toMatchObject({ status: 'shown', viewer: null, mine: [] });
  expect(asked.map((each) => ('seat' in each ? each.seat : null))).toContain(0); // it was tried
});

test('a device that two people share looks with nobody’s eyes until one of them says who they are, and as only they may', async () => {
  for (const seat of [0, 1]) holdSeat({ table: 'shared', seat, secret: `secret-${seat}`, host: null });
  const asked: Request[] = [];
  const watch = watchTable(obliging(asked), 'shared');
  await watch.show();
  const both = [0, 1].map((seat) => ({ seat, secret: `secret-${seat}` }));
  expect(asked.at(-1)).toMatchObject({ seat: null, secret: null, also: expect.arrayContaining(both) });
  await watch.lookAs(1, { veiled: true });
  expect(asked.at(-1)).toMatchObject({ ...both[1], also: [both[0]], veiled: true });
  expect(watch.state.get()).toMatchObject({ viewer: 1, veiled: true, mine: [0, 1] });
  await watch.lookAs(null);
  expect(asked.at(-1)).toMatchObject({ seat: null, secret: null, also: expect.arrayContaining(both) });
  await watch.show();
  expect(asked.at(-1)).toMatchObject({ seat: null, secret: null, also: expect.arrayContaining(both) });
  expect(watch.state.get()).toMatchObject({ viewer: null, mine: [0, 1] });
});

test('a screen for all to see shows nobody’s seat, and says of nobody that they are here', async () => {
  holdSeat({ table: 'shared', seat: 0, secret: 'secret-0', host: 'host' });
  const asked: Request[] = [];
  const watch = watchTable(obliging(asked), 'shared', { screen: true });
  await watch.show();
  for (const request of asked) expect(request).toMatchObject({ type: 'show', seat: null, secret: null, also: [] });
  expect(watch.state.get()).toMatchObject({ viewer: null, mine: [] });
});
