import { expect, test } from 'vitest';
import { itemsOn, slotsOn } from './lane.ts';
import { viewOf } from './table.ts';

test('a line shows its cards, the start card marked, and the card in hand where it would be laid', () => {
  const view = viewOf();
  expect(itemsOn(view, 'north-south', null)).toEqual([
    { id: 'own-1', kind: 'card' },
    { id: 'own-2', kind: 'start' },
    { id: 'own-3', kind: 'card' },
  ]);
  expect(itemsOn(view, 'north-south', { line: 'north-south', gap: 2 }).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'card own-1',
    'start own-2',
    'ghost own-5',
    'card own-3',
  ]);
  expect(itemsOn(view, 'west-east', { line: 'north-south', gap: 2 }).every(({ kind }) => kind !== 'ghost')).toBe(true);
});

test('what has just been laid is marked on its line alone', () => {
  const turn = { seat: 1, step: 'doubt', placed: { line: 'north-south', gap: 0 }, agreed: [] };
  const view = viewOf({ turn });
  expect(itemsOn(view, 'north-south', null)[0]).toEqual({ id: 'own-1', kind: 'new' });
  expect(itemsOn(view, 'west-east', null).some(({ kind }) => kind === 'new')).toBe(false);
});

test('the gap of the ghost is no slot, and those after it have moved on by one', () => {
  expect(slotsOn('north-south', 3, null).map(({ edge }) => edge)).toEqual([0, 1, 2, 3]);
  expect(slotsOn('north-south', 3, { line: 'north-south', gap: 1 })).toEqual([
    { gap: 0, edge: 0 },
    { gap: 2, edge: 3 },
    { gap: 3, edge: 4 },
  ]);
  expect(slotsOn('west-east', 1, { line: 'north-south', gap: 1 })).toHaveLength(2);
});
