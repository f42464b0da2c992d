import type { PhotoFinish } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';

/** Milliseconds from a question on in which answers to a race are too early: by then every screen shows what is asked. */
export const GUARD = 600;
/** No line is compensated for more than this, in milliseconds: so much may be gained by a forged time, and no more. */
export const MOST_LAG = 400;
/** What a client may need besides its line: to draw, to be heard. */
const SLACK = 50;
/** Calls no further apart than this cannot be told apart. */
const TOO_CLOSE = 40;

/** A call as it came. */
export interface Press {
  /** When it came, by the server's clock. */
  readonly received: number;
  /** What its client says: milliseconds since it showed that the race was open. `null`: it does not say. */
  readonly reactionMs: number | null;
  /** What its line takes there and back, in milliseconds; `null`: not measured. */
  readonly rtt: number | null;
}

/** A call and when it was made, as far as can be judged. */
export interface Timed {
  readonly seat: Seat;
  readonly at: number;
  readonly lagAdjusted: boolean;
}

/**
 * When a call was made: as its client measured it, if that can be with a line like its own; else when it came, less the way. No
 * earlier than the race opened.
 */
export const timeOf = ({ received, reactionMs, rtt }: Press, openAt: number): Omit<Timed, 'seat'> => {
  const lag = rtt ?? 0;
  const earliest = received - Math.min(lag + SLACK, MOST_LAG);
  const measured = reactionMs === null ? Number.NaN : openAt + reactionMs;
  if (measured >= earliest && measured <= received) return { at: measured, lagAdjusted: false };
  return { at: Math.max(openAt, received - Math.min(lag / 2, MOST_LAG)), lagAdjusted: true };
};

/** How long calls are collected after the first has come, in milliseconds: long enough for one from the slowest line. */
export const collectFor = (slowest: number): number => Math.min(Math.max(slowest / 2 + 60, 120), MOST_LAG);

/** Steps clockwise from one seat to another; a whole round to itself. */
const steps = (from: Seat, to: Seat, seats: number): number => ((to - from - 1 + seats) % seats) + 1;

/** Who of those that called was first: the earliest, or of those too close to it the first clockwise after a seat. */
export const firstOf = (
  calls: readonly Timed[],
  { after, seats }: { readonly after: Seat; readonly seats: number },
): Seat | null => {
  const earliest = Math.min(...calls.map(({ at }) => at));
  const close = calls.filter(({ at }) => at - earliest <= TOO_CLOSE).map(({ seat }) => seat);
  return close.sort((one, other) => steps(after, one, seats) - steps(after, other, seats))[0] ?? null;
};

/** What everybody is shown of a race. */
export const photoOf = (calls: readonly Timed[], first: Seat, openAt: number): PhotoFinish => ({
  first,
  calls: calls
    .map(({ seat, at, lagAdjusted }) => ({ seat, ms: Math.round(at - openAt), lagAdjusted }))
    .sort((one, other) => one.ms - other.ms),
});
