/** Times by one clock, whichever, in milliseconds. */
interface Times {
  /** By when an answer is due. */
  readonly at: number;
  /** When the grace after it is over. */
  readonly until: number;
}

/** What is left of the time to answer, or of the grace after it. */
export interface Remaining {
  readonly phase: 'time' | 'grace' | 'over';
  readonly ms: number;
  /** Of the whole time or the whole grace, 0 to 1. */
  readonly share: number;
  /** So little that one must be warned. */
  readonly short: boolean;
}

/** From so many milliseconds on, whoever is asked is warned. */
export const WARNING = 20_000;

const share = (ms: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, Math.max(0, ms / whole)));

/** `whole`: the time that there was to answer. */
export const remaining = ({ at, until }: Times, now: number, whole: number): Remaining => {
  if (now < at) return { phase: 'time', ms: at - now, share: share(at - now, whole), short: at - now <= WARNING };
  if (now < until) return { phase: 'grace', ms: until - now, share: share(until - now, until - at), short: true };
  return { phase: 'over', ms: 0, share: 0, short: true };
};
