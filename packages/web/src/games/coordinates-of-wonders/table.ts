import type { Seat } from '@tabletrotter/rules';
import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import type { View } from './model.ts';

/** Places of one's own, for tests: number 1 to 40, each further south and further east than the one before, 4° by 8°. */
export const OWN = Array.from({ length: 40 }, (_, index) => ({
  id: `own-${index + 1}`,
  names: { en: `Town ${index + 1}`, es: `Pueblo ${index + 1}`, ru: `Город ${index + 1}` },
  latitudeMinutes: 80 * 60 - index * 240,
  longitudeMinutes: -160 * 60 + index * 480,
}));

/** Three seats, for tests: seat 0 holds number 5; three cards lie from north to south, two from west to east. */
export const POSITION = {
  game: 'coordinates-of-wonders',
  options: { memory: 'printed', rounds: 1, window: null, calls: 'open', deck: OWN },
  tokens: [4, 4, 4],
  start: 'own-2',
  northSouth: ['own-1', 'own-2', 'own-3'],
  westEast: ['own-2', 'own-4'],
  stack: ['own-5', 'own-6'],
  box: ['own-7'],
  guesses: [null, null, null],
  shown: [],
  turn: { seat: 0, step: 'place' },
};

/** A seat's view of a position, as the server shows it. */
export const viewOf = (changes: object = {}, seat: Seat | null = 0): View => {
  const state = coordinatesOfWonders.parsePosition({ ...POSITION, ...changes });
  if (!state.ok) throw new Error(state.error.message);
  return coordinatesOfWonders.viewFor(state.value, seat, { recall: state.value.options.memory === 'helped' });
};
