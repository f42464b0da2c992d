import { expect, test } from 'vitest';
import { type Entry, eventsInForce } from './log.ts';

const act = (seq: number, ...events: readonly string[]): Entry<null, string> => ({
  kind: 'action',
  seq,
  seat: 0,
  action: null,
  id: null,
  time: 0,
  events,
});
const back = (kind: 'undo' | 'rewind', seq: number, to: number): Entry<null, string> => ({
  kind,
  seq,
  seat: 0,
  back: to,
  id: null,
  time: 0,
});

test('what was taken back never happened, and taking back can be taken back', () => {
  const told = [act(0, 'a'), act(1, 'b', 'c'), act(2, 'd')];
  expect(eventsInForce(told)).toEqual(['a', 'b', 'c', 'd']);
  expect(eventsInForce([...told, back('undo', 3, 1)])).toEqual(['a', 'b', 'c']);
  expect(eventsInForce([...told, back('rewind', 3, 0), act(4, 'e')])).toEqual(['a', 'e']);
  expect(eventsInForce([...told, back('rewind', 3, 0), act(4, 'e'), back('undo', 5, 2)])).toEqual(['a', 'b', 'c', 'd']);
  expect(eventsInForce([...told, { kind: 'end', seq: 3, time: 0, reason: 'closed' }])).toEqual(['a', 'b', 'c', 'd']);
});
