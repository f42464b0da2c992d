import { type HostedGame, host } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';
import { describe, expect, test } from 'vitest';
import { botAt, type Plan, type Played, playout, playouts } from '../src/simulate/playout.ts';
import { playAll } from '../src/simulate/pool.ts';
import { printSummary } from '../src/simulate/print.ts';
import { summarize } from '../src/simulate/report.ts';
import { rateOf } from '../src/simulate/wilson.ts';
import { run } from './program.ts';

const tiny = host(tinyRace);
const plan: Plan = { game: 'tiny-race', seats: 3, options: {}, bots: ['casual', 'random', 'random'], games: 60, seed: 's' };

test("Wilson's interval as in the tables", () => {
  const { low, high } = rateOf(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(rateOf(0, 20)).toMatchObject({ share: 0, low: 0 });
  expect(rateOf(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(rateOf(20, 20).high).toBe(1);
});

test('every bot sits at every seat equally often', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 9; index++)
    for (const seat of [0, 1, 2]) {
      const key = `${seat}:${botAt(plan, index, seat)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  expect([...counts.values()]).toEqual(new Array(9).fill(3));
});

test('a game follows from the plan and its number', () => {
  expect(playout(tiny, plan, 7)).toEqual(playout(tiny, plan, 7));
  expect(playouts(tiny, plan, 5, 9)[2]).toEqual(playout(tiny, plan, 7));
  const many = playouts(tiny, plan, 0, 30).map((played) => JSON.stringify(played));
  expect(new Set(many).size).toBeGreaterThan(1);
});

test('who ends a game is who acted last in it: in Wide World who came home', () => {
  const world = host(wideWorld);
  const game = { ...plan, game: 'wide-world' };
  let ended: unknown;
  const watched: HostedGame = {
    ...world,
    bot: (view, ...rest) => {
      ended = view;
      return world.bot(view, ...rest);
    },
  };
  for (const index of [0, 1, 2]) {
    const { finisher } = playout(watched, game, index);
    expect(ended).toMatchObject({ seat: finisher, turn: { seat: finisher, step: 'fly' } });
  }
});

test('what breaks is told with the number of its game', () => {
  const stuck = { ...tiny, bot: () => ({ action: 'junk', why: { key: '', params: {} } }) };
  expect(() => playouts(stuck, plan, 3, 4)).toThrow(
    /^game 3 of seed "s": \w+ was not allowed "junk" \(bad-action\) after 0 actions$/,
  );
});

describe('counting', () => {
  const two: Plan = { ...plan, seats: 2, bots: ['casual', 'random'], games: 4 };
  const played: readonly Played[] = [
    { winners: [0], reason: 'A', actions: 10, first: 0, finisher: 0 }, // casual, who began
    { winners: [0], reason: 'A', actions: 20, first: 1, finisher: 1 }, // random, who did not begin
    { winners: [0, 1], reason: 'B', actions: 30, first: 0, finisher: 1 },
    { winners: [], reason: 'A', actions: 44, first: null, finisher: 0 },
  ];
  const summary = summarize(two, played);

  test('wins by bot, by seat and by turn order, shared ones as fractions', () => {
    expect(summary.byBot).toMatchObject([
      { name: 'casual', wins: 1.5, games: 4 },
      { name: 'random', wins: 1.5, games: 4 },
    ]);
    expect(summary.bySeat).toMatchObject([
      { name: 'seat 0', wins: 2.5, games: 4 },
      { name: 'seat 1', wins: 0.5, games: 4 },
    ]);
    expect(summary.byOrder).toMatchObject([
      { name: 'place 1', wins: 1.5, games: 3 },
      { name: 'place 2', wins: 1.5, games: 3 },
    ]);
    expect(summary).toMatchObject({ shared: 1, allLost: 1, endings: { A: 3, B: 1 } });
  });

  test('wins by who ended the game, shared ones in full', () => {
    expect(summary.finisher).toMatchObject({ wins: 2, games: 4, share: 0.5 });
    expect(summary.finisherAlone).toMatchObject({ wins: 1, games: 4, share: 0.25 });
  });

  test('lengths', () => expect(summary.actions).toEqual({ total: 104, mean: 26, min: 10, median: 25, max: 44 }));

  test('bots alike are told apart', () => {
    expect(summarize({ ...plan, games: 0 }, []).byBot.map(({ name }) => name)).toEqual(['casual', 'random', 'random 2']);
  });

  test('for people', () => {
    const text = printSummary(summary, { seconds: 2, actionsPerSecond: 52, workers: 1 }).join('\n');
    expect(text).toContain('  casual     37.5 %');
    expect(text).toContain('ended the game is among its winners in 2 of 4 games, 50.0 % (15.0 % to 85.0 %); alone in 1 of 4');
    expect(text).toContain('Shared wins: 1');
    expect(text).toContain('Ended by: A 3, B 1');
    expect(text).toContain('52 actions/s: 104 in 2.0 s on 1 worker');
  });
});

test('all games of a plan in order, with progress', async () => {
  const seen: number[] = [];
  const all = await playAll(tiny, plan, 1, (done) => seen.push(done));
  expect(all).toEqual(playouts(tiny, plan, 0, 60));
  expect(seen.at(-1)).toBe(60);
});

test('the same result whatever the number of workers', async () => {
  const args = ['simulate', 'bonnie-and-clyde', '--bots', 'casual,random', '--games', '13', '--seed', 'w', '--json'];
  const results = await Promise.all(['1', '2', '3'].map((workers) => run([...args, '--workers', workers])));
  const [one, two, three] = results.map(({ code, out, err }) => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { timing, ...summary } = JSON.parse(out);
    expect(timing).toEqual({ seconds: expect.any(Number), actionsPerSecond: expect.any(Number), workers: expect.any(Number) });
    return summary;
  });
  expect(one).toMatchObject({ plan: { games: 13, seed: 'w' }, byBot: [{ name: 'casual', games: 13 }, { name: 'random' }] });
  expect(two).toEqual(one);
  expect(three).toEqual(one);
}, 60_000);
