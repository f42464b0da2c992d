import { at } from '../../core/basics.ts';
import type { Random } from '../../core/random.ts';
import type { Side } from './components.ts';
import { type Guess, normal } from './knowledge.ts';

/** Where the cards of a line may lie, in its order: minutes from the line's beginning. */
export type World = readonly number[];

/** How many worlds a player imagines to look at two neighbours, and how many to count what is wrong. */
export const SOME = 250;
export const MANY = 1_000;
/** Rounds in which the first world is forgotten. */
const WARMING = 15;
/** How often a card is laid anywhere: by somebody who knows nothing, or slips. */
const SLIPS = 0.05;
/** How much smaller than mine the error is of whoever lays a card: out of all gaps it is laid in the one its owner is surest of. */
const CARE = 0.6;

/** About the chance that something normally distributed around 0 with this standard deviation is below `x` (off by 0.01 at most). */
const chanceBelow = (x: number, spread: number): number => {
  if (spread === 0) return x < 0 ? 0 : 1;
  return 1 / (1 + Math.exp((-1.702 * x) / spread));
};

/** The chance that a guess hits between two points of a line. */
export const chanceBetween = ({ at: middle, spread }: Guess, before: number, after: number): number =>
  Math.max(0, chanceBelow(after - middle, spread) + chanceBelow(middle - before, spread) - 1);

/** The error that somebody who lays these two next to each other may make in how far apart they lie. */
const slack = (one: Guess, other: Guess): number => Math.hypot(one.spread, other.spread) * CARE;

/** How likely two cards that lie so far apart along a line have been laid as neighbours in this order. */
const trust = (apart: number, error: number): number => SLIPS + (1 - SLIPS) * chanceBelow(apart, error);

/**
 * Worlds that fit what a player believes of the cards of a line and what the others' laying them so says of it (Metropolis:
 * card by card another guess from its belief, taken as far as it goes as well with its neighbours).
 */
export const worldsOf = (line: readonly Guess[], random: Random, count: number): readonly World[] => {
  const world = line.map((guess) => guess.at);
  const slacks = line.slice(1).map((guess, index) => slack(at(line, index), guess));
  const fit = (index: number, point: number): number =>
    (index === 0 ? 1 : trust(point - at(world, index - 1), at(slacks, index - 1))) *
    (index === slacks.length ? 1 : trust(at(world, index + 1) - point, at(slacks, index)));
  const worlds: World[] = [];
  for (let round = 0; round < WARMING + count; round++) {
    for (const [index, guess] of line.entries()) {
      if (guess.spread === 0) continue;
      const point = guess.at + normal(random) * guess.spread;
      const odds = fit(index, point) / fit(index, at(world, index));
      if (odds >= 1 || random.below(1_000) < odds * 1_000) world[index] = point;
    }
    if (round >= WARMING) worlds.push(world.slice());
  }
  return worlds;
};

/** The mean of something over worlds. */
export const meanOver = (worlds: readonly World[], what: (world: World) => number): number =>
  worlds.reduce((sum, world) => sum + what(world), 0) / worlds.length;

/** Points of a normal distribution, in standard deviations, and how much each of them weighs. */
const POINTS = Array.from({ length: 33 }, (_, index) => (index - 16) / 4).map((off) => ({
  off,
  weight: Math.exp((-off * off) / 2),
}));

/** By side, the chance that the card at this place of a line lies wrongly against its neighbour there; 0 where there is none. */
export const errorsAt = (line: readonly Guess[], gap: number, random: Random): { readonly [S in Side]: number } => {
  const card = at(line, gap);
  const slackTo = (other: Guess | undefined): number => (other === undefined ? 0 : slack(card, other));
  const [before, after] = [slackTo(line[gap - 1]), slackTo(line[gap + 1])];
  const wrong = { before: 0, after: 0 };
  let all = 0;
  for (const world of worldsOf(line.toSpliced(gap, 1), random, SOME)) {
    const [low, high] = [world[gap - 1] ?? -Infinity, world[gap] ?? Infinity];
    for (const { off, weight } of POINTS) {
      const point = card.at + off * card.spread;
      const likely = weight * trust(point - low, before) * trust(high - point, after);
      all += likely;
      if (point < low) wrong.before += likely;
      if (point > high) wrong.after += likely;
    }
  }
  return { before: wrong.before / all, after: wrong.after / all };
};
