import type { Settings } from '../settings/settings.ts';
import type { Motion } from './pace.ts';

/** How long what was turned up lies there to be read, in milliseconds, at the usual speed. */
const READING = 4_000;

/** Nobody reads quicker than this, however quick or still the table is. */
const LEAST = 2_500;

interface Reader {
  readonly speed: Settings['speed'];
  /** Wants no motion. */
  readonly still: boolean;
  /** Looks at something else. */
  readonly away: boolean;
}

/** Time to read what will be turned down again, in milliseconds. */
export const readingTime = ({ speed, still, away }: Reader): number => {
  if (away) return 0;
  return still || speed === 'instant' ? LEAST : Math.max(LEAST, READING / Number(speed));
};

/** Nothing moves for so many milliseconds; `null` where there are none. */
export const pause = (lasts: number): Motion | null => {
  if (lasts === 0) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrived = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lasts);
  });
  return { arrived, stop: () => clearTimeout(timer) };
};
