import type { Language } from '@tabletrotter/rules';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below so many milliseconds a clock is watched second by second. */
export const STOPWATCH = HOUR;

type Unit = 'day' | 'hour' | 'minute' | 'second';

const counted = (language: Language, count: number, unit: Unit, unitDisplay: 'long' | 'short'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);

/** A time in one unit, the largest that measures it: "5 minutes", "2 days". */
export const lasting = (ms: number, language: Language): string => {
  if (ms >= DAY) return counted(language, Math.round(ms / DAY), 'day', 'long');
  if (ms >= HOUR) return counted(language, Math.round(ms / HOUR), 'hour', 'long');
  if (ms >= MINUTE) return counted(language, Math.round(ms / MINUTE), 'minute', 'long');
  return counted(language, Math.round(ms / SECOND), 'second', 'long');
};

/** What is left of a time: "04:59", and from an hour on in its two largest units: "2 days 3 hr". */
export const timeLeft = (ms: number, language: Language): string => {
  if (ms >= DAY)
    return `${counted(language, Math.floor(ms / DAY), 'day', 'long')} ${counted(language, Math.floor((ms % DAY) / HOUR), 'hour', 'short')}`;
  if (ms >= HOUR)
    return `${counted(language, Math.floor(ms / HOUR), 'hour', 'short')} ${counted(language, Math.floor((ms % HOUR) / MINUTE), 'minute', 'short')}`;
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};
