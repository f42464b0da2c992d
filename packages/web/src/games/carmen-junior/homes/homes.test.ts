import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { expect, test } from 'vitest';
import { HOMES } from '../model.ts';
import { homesAsked, homesFor, movedHouse } from './homes.ts';

test('there is one home a seat, whoever comes or goes while they are chosen', () => {
  expect(homesFor([], 2)).toEqual(['north-america', 'north-america']);
  const chosen = movedHouse(homesFor([], 3), 2, 'japan');
  expect(chosen).toEqual(['north-america', 'north-america', 'japan']);
  expect(homesFor(chosen, 2)).toEqual(['north-america', 'north-america']);
  expect(homesFor(chosen, 4)).toEqual(['north-america', 'north-america', 'japan', 'north-america']);
});

test('the rules take every home that is offered', () => {
  for (const home of HOMES)
    expect(carmenJunior.parseConfig({ homes: movedHouse(homesFor([], 2), 1, home) }, 2).ok, home).toBe(true);
});

test('where everybody has the usual home none is asked for, so that seats may still come and go', () => {
  expect(homesAsked([], 3)).toBeNull();
  expect(homesAsked(homesFor([], 2), 4)).toBeNull();
  expect(homesAsked(movedHouse(homesFor([], 2), 1, 'japan'), 2)).toEqual(['north-america', 'japan']);
});
