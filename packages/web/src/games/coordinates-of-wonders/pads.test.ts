import { expect, test } from 'vitest';
import { padsFor } from './pads.ts';
import { viewOf } from './table.ts';

const doubt = (changes: object = {}) =>
  viewOf({ turn: { seat: 0, step: 'doubt', placed: { line: 'north-south', gap: 0 }, agreed: [] }, ...changes });

test('whoever shares a device has a pad, but for who laid the card', () => {
  expect(padsFor(doubt(), [0, 1, 2])).toEqual([1, 2]);
});

test('one alone needs no pad, nor does anybody where nobody shares, or nothing is doubted', () => {
  expect(padsFor(doubt(), [0, 1])).toEqual([]);
  expect(padsFor(doubt(), [])).toEqual([]);
  expect(padsFor(viewOf(), [0, 1, 2])).toEqual([]);
});

test('sealed answers are behind the curtain', () => {
  const { options } = viewOf();
  expect(padsFor({ ...doubt(), options: { ...options, calls: 'sealed' } }, [0, 1, 2])).toEqual([]);
});
