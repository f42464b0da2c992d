import type { RetoldEntry } from '@tabletrotter/rules';
import { useWords } from '../words/words.ts';
import { tellEntry } from './tell-line.ts';
import type { TableVoice } from './voice.ts';

interface TickerProps {
  readonly entry: RetoldEntry | null;
  readonly log: readonly RetoldEntry[];
  readonly voice: TableVoice;
  readonly onOpen: () => void;
}

/** What happened last, always in sight. A tap opens the log. */
export const Ticker = ({ entry, log, voice, onOpen }: TickerProps) => {
  const { t } = useWords();
  const text = entry === null ? '' : tellEntry(t, voice, entry, log);
  return (
    <div class="ticker">
      <button type="button" class="ticker-button" onClick={onOpen} aria-label={t('ticker.open')} />
      <p>{text}</p>
    </div>
  );
};
