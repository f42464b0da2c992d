import { seatsOf } from '@tabletrotter/rules';
import { botAt, type Plan, type Played } from './playout.ts';
import { type Rate, rateOf } from './wilson.ts';

export interface Named extends Rate {
  readonly name: string;
}

/** What many games came to. Follows from the plan alone. */
export interface Summary {
  readonly plan: Plan;
  readonly byBot: readonly Named[];
  readonly bySeat: readonly Named[];
  /** By place in turn order; without the games in which all began at once. */
  readonly byOrder: readonly Named[];
  /** How often whoever ended the game is among its winners; a shared win counts in full. */
  readonly finisher: Rate;
  /** And how often that is its only winner. */
  readonly finisherAlone: Rate;
  /** Games with several winners: each counts as a fraction of a win for each. */
  readonly shared: number;
  readonly allLost: number;
  readonly actions: {
    readonly total: number;
    readonly mean: number;
    readonly min: number;
    readonly median: number;
    readonly max: number;
  };
  readonly endings: { readonly [reason: string]: number };
}

/** The bots' names; of several alike, each its number. */
const namesOf = (bots: readonly string[]): readonly string[] =>
  bots.map((bot, index) => {
    const before = bots.slice(0, index).filter((each) => each === bot).length;
    return before === 0 ? bot : `${bot} ${before + 1}`;
  });

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  const at = (index: number): number => sorted[index] ?? 0;
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
};

const lengthsOf = (played: readonly Played[]): Summary['actions'] => {
  const sorted = played.map(({ actions }) => actions).sort((a, b) => a - b);
  const total = sorted.reduce((sum, actions) => sum + actions, 0);
  return {
    total,
    mean: total / Math.max(1, sorted.length),
    min: sorted[0] ?? 0,
    median: median(sorted),
    max: sorted.at(-1) ?? 0,
  };
};

const endingsOf = (played: readonly Played[]): Summary['endings'] => {
  const counts: { [reason: string]: number } = {};
  for (const { reason } of played) counts[reason] = (counts[reason] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Counts what was played. */
export const summarize = (plan: Plan, played: readonly Played[]): Summary => {
  const n = plan.seats;
  /** Rates by what a winning seat of a game counts for; `undefined`: that game does not count here. */
  const rates = (
    names: readonly string[],
    slotOf: (game: Played, index: number, seat: number) => number | undefined,
  ): readonly Named[] => {
    const wins = names.map(() => 0);
    let games = 0;
    for (const [index, game] of played.entries()) {
      if (slotOf(game, index, 0) === undefined) continue;
      games += 1;
      for (const seat of game.winners) {
        const slot = slotOf(game, index, seat);
        if (slot !== undefined) wins[slot] = (wins[slot] ?? 0) + 1 / game.winners.length;
      }
    }
    return names.map((name, slot) => ({ name, ...rateOf(wins[slot] ?? 0, games) }));
  };
  const finished = played.filter(({ winners, finisher }) => winners.includes(finisher));
  return {
    plan,
    byBot: rates(namesOf(plan.bots), (_, index, seat) => botAt(plan, index, seat)),
    bySeat: rates(
      seatsOf(n).map((seat) => `seat ${seat}`),
      (_game, _index, seat) => seat,
    ),
    byOrder: rates(
      seatsOf(n).map((place) => `place ${place + 1}`),
      ({ first }, _, seat) => (first === null ? undefined : (seat - first + n) % n),
    ),
    finisher: rateOf(finished.length, played.length),
    finisherAlone: rateOf(finished.filter(({ winners }) => winners.length === 1).length, played.length),
    shared: played.filter(({ winners }) => winners.length > 1).length,
    allLost: played.filter(({ winners }) => winners.length === 0).length,
    actions: lengthsOf(played),
    endings: endingsOf(played),
  };
};
