import { expect, test } from 'vitest';
import { boxAround, NEAR, scaleFor, scrollTo, sightOver } from './camera.ts';

const WHOLE = { width: 1000, height: 473 };
const PHONE = { width: 348, height: 230 };
const AFRICA = [413, 177, 227, 276] as const;

test('all of the map is in the window', () => {
  const scale = scaleFor('all', [0, 0, 1000, 473], WHOLE, PHONE);
  expect(scale).toBeCloseTo(0.348);
});

test('a part of the world is near enough for a finger on a phone, and never smaller than in the whole map', () => {
  expect(scaleFor('africa', AFRICA, WHOLE, PHONE)).toBe(NEAR);
  const wide = { width: 1600, height: 760 };
  expect(scaleFor('africa', AFRICA, WHOLE, wide)).toBeGreaterThanOrEqual(1.6);
});

test('the window goes to the middle of a box, or as near as the map goes', () => {
  expect(scrollTo(AFRICA, 1, PHONE)).toEqual({ left: 413 + 113.5 - 174, top: 177 + 138 - 115 });
  expect(scrollTo([0, 0, 100, 100], 1, PHONE)).toEqual({ left: 0, top: 0 });
});

test('a box around boxes', () => {
  expect(boxAround([AFRICA, [0, 400, 10, 70]])).toEqual([0, 177, 640, 293]);
});

test('where one can go is looked at as a whole, or nearer where that is worth it', () => {
  expect(sightOver([0, 0, 900, 200], WHOLE)).toBe('all');
  expect(sightOver([100, 0, 700, 473], WHOLE)).toBe('reach');
});

test('where one can go comes as near as fits, and no nearer than is any use', () => {
  expect(scaleFor('reach', [100, 100, 200, 100], WHOLE, PHONE)).toBeCloseTo(1.74);
  expect(scaleFor('reach', [100, 100, 56, 56], WHOLE, PHONE)).toBe(2);
  // the oceans lie far apart, and their buttons are to be 24 px wide
  expect(scaleFor('oceans', [80, 0, 640, 400], WHOLE, PHONE)).toBeCloseTo(0.56);
});
