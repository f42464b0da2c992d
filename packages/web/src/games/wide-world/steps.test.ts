import { expect, test } from 'vitest';
import { type Direction, PAD, squareAt } from './model.ts';
import { padByKey, squareByKey } from './steps.ts';

test.each([
  ['ArrowUp', squareAt(2, 5)],
  ['ArrowDown', squareAt(4, 5)],
  ['ArrowLeft', squareAt(3, 4)],
  ['ArrowRight', squareAt(3, 6)],
  ['Home', squareAt(3, 0)],
  ['End', squareAt(3, 19)],
  ['Enter', null],
])('on the map %s goes to the next square', (key, expected) => {
  expect(squareByKey(squareAt(3, 5), key)).toBe(expected);
});

test('the map ends at its edges', () => {
  expect(squareByKey(squareAt(0, 0), 'ArrowUp')).toBe(squareAt(0, 0));
  expect(squareByKey(squareAt(0, 0), 'ArrowLeft')).toBe(squareAt(0, 0));
  expect(squareByKey(squareAt(11, 19), 'ArrowDown')).toBe(squareAt(11, 19));
  expect(squareByKey(squareAt(11, 19), 'ArrowRight')).toBe(squareAt(11, 19));
});

test('to the right the keys of the pad go round once', () => {
  const seen: Direction[] = [PAD[0]];
  for (let press = 0; press < 7; press++) seen.push(padByKey(seen.at(-1) ?? 'north', { key: 'ArrowRight', code: '' }) ?? PAD[0]);
  expect(seen).toEqual(PAD);
  expect(padByKey('south-east', { key: 'ArrowRight', code: '' })).toBe('north-west');
  expect(padByKey('north-west', { key: 'ArrowLeft', code: '' })).toBe('south-east');
});

test.each([
  ['north', 'ArrowDown', 'south'],
  ['south', 'ArrowUp', 'north'],
  ['west', 'ArrowUp', 'north-west'],
  ['east', 'ArrowDown', 'south-east'],
  ['north', 'ArrowUp', 'north'],
] as const)('on the pad from %s %s goes to %s', (from, key, to) => {
  expect(padByKey(from, { key, code: '' })).toBe(to);
});

test('letters lie as the directions do, on any keyboard', () => {
  expect(padByKey('north', { key: 'й', code: 'KeyQ' })).toBe('north-west');
  expect(padByKey('north', { key: 'c', code: 'KeyC' })).toBe('south-east');
  expect(padByKey('north', { key: '6', code: 'Numpad6' })).toBe('east');
  expect(padByKey('north', { key: 's', code: 'KeyS' })).toBeNull();
});
