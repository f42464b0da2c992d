import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Live } from '../live/live.ts';
import { createStore } from '../store.ts';
import { createKeeper, LONGEST } from './keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line to a server that fails with what it is told to, one after the other, and else keeps what it is sent. */
const serverThat = (...failures: ('offline' | 'too-fast' | 'not-saved')[]) => {
  const line = createStore<Line>('open');
  const sent: string[] = [];
  const request: Live['request'] = async (asked) => {
    if (asked.type === 'journal') sent.push(asked.text);
    const code = failures.shift();
    if (code === undefined) return { ok: true, value: { type: 'ok', n: 1 } };
    return { ok: false, error: code === 'offline' ? { code } : { code, message: '' } };
  };
  return { line, sent, connect: () => ({ line, request }) };
};

const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
};

test('what is written is sent once, when the pen rests', async () => {
  const { connect, sent } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  keeper.start();
  keeper.write('a');
  await pass(500);
  keeper.write('ab');
  await pass(500);
  expect(keeper.written.get().saved).toBe(false);
  await pass(60_000);
  expect(sent).toEqual(['ab']);
  expect(keeper.written.get()).toEqual({ text: 'ab', saved: true, failure: null });
});

test('what is written without a line is sent when the line is back, however late', async () => {
  const { connect, sent, line } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  keeper.start();
  line.set('offline');
  keeper.write('a');
  await pass(60_000);
  keeper.renew('older'); // everything came anew
  expect(sent).toEqual([]);
  line.set('open');
  await pass(0);
  expect(sent).toEqual(['a']);
  expect(keeper.written.get()).toEqual({ text: 'a', saved: true, failure: null });
});

test.each(['too-fast', 'not-saved', 'offline'] as const)('after %s it is tried again', async (code) => {
  const { connect, sent } = serverThat(code, code);
  const keeper = createKeeper(connect, 'journal', '');
  keeper.start();
  keeper.write('a');
  await pass(1_000);
  expect(keeper.written.get()).toEqual({ text: 'a', saved: false, failure: null });
  await pass(60_000);
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(keeper.written.get().saved).toBe(true);
});

test('the answer to an older text says nothing about the same text written anew', async () => {
  const { connect, sent } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  keeper.start();
  keeper.write('a');
  keeper.save();
  keeper.write('b');
  keeper.save();
  keeper.write('a');
  await pass(0);
  expect(keeper.written.get().saved).toBe(false);
  await pass(800);
  expect(sent).toEqual(['a', 'b', 'a']);
  expect(keeper.written.get().saved).toBe(true);
});

test('whoever leaves sends what is left', async () => {
  const { connect, sent } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  const end = keeper.start();
  keeper.write('a');
  end();
  await pass(60_000);
  expect(sent).toEqual(['a']);
});

test('what could not be sent on leaving never goes to another table, and waits for the return', async () => {
  const { connect, sent, line } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  const end = keeper.start();
  line.set('offline');
  keeper.write('a');
  end();
  line.set('open');
  await pass(60_000);
  expect(sent).toEqual([]);
  keeper.start();
  keeper.renew('older');
  await pass(0);
  expect(sent).toEqual(['a']);
});

test('a text that is too long is not sent, and says so until it is shorter', async () => {
  const { connect, sent } = serverThat();
  const keeper = createKeeper(connect, 'journal', '');
  keeper.start();
  keeper.write('a'.repeat(LONGEST + 1));
  await pass(60_000);
  expect(keeper.written.get()).toMatchObject({ saved: false, failure: { code: 'too-long' } });
  expect(sent).toEqual([]);
  keeper.write('a'.repeat(LONGEST));
  await pass(60_000);
  expect(keeper.written.get()).toMatchObject({ saved: true, failure: null });
});

test('what the server has from elsewhere is shown, and what it had before does not come back', async () => {
  const keeper = createKeeper(serverThat().connect, 'journal', 'a');
  keeper.renew('b');
  expect(keeper.written.get().text).toBe('b');
  keeper.start();
  keeper.write('c');
  await pass(1_000);
  keeper.renew('b'); // the table is drawn anew from what it knew
  expect(keeper.written.get()).toEqual({ text: 'c', saved: true, failure: null });
});
