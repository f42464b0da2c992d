import { host, quickLuck, type RetoldEntry, type Shown } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import { recapOf } from './recap.ts';

/** Something that happened, another one for each number. */
const event = (seed: number): Shown => {
  const opened = host(bonnieAndClyde).open(2, {}, { luck: quickLuck(seed), time: 0, commitment: null, words: [] });
  const [first] = opened.ok ? opened.value.eventsFor(null) : [];
  if (first === undefined) throw new Error('nothing happened');
  return first;
};

const TURN = event(1);
const DREW = event(2);
const entry = (seq: number, told: Shown): RetoldEntry => ({ seq, time: 0, events: [told] });
const LOG = [entry(1, TURN), entry(2, DREW), entry(3, TURN), entry(4, DREW)];
const seqs = (log: readonly RetoldEntry[], since: number | null): readonly number[] =>
  recapOf(log, { isTurn: (told) => told === TURN }, since).map(({ seq }) => seq);

test('whoever has looked is told what came after', () => {
  expect(seqs(LOG, 1)).toEqual([2, 3, 4]);
  expect(seqs(LOG, 4)).toEqual([]);
});

test('whoever has not is told of the turn that is going on', () => {
  expect(seqs(LOG, null)).toEqual([3, 4]);
  expect(seqs([entry(1, DREW)], null)).toEqual([1]);
  expect(seqs([...LOG, entry(5, TURN)], null)).toEqual([3, 4, 5]);
});

test('of much, the last lines are told', () => {
  const long = Array.from({ length: 20 }, (_, seq) => entry(seq, DREW));
  expect(seqs(long, null)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
});
