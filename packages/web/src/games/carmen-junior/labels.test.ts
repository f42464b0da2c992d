import { expect, test } from 'vitest';
import { type Label, RING, sidesFor } from './labels.ts';
import type { Piece } from './model.ts';

const MAP = { width: 1000, height: 500 };
const label = (piece: Piece, x: number, y: number, width = 60): Label => ({ piece, x, y, width, height: 12 });

test('a name stands on the side that is best for its piece, else on another one that is free', () => {
  expect(sidesFor([label('china', 500, 200)], MAP)).toEqual(new Map([['china', 'below']]));
  expect(sidesFor([label('mexico', 500, 200)], MAP)).toEqual(new Map([['mexico', 'left']]));
  const crowd = [label('china', 500, 200), label('india', 500, 200 + 2 * RING + 4)];
  expect(sidesFor(crowd, MAP)).toEqual(
    new Map([
      ['china', 'left'],
      ['india', 'below'],
    ]),
  );
});

test('no name goes over the edge of the map, and where there is no place it is left out', () => {
  expect(sidesFor([label('japan', 950, 200)], MAP).get('japan')).toBe('below');
  expect(sidesFor([label('china', 500, 490)], MAP).get('china')).toBe('left');
  const around = [label('india', 500, 230), label('russia', 500, 170), label('canada', 440, 200), label('brazil', 560, 200)];
  expect(sidesFor([label('china', 500, 200, 200), ...around], MAP).has('china')).toBe(false);
});

test('names do not lie over each other', () => {
  const sides = sidesFor([label('china', 500, 200, 100), label('india', 580, 200, 100)], MAP);
  expect(sides).toEqual(
    new Map([
      ['china', 'below'],
      ['india', 'right'],
    ]),
  );
});
