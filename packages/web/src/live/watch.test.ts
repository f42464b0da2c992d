import type { ClientMessage, ServerMessage } from '@tabletrotter/protocol';
import { host, quickLuck } from '@tabletrotter/rules';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';
import { expect, test } from 'vitest';
import { createStore } from '../store.ts';
import type { Line, Live } from './live.ts';
import type { Answer } from './message.ts';
import { NOTHING_OWN, stillInfo } from './still.ts';
import { type Watch, watchTable } from './watch.ts';

const SHOWN: Answer = {
  type: 'shown',
  n: 1,
  info: stillInfo({ table: 'a', game: 'tiny-race', status: 'waiting' }),
  viewer: 0,
  game: null,
  ...NOTHING_OWN,
  sights: [1, 2].map((version) => ({ version, events: [] })),
  notes: 'mine',
};

/** A table that has just been shown, and how its server goes on. */
const watching = async (): Promise<{
  readonly watch: Watch;
  readonly sent: readonly ClientMessage[];
  say(m: ServerMessage): void;
  /** What is asked for from now on is refused. */
  refuse(code: 'unknown-table'): void;
  /** The line is broken, or whole again. */
  cut(isCut: boolean): void;
}> => {
  const listeners = new Set<(message: ServerMessage) => void>();
  const sent: ClientMessage[] = [];
  let isBroken = false;
  let answer: Awaited<ReturnType<Live['request']>> = { ok: true, value: SHOWN };
  const live: Live = {
    line: createStore<Line>('open'),
    address: createStore<string | null>(null),
    pushKey: createStore<string | null>(null),
    localTime: (time) => time,
    request: async () => answer,
    insist: async () => answer,
    send: (message) => !isBroken && sent.push(message) > 0,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const watch = watchTable(live, 'a');
  await watch.show();
  return {
    watch,
    sent,
    say(message) {
      for (const listener of listeners) listener(message);
    },
    refuse(code) {
      answer = { ok: false, error: { code, message: '' } };
    },
    cut(isCut) {
      isBroken = isCut;
    },
  };
};

const versions = ({ state }: Watch): readonly number[] => {
  const now = state.get();
  return now.status === 'shown' ? now.sights.map(({ version }) => version) : [];
};

test('what another window of the seat wrote is what the server keeps', async () => {
  const { watch, say } = await watching();
  say({ type: 'kept', book: 'note', text: 'ours' });
  say({ type: 'kept', book: 'journal', text: 'Quito: x' });
  expect(watch.state.get()).toMatchObject({ notes: 'ours', journal: 'Quito: x' });
});

test('what another window of the seat put away is put away here, and not said again', async () => {
  const { watch, sent, say } = await watching();
  say({ type: 'seen', version: 1 });
  expect(versions(watch)).toEqual([2]);
  expect(sent).toEqual([]);
});

test('a class that ends while the table is asked for anew is over, and is not called unknown', async () => {
  const { watch, say, refuse } = await watching();
  refuse('unknown-table');
  const asked = watch.show();
  say({ type: 'error', n: null, error: { code: 'unknown-table', message: '' } });
  await asked;
  expect(watch.state.get()).toEqual({ status: 'gone' });
});

test('what is put away here is said to the server', async () => {
  const { watch, sent } = await watching();
  watch.putAway(2);
  expect(versions(watch)).toEqual([]);
  expect(sent).toEqual([{ type: 'seen', version: 2 }]);
});

/** The first update of a game that asks our seat. */
const asking = (): ServerMessage => {
  const opened = host(tinyRace).open(2, {}, { luck: quickLuck(1), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const view = opened.value.match.view(0, { recall: false });
  const showing = {
    version: 0,
    view,
    ask: 0,
    outcome: null,
    clock: null,
    photo: null,
    deadlines: [],
    canUndo: false,
    undoSpent: false,
    rewindTo: null,
  };
  return { type: 'update', entry: { seq: 0, time: 0, events: [] }, sights: [], ...showing };
};

test('in a race the time since it was shown open goes with the act, and again after a broken line', async () => {
  const { watch, sent, say } = await watching();
  say(asking());
  watch.act({ type: 'call-error' }, 321.5);
  await watch.show();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ type: 'act', ask: 0, action: { type: 'call-error' }, reactionMs: 321.5 });
  expect(sent[1]).toEqual(sent[0]);
});

test('what is pressed without a line is refused, and not done later', async () => {
  const { watch, sent, say, cut } = await watching();
  say(asking());
  cut(true);
  watch.act({ type: 'peek' });
  expect(watch.state.get()).toMatchObject({ acting: false, problem: { code: 'offline' } });
  cut(false);
  await watch.show();
  expect(sent).toEqual([]);
  say(asking());
  watch.act({ type: 'peek' });
  expect(sent).toHaveLength(1);
});

test('other acts say nothing of time', async () => {
  const { watch, sent, say } = await watching();
  say(asking());
  watch.act({ type: 'peek' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('reactionMs');
});
