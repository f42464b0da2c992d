import { expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { traceOf } from './trace.ts';

const cue = (...ways: readonly (readonly [from: string, to: string])[]): Cue<null> => ({
  moves: ways.map(([from, to]) => ({ thing: null, from, to, lasts: 1, lifts: false })),
  sound: null,
});

test('a print where something came from, a ring where it went', () => {
  expect([...traceOf([cue(['pile', 'seat.1'], ['pile', 'seat.2'])])]).toEqual([
    ['pile', 'from'],
    ['seat.1', 'to'],
    ['seat.2', 'to'],
  ]);
});

test('of a place that was reached and left, the later counts', () => {
  expect(traceOf([cue(['seat.1', 'table.1']), cue(['table.1', 'pile'])]).get('table.1')).toBe('from');
  expect(traceOf([cue(['road.1', 'road.2']), cue(['road.2', 'road.1'])]).get('road.1')).toBe('to');
});

test('the own hand is not marked: what came into it bears a mark of its own', () => {
  expect([...traceOf([cue(['pile', 'hand']), cue(['hand.joplin', 'table.0'])]).keys()]).toEqual(['pile', 'table.0']);
});
