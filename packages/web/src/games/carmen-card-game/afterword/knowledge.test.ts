import { carmenCardGame } from '@tabletrotter/rules/games/carmen-card-game';
import { expect, test } from 'vitest';
import four from '../../../../../rules/src/games/carmen-card-game/playthroughs/four-seats-helped.txt?raw';
import worked from '../../../../../rules/src/games/carmen-card-game/playthroughs/worked-example.txt?raw';
import { recordOf } from '../../recorded.ts';
import { CARMEN, isFace } from '../model.ts';
import { type Knowledge, knowledgeIn } from './knowledge.ts';

const knowledgeOf = (text: string): Knowledge => {
  const knowledge = knowledgeIn(recordOf(carmenCardGame, text));
  if (!knowledge.ok) throw new Error(knowledge.error.message);
  return knowledge.value;
};

test.each([worked, four])('a recorded game tells who knew what, and when', (text) => {
  const { knowings, moments, first } = knowledgeOf(text);
  expect(moments.map(({ turn }) => turn)).toEqual(moments.map((_, place) => place + 1));
  for (const { matter, since } of knowings) {
    expect(since).toHaveLength(moments[0]?.eyes.length ?? 0);
    if (matter !== 'carmen') continue;
    // a seat knew Carmen from the turn on at whose end its journal first had her
    for (const [seat, turn] of since.entries()) {
      if (turn === null) continue;
      const before = moments.filter((moment) => moment.turn < turn);
      for (const { eyes } of before) expect(JSON.stringify(eyes[seat]?.rows)).not.toContain(CARMEN);
    }
  }
  if (first !== null) expect(first.turn).toBeLessThanOrEqual(moments.length);
});

test('in the worked example the second seat knew Carmen from the beginning, and in truth nothing is hidden', () => {
  const { knowings, moments } = knowledgeOf(worked);
  expect(knowings.find(({ matter }) => matter === 'carmen')?.since[1]).toBe(1);
  for (const { truth } of moments)
    for (const row of truth.rows)
      for (const card of [...row.henchman, ...row.loot, ...row.location]) expect(card === null || isFace(card)).toBe(true);
});

test('what is no record is said to be none', () => {
  expect(knowledgeIn(null).ok).toBe(false);
});
