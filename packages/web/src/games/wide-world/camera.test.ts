import { expect, test } from 'vitest';
import { firstStep, scrollTo, sideFor, sidesIn, wholeSide } from './camera.ts';
import { squareAt } from './model.ts';

const PHONE = { width: 360, height: 280 };
const DESK = { width: 860, height: 520 };

test('on a desk the whole map is in sight, on a phone the squares are large enough for a finger’s eye', () => {
  expect(firstStep(DESK)).toBe(0);
  expect(wholeSide(DESK)).toBe(43);
  expect(sidesIn(PHONE)[firstStep(PHONE)]).toBe(40);
});

test('one comes closer step by step, and no step is hardly larger than the one before', () => {
  expect(sidesIn(PHONE)).toEqual([18, 40, 56, 76]);
  expect(sidesIn(DESK)).toEqual([43, 56, 76]);
});

test('a square stands in the middle, but the map ends at its edges', () => {
  expect(scrollTo([squareAt(6, 10)], 40, PHONE)).toEqual({ left: 240, top: 120 });
  expect(scrollTo([squareAt(0, 0)], 40, PHONE)).toEqual({ left: 0, top: 0 });
  expect(scrollTo([squareAt(11, 19)], 40, PHONE)).toEqual({ left: 440, top: 200 });
});

test('the eye steps back just so far that the ends of a bump are in sight, and no farther than the whole map', () => {
  const tall = { width: 378, height: 416 };
  const ends = [squareAt(5, 11), squareAt(5, 6), squareAt(5, 16), squareAt(0, 11), squareAt(10, 11)];
  expect(sideFor(ends, tall)).toBeCloseTo(378 / 11);
  expect(scrollTo(ends, sideFor(ends, tall), tall)).toEqual({ left: expect.closeTo((378 / 11) * 6), top: 0 });
  expect(sideFor([squareAt(5, 11)], tall)).toBe(40);
  expect(sideFor([squareAt(0, 0), squareAt(11, 19)], PHONE)).toBe(18);
  expect(sideFor(ends, DESK)).toBe(43);
});
