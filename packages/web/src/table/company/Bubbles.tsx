import type { Saying } from '@tabletrotter/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readingTime } from '../../motion/dwell.ts';
import { settings } from '../../settings/settings.ts';
import { play } from '../../sound/sound.ts';
import type { TableVoice } from '../voice.ts';
import { Call } from './Call.tsx';
import { freshSince, lastSaid } from './fresh.ts';
import { SaidLine } from './TalkPanel.tsx';

interface BubblesProps {
  /** Oldest first. */
  readonly talk: readonly Saying[];
  readonly viewer: number | null;
  /** What is said stands in sight already. */
  readonly read: boolean;
  readonly voice: TableVoice;
}

/** What has just been said, for as long as it takes to read it. It is read out once; what was said before the page came is not. */
export const Bubbles = ({ talk, viewer, read, voice }: BubblesProps) => {
  const [since, setSince] = useState(() => lastSaid(talk));
  const fresh = freshSince(talk, since);
  const latest = lastSaid(talk);
  const heard = useRef(latest);
  useEffect(() => {
    if (latest <= heard.current) return;
    heard.current = latest;
    if (talk.at(-1)?.seat !== viewer) play('token');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setSince(latest), readingTime({ speed: settings.get().speed, still, away: false }));
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <Call shown={fresh.length > 0} read={read} onClose={() => setSince(latest)}>
      <ul>
        {fresh.map(({ seat, time, what }) => (
          <li key={`${time}-${seat}`}>
            <SaidLine seat={seat} what={what} voice={voice} />
          </li>
        ))}
      </ul>
    </Call>
  );
};
