import type { Play } from './playout.ts';

/** So many actions in so much processor time, of all the process's threads: what other processes take does not count. */
export interface Slice {
  readonly actions: number;
  readonly milliseconds: number;
}

const CHECK_EVERY = 64;

/** Plays for so long by the clock on the wall. */
export const sliceOf = (play: Play, milliseconds: number): Slice => {
  const until = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let actions = 0;
  while (performance.now() < until) {
    for (let each = 0; each < CHECK_EVERY; each++) play();
    actions += CHECK_EVERY;
  }
  const { user, system } = process.cpuUsage(before);
  return { actions, milliseconds: (user + system) / 1_000 };
};

const perSecond = ({ actions, milliseconds }: Slice): number => (actions * 1_000) / milliseconds;

/** Actions a second, over several slices. */
export interface Rate {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export const rateOf = (slices: readonly Slice[]): Rate => {
  const rates = slices.map(perSecond).sort((one, other) => one - other);
  const middle = rates.length / 2;
  const median = ((rates[Math.ceil(middle) - 1] ?? Number.NaN) + (rates[Math.floor(middle)] ?? Number.NaN)) / 2;
  return { median, least: rates[0] ?? Number.NaN, most: rates.at(-1) ?? Number.NaN };
};
