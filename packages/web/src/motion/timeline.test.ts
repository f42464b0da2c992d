import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cue, Move } from './cue.ts';
import { endOf, LONGEST, timeline } from './timeline.ts';

const move = (lasts: number, thing = ''): Move<string> => ({ thing, from: 'a', to: 'b', lasts, lifts: false });
const cue = (...moves: Move<string>[]): Cue<string> => ({ moves, sound: null });
const times = (cues: readonly Cue<string>[], rate = 1) =>
  timeline(cues, rate).flights.map(({ move: { thing }, after, lasts }) => [thing, after, lasts]);

test('one event follows the other, and what belongs to one event moves together', () => {
  expect(times([cue(move(200, 'a'), move(200, 'b')), cue(), cue(move(100, 'c'))])).toEqual([
    ['a', 0, 200],
    ['b', 40, 200],
    ['c', 240, 100],
  ]);
});

test('the speed is a factor', () => {
  expect(times([cue(move(300, 'a'))], 2)).toEqual([['a', 0, 150]]);
  expect(times([cue(move(300, 'a'))], 0.5)).toEqual([['a', 0, 600]]);
});

test('whatever happens and however slow, it is over after 0.7 seconds, in the same order', () => {
  const cues = fc.array(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(cues, fc.constantFrom(0.5, 1, 2, 6), (lasts, rate) => {
      const { flights } = timeline(
        lasts.map((each) => cue(...each.map((ms) => move(ms)))),
        rate,
      );
      expect(flights).toHaveLength(lasts.flat().length);
      expect(endOf(flights)).toBeLessThanOrEqual(LONGEST + 1e-6);
      const starts = flights.map(({ after }) => after);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});

test('a sound is heard when its event begins; without any motion all sound at once, none of them twice', () => {
  const cues: readonly Cue<string>[] = [
    { ...cue(move(200)), sound: 'card' },
    { ...cue(move(100)), sound: 'ride' },
    { ...cue(), sound: 'card' },
  ];
  const heard = (rate: number) => timeline(cues, rate).rings.map(({ sound, after }) => [sound, after]);
  expect(heard(1)).toEqual([
    ['card', 0],
    ['ride', 200],
    ['card', 300],
  ]);
  expect(heard(Number.POSITIVE_INFINITY)).toEqual([
    ['card', 0],
    ['ride', 0],
  ]);
});
