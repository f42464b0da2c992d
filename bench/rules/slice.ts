import { median } from '../statistics.ts';
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
  const rates = slices.map(perSecond);
  return { median: median(rates), least: Math.min(...rates), most: Math.max(...rates) };
};
