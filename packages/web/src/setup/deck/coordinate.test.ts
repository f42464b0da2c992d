import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LATITUDE, LONGITUDE, readCoordinate } from './coordinate.ts';

const minutes = (cell: string, axis = LATITUDE) => {
  const read = readCoordinate(cell, axis);
  return read.ok ? read.minutes : read.error;
};

test.each([
  ['38°43′N', 2323],
  ["38°43'N", 2323],
  ['38 43 N', 2323],
  [' 38° 43’ s ', -2323],
  ['0°05′S', -5],
  ['38.7167', 2323],
  ['38,7167', 2323],
  ['-33.8667', -2032],
  ['−33.8667', -2032],
  ['+12', 720],
  ['33.5 S', -2010],
  ['33.5°N', 2010],
  ['90', 5400],
  ['90°00′S', -5400],
  ['0', 0],
  ['-0.0', 0],
  ['0°00′S', 0],
  ['55°45′С', 3345],
  ['12°00′Ю', -720],
])('the latitude %s', (cell, expected) => {
  expect(minutes(cell)).toBe(expected);
});

test.each([
  ['9°08′W', -548],
  ['9.14 W', -548],
  ['-9.14', -548],
  ['0.12775829999999998', 8],
  ['3°42′O', -222],
  ['37°37′В', 2257],
  ['180', 10_800],
  ['180°00′W', -10_800],
])('the longitude %s', (cell, expected) => {
  expect(minutes(cell, LONGITUDE)).toBe(expected);
});

test.each(['', 'north', '38°43', '38°60′N', '38 43', '38°43′E', '-38 N', '3.8.1', '1e3', '38°43′05″N', '=1+1', '--3', '1234'])(
  'is no latitude: %s',
  (cell) => {
    expect(minutes(cell)).toBe('unreadable');
  },
);

test.each(['90.01', '-91', '90°01′N', '91 S', '900'])('lies beyond the poles: %s', (cell) => {
  expect(minutes(cell)).toBe('out-of-range');
});

test('a letter of the other axis is none', () => {
  expect(minutes('9°08′W')).toBe('unreadable');
  expect(minutes('9°08′N', LONGITUDE)).toBe('unreadable');
});

test('halves of a minute are rounded away from zero, on both sides', () => {
  // 0.5′ is 0.008333…°, so that exact halves are odd multiples of 0.025° (1.5′)
  expect([minutes('0.025'), minutes('-0.025'), minutes('38.725'), minutes('-38.725'), minutes('1.075')]).toEqual([
    2, -2, 2324, -2324, 65,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -89_999_999, max: 89_999_999 }), (millionths) => {
      const text = `${millionths < 0 ? '-' : ''}${Math.floor(Math.abs(millionths) / 1e6)}.${String(Math.abs(millionths) % 1e6).padStart(6, '0')}`;
      const read = Number(minutes(text));
      // |read − exact| is at most half a minute: in millionths of a degree, times 60
      expect(Math.abs(read * 1e6 - millionths * 60)).toBeLessThanOrEqual(5e5);
    }),
  );
});
