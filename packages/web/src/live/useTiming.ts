import type { QuestionClock } from '@tabletrotter/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Timing } from '../games/screen.ts';

/** The clock of the open question as the page shows it, and how long ago it was shown that the race was open. */
export interface Timed {
  readonly timing: Timing | null;
  /** In milliseconds; `null` where there is no race, or it is not open yet. */
  reaction(): number | null;
}

/**
 * Arms the page when the race opens by the server's clock, and measures from when that was painted. `localTime`: a time of the
 * server's clock as `performance.now()`.
 */
export const useTiming = (clock: QuestionClock | null, localTime: (time: number) => number): Timed => {
  const openAt = clock?.openAt ?? null;
  const closeAt = clock?.closeAt ?? null;
  const [opened, open] = useState<number | null>(null);
  const painted = useRef<{ readonly race: number; readonly at: number } | null>(null);
  useEffect(() => {
    if (openAt === null) return;
    const timer = setTimeout(() => open(openAt), Math.max(0, localTime(openAt) - performance.now()));
    return () => clearTimeout(timer);
  }, [openAt, localTime]);
  useEffect(() => {
    // effects come after the paint
    if (opened !== null) painted.current = { race: opened, at: performance.now() };
  }, [opened]);
  const armed = openAt === null || opened === openAt;
  return {
    timing: clock === null ? null : { armed, closeAt: closeAt === null ? null : localTime(closeAt) },
    reaction: () => {
      const since = painted.current;
      return since === null || since.race !== openAt ? null : performance.now() - since.at;
    },
  };
};
