import type { Deadline, TableInfo } from '@tabletrotter/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.ts';
import { STOPWATCH, timeLeft } from './lasting.ts';
import { remaining } from './remaining.ts';
import './time-left.css';

interface TimeLeftProps {
  readonly deadline: Deadline;
  readonly clock: NonNullable<TableInfo['customs']['clock']>;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  /** It is the viewer who has to answer. */
  readonly mine: boolean;
}

const SECOND = 1_000;
/** How often the time is read off while days or hours are left. */
const SELDOM = 20 * SECOND;

/** The page's clock, read often enough for what is left until `end`. */
const useNow = (end: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const left = end - now;
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(performance.now()), left > STOPWATCH ? SELDOM : left % SECOND || SECOND);
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
};

/** By when somebody has to answer: a bar, the time in numbers, and a word where it is short. Only the warning is read out, once. */
export const TimeLeft = ({ deadline, clock, localTime, mine }: TimeLeftProps) => {
  const { t, language } = useWords();
  const times = { at: localTime(deadline.at), until: localTime(deadline.until) };
  const now = useNow(times.until);
  const { phase, ms, share, short } = remaining(times, now, clock.seconds * SECOND);
  return (
    <div class={short ? 'time-left short' : 'time-left'}>
      <p role="timer" aria-live="off" aria-label={t('clock.left')}>
        <Icon name={short ? 'hourglass' : 'clock'} />
        <span class="time-left-number">{timeLeft(ms, language)}</span>
        {phase === 'grace' && <span>{t('clock.grace')}</span>}
        {phase === 'over' && <span>{t('clock.over')}</span>}
      </p>
      <span class="time-left-bar" aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      <p class="unseen" aria-live="polite">
        {mine && short && t(phase === 'time' ? 'clock.soon' : 'clock.late')}
      </p>
    </div>
  );
};
