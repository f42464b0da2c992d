import type { ClientMessage, ServerMessage } from '@tabletrotter/protocol';
import { expect, test } from 'vitest';
import { createStore } from '../store.ts';
import type { Line, Live } from './live.ts';
import type { Answer } from './message.ts';
import { type Watch, watchTable } from './watch.ts';

const SHOWN: Answer = {
  type: 'shown',
  n: 1,
  info: { table: 'a', code: 'ABCDE', game: 'tiny-race', status: 'waiting', sitters: [], options: {}, commitment: '' },
  viewer: 0,
  game: null,
  sights: [1, 2].map((version) => ({ version, events: [] })),
  notes: 'mine',
  journal: '',
};

/** A table that has just been shown, and how its server goes on. */
const watching = async (): Promise<{
  readonly watch: Watch;
  readonly sent: readonly ClientMessage[];
  say(m: ServerMessage): void;
}> => {
  const listeners = new Set<(message: ServerMessage) => void>();
  const sent: ClientMessage[] = [];
  const live: Live = {
    line: createStore<Line>('open'),
    address: createStore<string | null>(null),
    request: async () => ({ ok: true, value: SHOWN }),
    send: (message) => sent.push(message) > 0,
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

test('what is put away here is said to the server', async () => {
  const { watch, sent } = await watching();
  watch.putAway(2);
  expect(versions(watch)).toEqual([]);
  expect(sent).toEqual([{ type: 'seen', version: 2 }]);
});
