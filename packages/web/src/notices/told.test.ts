import { expect, test } from 'vitest';
import { remember } from '../browser/storage.ts';
import { isTold, setTold } from './told.ts';

test('a device remembers of which seats it is told, the last hundred of them', () => {
  const place = { table: 'a', seat: 1 };
  setTold(place, true);
  setTold(place, true);
  expect([isTold(place), isTold({ table: 'a', seat: 0 })]).toEqual([true, false]);
  setTold(place, false);
  expect(isTold(place)).toBe(false);
  for (let seat = 0; seat <= 100; seat++) setTold({ table: 'b', seat }, true);
  expect([0, 1, 100].map((seat) => isTold({ table: 'b', seat }))).toEqual([false, true, true]);
});

test('junk is nothing', () => {
  for (const junk of ['', '{', '{}', '[1,null]']) {
    remember('told', junk);
    expect(isTold({ table: 'a', seat: 1 }), junk).toBe(false);
  }
});
