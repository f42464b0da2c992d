import type { RetoldEntry } from '@tabletrotter/rules';
import { useRef } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { tellEntry } from './tell-line.ts';
import type { TableVoice } from './voice.ts';

interface AnnouncerProps {
  /** What the last change brought, oldest first. */
  readonly news: readonly RetoldEntry[];
  readonly log: readonly RetoldEntry[];
  readonly voice: TableVoice;
  /** What the viewer is asked, said together with the news of the step before; `null` where it is another's turn. */
  readonly asked: string | null;
  /** What the board asks for in between; `null` where it asks for nothing. */
  readonly instruction: string | null;
}

/** What a screen reader hears of the table, unseen: each event once, politely, and that one's turn has come, at once. */
export const Announcer = ({ news, log, voice, asked, instruction }: AnnouncerProps) => {
  const { t } = useWords();
  const last = useRef({ news, asked, came: false }); // whoever opens the page on the own turn reads so in the prompt
  if (last.current.news !== news) last.current = { news, asked, came: asked !== null && last.current.asked === null };
  const { came } = last.current;
  return (
    <div class="unseen">
      <div aria-live="polite">
        {news.map((entry, place) => (
          <p key={entry.seq}>
            {tellEntry(t, voice, entry, log)} {place === news.length - 1 && !came && asked}
          </p>
        ))}
      </div>
      <p aria-live="polite">{instruction}</p>
      <p aria-live="assertive">{came && t('turn.yours')}</p>
    </div>
  );
};
