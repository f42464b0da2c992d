import { expect, test } from 'vitest';
import { type Middles, pieceByKey } from './steps.ts';

const MIDDLES: Middles = [
  { piece: 'china', x: 0, y: 0 },
  { piece: 'japan', x: 50, y: 5 },
  { piece: 'pacific-ocean', x: 30, y: 80 },
  { piece: 'russia', x: 10, y: -60 },
];

test.each([
  ['ArrowRight', 'japan'],
  ['ArrowUp', 'russia'],
  ['ArrowDown', 'pacific-ocean'],
  ['ArrowLeft', null],
  ['Enter', null],
])('%s goes to the nearest piece that way', (key, piece) => {
  expect(pieceByKey('china', key, MIDDLES)).toBe(piece);
});
