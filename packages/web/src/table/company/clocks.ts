import type { Customs } from '@tabletrotter/protocol';

export type Clock = NonNullable<Customs['clock']>;
export type ClockAtZero = Clock['atZero'];

const DAY = 86_400;

/** Seconds for a move, as they are offered: none, some minutes, some days. */
export const PACES: readonly number[] = [0, 60, 180, 300, DAY, 2 * DAY, 3 * DAY];

/** Seconds of grace after that. */
export const GRACES: readonly number[] = [0, 30, 60, 3_600, 43_200];

/** The clock among what was chosen; no seconds are none. */
export const chosenClock = ({ seconds, grace, atZero }: Clock): Customs['clock'] =>
  seconds === 0 ? null : { seconds, grace, atZero };
