import { expect, test } from 'vitest';
import { NEIGHBOURS } from '../model.ts';
import { playedGame } from '../table.ts';
import { caseIn, foundBy, placesOf } from './case.ts';

test('the case file of a whole game', () => {
  const read = caseIn(playedGame(4, 3, { rules: 'junior' }));
  if (!read.ok) throw new Error('no case');
  const { hidings, visits, winner, seats } = read.value;
  expect(hidings).toHaveLength(16);
  expect(new Set(hidings.map(({ piece }) => piece)).size).toBe(16);
  expect(hidings.every(({ owner, hider }) => hider === (owner + 1) % seats)).toBe(true);
  expect(foundBy(read.value, winner ?? -1)).toEqual([true, true, true, true]);
  for (const { piece, owner, found, near } of hidings) {
    if (found !== null) expect(visits[found - 1]).toMatchObject({ seat: owner, piece, said: 'own' });
    for (const turn of near) {
      const visit = visits[turn - 1];
      expect(visit?.seat).toBe(owner);
      expect(NEIGHBOURS[piece]).toContain(visit?.piece);
      expect(turn).toBeLessThan(found ?? Number.POSITIVE_INFINITY);
    }
  }
  expect(hidings.some(({ near }) => near.length > 0)).toBe(true);
  const places = placesOf(read.value, 0);
  expect(new Set(places).size).toBe(places.length);
});

test('what is no record is refused', () => {
  expect(caseIn({}).ok).toBe(false);
});
