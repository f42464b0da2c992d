import { expect, test } from 'vitest';
import { AIRFIELDS, COLUMNS, DESTINATIONS, fieldOf, HOME, ROWS, showSquare, whereIs } from './model.ts';
import { PLACES, type Point } from './places.ts';
import { coordinatesOf } from './way.ts';

/** WW-1.1: row r spans latitudes 84 − 12r to 72 − 12r, column c longitudes −180 + 18c to −162 + 18c. */
const squareOn = ({ latitude, longitude }: Point): string =>
  `${Math.floor((84 - latitude) / 12)},${Math.floor((longitude + 180) / 18)}`;

test('every place of the board lies on the square that its latitude and longitude say', () => {
  expect(showSquare(HOME)).toBe(squareOn(PLACES.home));
  for (const destination of DESTINATIONS)
    expect(showSquare(whereIs(destination)), destination).toBe(squareOn(PLACES[destination]));
  for (const airfield of AIRFIELDS) expect(showSquare(fieldOf(airfield)), airfield).toBe(squareOn(PLACES[airfield]));
});

test('the middle of a square lies on it', () => {
  for (let square = 0; square < ROWS * COLUMNS; square++) expect(squareOn(coordinatesOf(square))).toBe(showSquare(square));
});
