import type { Seat } from '../core/basics.ts';
import type { Game } from '../core/game.ts';
import { quickRandom, type Random } from '../core/random.ts';
import { openTable } from '../core/table.ts';
import { copyOf, leavesOf, short } from './json.ts';
import { begun, type Origin, violation, withoutWorld } from './walk.ts';

/** How often each value of `measure` comes up in `n` imagined states. */
export const countImagined = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  view: V,
  random: Random,
  n: number,
  measure: (state: S) => string,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let time = 0; time < n; time++) {
    const value = measure(game.imagine(view, random));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

/**
 * Counts against the weights that they should follow (any positive numbers), by chi-square, with a bound that fair counts
 * pass about 99,997 times of 100,000 (Wilson and Hilferty's approximation at four deviations). A value without a weight fails.
 */
export const checkFair = (counts: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): void => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const weight = [...weights.values()].reduce((sum, share) => sum + share, 0);
  for (const [value, count] of counts)
    if (!weights.has(value)) violation('counted', `${short(value)} comes up ${count} times and cannot be`);
  let square = 0;
  for (const [value, share] of weights) {
    const expected = (total * share) / weight;
    if (expected < 5) violation('counted', `too few to judge ${short(value)}: ${expected} expected`);
    square += ((counts.get(value) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = weights.size - 1;
  const bound = freedom * (1 - 2 / (9 * freedom) + 4 * Math.sqrt(2 / (9 * freedom))) ** 3;
  if (square > bound)
    violation('counted', `chi-square ${square.toFixed(1)} over ${bound.toFixed(1)}: ${JSON.stringify([...counts])}`);
};

/** All of `values` equally likely. */
export const evenly = (values: readonly string[]): ReadonlyMap<string, number> => new Map(values.map((value) => [value, 1]));

/**
 * Right after the set-up, what a seat imagines must be spread as the truth is: every leaf of the position, over many seeds,
 * takes each value as often in the imagined states as in the true ones.
 */
export const checkSetupFair = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, origin: Origin, seat: Seat, seeds = 400): void =>
  withoutWorld(() => {
    const counts = new Map<string, { readonly path: string; truth: number; imagined: number }>();
    const count = (state: S, which: 'truth' | 'imagined'): void => {
      for (const { path, value } of leavesOf(copyOf(game.dumpPosition(state)))) {
        const key = `${path} = ${JSON.stringify(value)}`;
        const found = counts.get(key) ?? { path, truth: 0, imagined: 0 };
        found[which]++;
        counts.set(key, found);
      }
    };
    for (let seed = 0; seed < seeds; seed++) {
      const { initial, start } = begun(game, origin, `${seed}`);
      const random = quickRandom(seed + 1);
      const { state } = openTable(game, initial, () => random, { start, time: 0 }).table;
      count(state, 'truth');
      count(game.imagine(game.viewFor(state, seat, { recall: true }), random), 'imagined');
    }
    for (const [value, { truth, imagined }] of counts) {
      const deviations = Math.abs(truth - imagined) / Math.sqrt(truth + imagined);
      if (deviations > 4.5)
        violation(`${game.id} seat ${seat}`, `${value} is true ${truth} times of ${seeds} and imagined ${imagined} times`);
    }
  });
