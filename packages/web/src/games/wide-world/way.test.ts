import { expect, test } from 'vitest';
import { DIRECTIONS, HOME, nextSquare, squareAt, squaresBetween, whereIs } from './model.ts';
import { headingTo, kilometresBetween } from './way.ts';

test('so many squares lie between two, slanting ones counted once', () => {
  expect(squaresBetween(HOME, HOME)).toBe(0);
  expect(squaresBetween(squareAt(3, 5), squareAt(8, 5))).toBe(5);
  expect(squaresBetween(squareAt(3, 5), squareAt(5, 12))).toBe(7);
});

test.each(DIRECTIONS)('the next square to the %s lies there', (direction) => {
  const next = nextSquare(squareAt(5, 5), direction);
  expect(next === undefined ? null : headingTo(squareAt(5, 5), next)).toBe(direction);
});

test('a heading is the nearest of eight', () => {
  expect(headingTo(HOME, HOME)).toBeNull();
  expect(headingTo(HOME, whereIs('south-africa'))).toBe('south-east');
  expect(headingTo(HOME, whereIs('china'))).toBe('east');
  expect(headingTo(HOME, whereIs('peru'))).toBe('south');
});

test('a tenth of the way round the equator is 4000 km', () => {
  expect(kilometresBetween(squareAt(7, 4), squareAt(6, 4))).toBeCloseTo(1334, -1);
  expect(kilometresBetween(squareAt(6, 4), squareAt(6, 6))).toBeCloseTo(3981, -1);
});
