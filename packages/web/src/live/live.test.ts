import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Receiver } from './carrier.ts';
import { type Live, openLive } from './live.ts';
import type { Request } from './message.ts';

const JOIN: Request = { type: 'join', table: 'a', seat: null, name: 'Ana', secret: 'x'.repeat(22) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line whose other end is the test: what was asked there, and what it says. */
const lineByHand = () => {
  const ends: Receiver[] = [];
  const sent: unknown[] = [];
  const live: Live = openLive((end) => {
    ends.push(end);
    return { send: (frame) => sent.push(JSON.parse(frame)), reconnect: () => undefined, close: () => undefined };
  });
  const say = (message: object): void => {
    for (const { received } of ends) received(JSON.stringify(message));
  };
  return {
    live,
    joins: () => sent.filter((message) => JSON.stringify(message).includes('"join"')),
    say,
    open: () => say({ type: 'welcome', version: 4, address: null, pushKey: null }),
    breakOff: () => {
      for (const { closed } of ends) closed();
    },
  };
};

const SEATED = { type: 'seated', table: 'a', seat: 1, host: false };

test('what insists is asked again after a broken line, as it was, until it is answered', async () => {
  const { live, joins, say, open, breakOff } = lineByHand();
  open();
  const answer = live.insist(JOIN);
  await vi.advanceTimersByTimeAsync(1);
  expect(joins()).toEqual([{ ...JOIN, n: expect.any(Number) }]);
  breakOff();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(joins()).toHaveLength(1);
  open();
  await vi.advanceTimersByTimeAsync(1);
  const [, again] = joins();
  expect(again).toEqual({ ...JOIN, n: expect.any(Number) });
  say({ ...SEATED, ...(again === undefined ? {} : { n: Reflect.get(Object(again), 'n') }) });
  expect(await answer).toMatchObject({ ok: true, value: SEATED });
});

test('nobody insists for ever without a line, and a plain request is not sent again', async () => {
  const { live, joins, open, breakOff } = lineByHand();
  open();
  const answers = Promise.all([live.insist(JOIN), live.request(JOIN)]);
  await vi.advanceTimersByTimeAsync(1);
  breakOff();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answers).toEqual([1, 2].map(() => ({ ok: false, error: { code: 'offline' } })));
  expect(joins()).toHaveLength(2);
});
