import { GAMES } from '@tabletrotter/rules/games';
import { expect, test } from 'vitest';
import { BOARDS, loadScreen } from './index.ts';
import { isOnShelf } from './shelf.ts';

test('every game of the house has a board, and every board a game', () => {
  expect(Object.keys(BOARDS).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  for (const { id } of GAMES) expect(isOnShelf(id)).toBe(true);
});

test.each(GAMES)(
  'the set-up of $id offers its own options, seats and robots',
  async ({ id, options, choices, seats, levels }) => {
    const screen = await loadScreen(id);
    expect(screen?.setup.seats).toEqual(seats);
    expect(screen?.levels).toEqual(levels);
    for (const option of screen?.setup.options ?? []) {
      // of a long list of seconds the page offers a few
      for (const value of option.values) expect(choices[option.name]).toContainEqual(value);
      expect(option.values).toContain(option.preset);
      expect(option.preset).toBe(options[option.name]);
    }
    for (const first of [null, 0, 1])
      for (const name of Object.keys(screen?.setup.first(first, 2) ?? {})) expect(options).toHaveProperty(name);
  },
);

test('a game that is not here has no screen', () => {
  expect(loadScreen('chess')).toBeUndefined();
  expect(loadScreen('toString')).toBeUndefined();
});
