import type { EmptyChairs } from '@tabletrotter/protocol';
import { standInLevel } from '../bot-of.ts';
import type { Answer } from '../errors.ts';
import type { Live } from '../live.ts';
import { arrange } from '../seating.ts';
import { start } from '../starting.ts';

type Order = Parameters<typeof arrange>[1];

/** Everybody where they sit, and a robot on every open chair. */
const withRobots = (live: Live): Order => live.chairs.map(({ kind }, seat) => (kind === 'open' ? standInLevel(live) : seat));

/** Everybody closer together: without the open chairs, but for as many robots as the game needs to have enough. */
const without = (live: Live): Order => {
  const taken = live.chairs.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  const missing = Math.max(0, (live.game?.seats.min ?? 0) - taken.length);
  return [...taken, ...new Array<ReturnType<typeof standInLevel>>(missing).fill(standInLevel(live))];
};

/** Starts a table of a class, whoever has come. Called within the table's queue. */
export const beginTable = async (live: Live, empty: EmptyChairs): Promise<Answer<null>> => {
  if (live.chairs.some(({ kind }) => kind === 'open')) {
    const fewer = empty === 'away' ? await arrange(live, without(live)) : null;
    // its options may be for all of the seats
    const arranged = fewer?.ok ? fewer : await arrange(live, withRobots(live));
    if (!arranged.ok) return arranged;
  }
  return start(live);
};
