import type { ComponentChildren } from 'preact';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { RuleLink } from './RuleLink.tsx';

/** Why not, in words, with the paragraph it follows, if any. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

interface PromptProps {
  readonly seat: number | null;
  readonly text: string;
  readonly mine: boolean;
  readonly watching: boolean;
  readonly notice: Notice | null;
  readonly game: string;
  /** By when an answer is due. */
  readonly time?: ComponentChildren;
}

/** The line that always says who, what now, and why not. */
export const Prompt = ({ seat, text, mine, watching, notice, game, time }: PromptProps) => {
  const { t } = useWords();
  return (
    <div class={`prompt${mine ? ' mine' : ''}${seat === null ? '' : ` bar-${seat}`}`}>
      {seat !== null && <SeatGlyph seat={seat} large />}
      {/* what happens is said by the announcer, once; here only why not */}
      <div class="prompt-words" role="status" aria-live="off">
        <p class="prompt-now">{text}</p>
        {watching && <p class="prompt-watching quiet">{t('table.watching')}</p>}
        <div aria-live="polite">
          {notice !== null && (
            <p class="prompt-why">
              {notice.text} {notice.rule !== null && <RuleLink game={game} rule={notice.rule} />}
            </p>
          )}
        </div>
      </div>
      {time}
    </div>
  );
};
