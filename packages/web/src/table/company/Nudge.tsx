import { useEffect } from 'preact/hooks';
import { play } from '../../sound/sound.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import type { TableVoice } from '../voice.ts';

interface NudgeProps {
  readonly nudge: { readonly by: number; readonly at: number } | null;
  readonly voice: TableVoice;
}

/** Somebody waits for the viewer: said, shown and heard, until the viewer acts. */
export const Nudge = ({ nudge, voice }: NudgeProps) => {
  const { t } = useWords();
  const at = nudge?.at ?? null;
  useEffect(() => {
    if (at !== null) play('nudge');
  }, [at]);
  return (
    <div aria-live="polite">
      {nudge !== null && (
        <p class="notice" key={nudge.at}>
          <Icon name="bell" />
          <SeatGlyph seat={nudge.by} large />
          <span class="notice-words">{t('nudge.text', { name: voice.nameOf(nudge.by) })}</span>
        </p>
      )}
    </div>
  );
};
