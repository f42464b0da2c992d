import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';
import { viewOf } from './table.ts';

test('the map shows what the seat saw, what it hid, and what was said', () => {
  const marks = marksOf(viewOf('cj-roll'));
  expect(marks.get('russia')).toEqual({ sign: 'section', owner: 2, hid: false }); // seen
  expect(marks.get('india')).toEqual({ sign: 'nothing' }); // seen, too
  expect(marks.get('pacific-ocean')).toEqual({ sign: 'nothing' }); // said by another
  expect(marks.get('west-africa')).toEqual({ sign: 'section', owner: 3, hid: true });
  expect(marks.has('amazon')).toBe(false); // gone with its section
  expect(marks.has('brazil')).toBe(false);
});

test('"I found Carmen" is a mark without an owner where there may be several', () => {
  expect(marksOf(viewOf('cj-roll')).get('china')).toEqual({ sign: 'carmen' });
  // who hid it knows more
  expect(marksOf(viewOf('cj-roll', 1)).get('china')).toEqual({ sign: 'section', owner: 0, hid: true });
});

test('whoever only watches sees what was said, and no more', () => {
  const marks = marksOf(viewOf('cj-roll', null));
  expect(marks.get('russia')).toEqual({ sign: 'carmen' });
  expect(marks.get('india')).toEqual({ sign: 'nothing' });
  expect(marks.has('west-africa')).toBe(false);
});

test('with printed memory the map shows nothing by itself', () => {
  for (const seat of [0, null]) expect(marksOf(viewOf('cj-printed', seat)).size).toBe(0);
});
