import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { expect, test } from 'vitest';
import rulings from '../../../../../rules/src/games/coordinates-of-wonders/playthroughs/own-deck-rulings.txt?raw';
import sealed from '../../../../../rules/src/games/coordinates-of-wonders/playthroughs/six-seats-sealed.txt?raw';
import printed from '../../../../../rules/src/games/coordinates-of-wonders/playthroughs/two-seats-printed.txt?raw';
import { recordOf } from '../../recorded.ts';
import { readTravels } from './tallies.ts';

test.each([printed, sealed])('a recorded game tells who laid, called and guessed how well', (text) => {
  const travels = readTravels(recordOf(coordinatesOfWonders, text));
  if (!travels.ok) throw new Error(travels.error.message);
  const { counts, tallies } = travels.value;
  const sum = (key: keyof (typeof tallies)[number]): number => tallies.reduce((all, tally) => all + tally[key], 0);
  const times = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  expect(sum('laid')).toBe(times(/^> \d \{"type":"place"/gm));
  expect(sum('callsRight') + sum('callsWrong')).toBe(times(/^> \d \{"type":"check"/gm));
  expect(sum('right')).toBeLessThanOrEqual(sum('laid') - sum('callsRight'));
  expect(counts.length).toBeGreaterThan(0);
  expect(sum('exact')).toBe(counts.flatMap(({ guesses, errors }) => guesses.filter((guess) => guess === errors)).length);
});

test('what is no record is refused', () => {
  expect(readTravels({}).ok).toBe(false);
});

test('what the host wrote of places of one’s own comes from the record, and nothing for those of the box', () => {
  const box = readTravels(recordOf(coordinatesOfWonders, printed));
  expect(box.ok && box.value.notes).toBeNull();
  const own = readTravels(recordOf(coordinatesOfWonders, rulings));
  expect(own.ok && own.value.notes?.['own-1']).toMatchObject({ names: { en: 'Greenwich' } });
});
