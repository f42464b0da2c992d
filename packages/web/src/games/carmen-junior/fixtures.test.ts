import { host, quickLuck } from '@tabletrotter/rules';
import { carmenJunior } from '@tabletrotter/rules/games/carmen-junior';
import { expect, test } from 'vitest';
import { CARMEN_JUNIOR } from '../../fixtures/carmen-junior.ts';

const game = host(carmenJunior);

test.each(Object.entries(CARMEN_JUNIOR))('a table to be looked at can be had: %s', (_, fixture) => {
  if (!('position' in fixture)) return;
  const opened = game.load(fixture.position, { luck: quickLuck(1), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match } = opened.value;
  for (const action of fixture.acts) expect(match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 }).ok).toBe(true);
});
