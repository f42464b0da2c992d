import { useEffect, useState } from 'preact/hooks';
import { play } from '../../sound/sound.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import type { TableVoice } from '../voice.ts';
import { Call } from './Call.tsx';

interface NudgeProps {
  readonly nudge: { readonly by: number; readonly at: number } | null;
  readonly voice: TableVoice;
}

/** Somebody waits for the viewer: said, shown and heard, until the viewer acts or puts it away. */
export const Nudge = ({ nudge, voice }: NudgeProps) => {
  const { t } = useWords();
  const at = nudge?.at ?? null;
  const [closed, close] = useState<number | null>(null);
  useEffect(() => {
    if (at !== null) play('nudge');
  }, [at]);
  const shown = at === closed ? null : nudge;
  return (
    <Call shown={shown !== null} onClose={() => close(at)}>
      {shown !== null && (
        <p class="call-nudge" key={shown.at}>
          <Icon name="bell" />
          <SeatGlyph seat={shown.by} />
          <span class="call-text">{t('nudge.text', { name: voice.nameOf(shown.by) })}</span>
        </p>
      )}
    </Call>
  );
};
