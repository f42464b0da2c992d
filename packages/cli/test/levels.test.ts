import { expect, test } from 'vitest';
import { converse, run } from './program.ts';

const LEVELS = ['random', 'greedy', 'casual'];

test('the engine tells the levels of each game', async () => {
  const [{ games }] = await converse([{ op: 'games' }]);
  const levels = new Map(games.map((game: { id: string; levels: readonly string[] }) => [game.id, game.levels]));
  expect(levels.get('bonnie-and-clyde')).toEqual(LEVELS);
  expect(levels.get('carmen-card-game')).toEqual([...LEVELS, 'forgetful']);
});

test('the engine plays a level for a game that has it, and refuses it for one that has not', async () => {
  const asking = (game: string, table: string) => [
    { op: 'new', game, seats: 2, seed: 's' },
    ...[0, 1].map((seat) => ({ op: 'bot', table, seat, level: 'forgetful' })),
  ];
  const [carmen, ...children] = await converse(asking('carmen-card-game', 't1'));
  expect(children[carmen.toAct[0]]).toMatchObject({ ok: true, action: { type: 'roll' }, why: expect.any(String) });
  const [bonnie, ...others] = await converse(asking('bonnie-and-clyde', 't1'));
  expect(others[bonnie.toAct[0]]).toMatchObject({
    error: { code: 'unknown-level', message: 'there is no level "forgetful"; there are random, greedy, casual' },
  });
});

test.each(['play', 'simulate'])('%s takes the levels of its game', async (command) => {
  const refused = await run([command, 'bonnie-and-clyde', '--bots', 'forgetful']);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('--bots must be one of random, greedy, casual, not "forgetful"');
});

test('a forgetful bot is simulated like any other', async () => {
  const args = ['simulate', 'carmen-card-game', '--bots', 'forgetful,random', '--games', '2', '--seed', 's', '--json'];
  const { code, out } = await run([...args, '--workers', '2']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ byBot: [{ name: 'forgetful', games: 2 }, { name: 'random' }] });
}, 20_000); // whole games in threads of their own
