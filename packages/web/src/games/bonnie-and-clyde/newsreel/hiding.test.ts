import { expect, test } from 'vitest';
import first from '../../../../../rules/src/games/bonnie-and-clyde/playthroughs/first.txt?raw';
import { numberOf } from '../model.ts';
import { type HandTruth, truthOf } from './hiding.ts';
import { recorded } from './recorded.ts';

const truthsOf = (record: unknown): readonly HandTruth[] => {
  const truths = truthOf(record);
  if (!truths.ok) throw new Error(truths.error.message);
  return truths.value;
};

test('a recorded game tells where both lay, who came close and when, and what was left in hand', () => {
  const game = recorded(first);
  const [one, two, ...rest] = truthsOf(game.record);
  expect(rest).toEqual([]);
  // as in the deal that the playthrough begins with
  expect(one?.hideouts.slice(0, 7)).toEqual(['bonnie', 'platte-city', 'sowers', 'joplin', 'joplin', 'huntsville', 'clyde']);
  expect(one?.hidings.map(({ outlaw, location }) => [outlaw, location])).toEqual([
    ['bonnie', 'kaufman'],
    ['clyde', 'sowers'],
  ]);
  expect(one?.hands[0]).toEqual([]); // seat 0 went out
  expect(two?.hidings.map(({ outlaw, sightings }) => [outlaw, sightings.at(-1)?.how])).toContainEqual(['bonnie', 'caught']);
});

test('each sighting is a look of that seat: at the spot, or one location away while the outlaw lay there', () => {
  const game = recorded(first);
  const hidings = truthsOf(game.record).flatMap((truth) => truth.hidings);
  const looks = game.events.filter(({ type }) => type === 'looked');
  expect(hidings.flatMap(({ sightings }) => sightings).length).toBeGreaterThan(3);
  for (const { location: hideout, sightings } of hidings)
    for (const { seat, location, how } of sightings) {
      expect(looks).toContainEqual(expect.objectContaining({ seat, location }));
      expect(Math.abs(numberOf(location) - numberOf(hideout))).toBe(how === 'near' ? 1 : 0);
    }
});

test('what is no record is said to be none', () => {
  expect(truthOf(null).ok).toBe(false);
  expect(truthOf({ format: 1, entries: [], seed: null }).ok).toBe(false);
});
