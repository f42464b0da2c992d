import { expect, test } from 'vitest';
import { at } from '../../core/basics.ts';
import { openTable } from '../../core/table.ts';
import { completeness } from '../completeness-files.ts';
import { conformance } from '../conformance.ts';
import { checkFair, countImagined, evenly } from '../fairness.ts';
import { leakTests } from '../leak-suite.ts';
import type { LeakOptions } from '../leaks.ts';
import { randomFor } from '../play.ts';
import { checkPlaythroughs } from '../playthrough-files.ts';
import type { Action } from './actions.ts';
import { NUMBERS } from './components.ts';
import { tinyRace } from './index.ts';
import type { Event, State } from './state.ts';
import { swaps } from './swaps.ts';

/** A seat on its way: everybody but seat 1 has chosen, seat 0 knows its number, seat 2's is face up. */
const CROWDED = {
  game: 'tiny-race',
  options: { memory: 'printed', length: 9, window: 10 },
  places: [8, 6, 8, 0],
  lucky: [3, 5, 2, 6],
  faceUp: [false, false, true, false],
  peeked: [true, false, false, false],
  rest: [1, 4],
  strides: [1, null, 1, 3],
  die: 2,
  turn: { step: 'choose', round: 5 },
  recall: { thrown: [4, 2, 2] },
};

const trials = { configs: [{}, { memory: 'helped', length: 9, window: 3 }], starts: [CROWDED], mostActions: 400 };

conformance(tinyRace, {
  ...trials,
  census: { box: NUMBERS.map(String), of: ({ lucky, rest }) => [...lucky, ...rest].map(String) },
});

const secrets: LeakOptions<State, Action, Event> = {
  ...trials,
  turnsUp: ({ type }) => type === 'thrown',
  swaps,
  alike: (one, other) => one.type === 'stride' && other.type === 'stride',
};
leakTests(tinyRace, secrets);
checkPlaythroughs(tinyRace, new URL('./playthroughs/', import.meta.url));
completeness(tinyRace, new URL('./', import.meta.url));

const start = (): State => {
  const state = tinyRace.parsePosition(CROWDED);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
};

test('[TR-2.5] who was not struck by a throw does not have that number: imagined evenly among the rest', () => {
  const view = tinyRace.viewFor(start(), 0, { recall: true });
  // Face up: 2. Own: 3. Thrown, and nobody was struck: 4. That leaves 1, 5 and 6 for seats 1 and 3.
  const pairs = [1, 5, 6].flatMap((one) => [1, 5, 6].filter((other) => other !== one).map((other) => `${one}${other}`));
  checkFair(
    countImagined(tinyRace, view, randomFor('count'), 3_000, ({ lucky }) => `${lucky[1]}${lucky[3]}`),
    evenly(pairs),
  );
});

const parsed = (changes: object) => tinyRace.parsePosition({ ...CROWDED, ...changes });

test('[TR-1.1] two to four runners at the start of a track of 5 or 9 steps', () => {
  expect(tinyRace.setup({ memory: 'printed', length: 9, window: null }, 3).places).toEqual([0, 0, 0]);
  expect(tinyRace.parseConfig({ length: 7 }, 2)).toMatchObject({
    ok: false,
    error: { message: 'options.length must be one of 5, 9, not 7' },
  });
  expect(parsed({ places: [8, 6, 8, 0, 0] })).toMatchObject({ ok: false, error: { rule: 'TR-1.1' } });
});

test('[TR-1.2] a lucky card cannot be there twice, or be missing', () => {
  expect(parsed({ rest: [1, 1] })).toEqual({
    ok: false,
    error: { message: 'lucky card 1 must be in lucky or rest once, not 2 times', rule: 'TR-1.2' },
  });
  expect(parsed({ rest: [1] })).toMatchObject({ ok: false, error: { rule: 'TR-1.2' } });
});

test('[TR-2.1] all are asked at once, and others see only that a stride was chosen', () => {
  expect(tinyRace.toAct({ ...start(), strides: [null, null, 1, null] })).toEqual([0, 1, 3]);
  expect(tinyRace.viewFor(start(), 1, { recall: false }).strides).toEqual([{ count: 1 }, null, { count: 1 }, { count: 1 }]);
  expect(tinyRace.refusal(tinyRace.viewFor(start(), 0, { recall: false }), { type: 'peek' })).toMatchObject({ rule: 'TR-2.1' });
});

test('[TR-2.2] no stride past the line', () => {
  const view = tinyRace.viewFor({ ...start(), places: [8, 7, 8, 0] }, 1, { recall: false });
  expect(
    [1, 2, 3].map((stride) => tinyRace.refusal(view, { type: 'stride', stride: stride === 1 ? 1 : stride === 2 ? 2 : 3 })?.rule),
  ).toEqual([undefined, undefined, 'TR-2.2']);
});

/** The round in which all four have chosen, run with a die. */
const thrown = (strides: State['strides'], die: number): State => {
  const luck = { below: () => die - 1 };
  const log = {
    format: 1,
    game: 'tiny-race',
    rulesVersion: 1,
    seats: 4,
    options: {},
    position: null,
    commitment: null,
    words: [],
  };
  const state: State = { ...start(), strides, turn: { step: 'throw', round: 5 } };
  return openTable(tinyRace, state, () => luck, { start: log, time: 0 }).table.state;
};

test('[TR-2.3] a stride no longer than the die is run, a longer one is not', () => {
  expect(thrown([1, 1, 1, 3], 1).places).toEqual([9, 7, 9, 0]);
});

test('[TR-2.4] a look at the own lucky card, once, while it is face down', () => {
  const ask = (seat: number, state: State) =>
    tinyRace.refusal(tinyRace.viewFor(state, seat, { recall: false }), { type: 'peek' });
  expect(ask(1, start())).toBeUndefined();
  expect(ask(1, { ...start(), peeked: [true, true, false, false] })).toMatchObject({ rule: 'TR-2.4', reason: 'already-peeked' });
  expect(ask(2, { ...start(), strides: [1, null, null, 3] })).toMatchObject({ rule: 'TR-2.4', reason: 'face-up' });
});

test('[TR-2.5] a lucky number turns its card up and gives a step', () => {
  const after = thrown([1, 1, 1, 3], 6);
  expect([at(after.places, 3), after.faceUp]).toEqual([4, [false, false, true, true]]);
});

test('[TR-3.1] the silent are taken to have chosen 1', () => {
  expect(tinyRace.waiting(start())).toEqual({ seconds: 10, fallback: { type: 'stride', stride: 1 }, race: null });
});

test('[TR-4.1] who reaches the line in the same round shares the win', () => {
  expect(tinyRace.outcome(thrown([1, 2, 1, 3], 6))).toEqual({ winners: [0, 2], scores: [9, 8, 9, 4], reason: 'TR-4.1' });
});
