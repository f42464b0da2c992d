import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { TableVoice } from '../table/voice.ts';
import { useEscape } from '../ui/escape.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.ts';
import type { Place } from './place.ts';

interface EyesSheetProps {
  readonly seats: number;
  readonly eyes: Place['eyes'];
  readonly voice: TableVoice;
  readonly onEyes: (eyes: Place['eyes']) => void;
  readonly children: ComponentChildren;
}

/** With whose eyes one looks, and what stands beside it: in the row where there is room, else on a sheet that a button opens. */
export const EyesSheet = ({ seats, eyes, voice, onEyes, children }: EyesSheetProps) => {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  const id = useId();
  useEscape(() => open(false));
  return (
    <>
      <button
        type="button"
        class="icon-button replay-more"
        aria-label={t('replay.more')}
        title={t('replay.more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        <Icon name="eye" />
      </button>
      <div id={id} class={isOpen ? 'replay-eyes open' : 'replay-eyes'}>
        <label class="field">
          <span>{t('replay.whose')}</span>
          <select
            class="select"
            value={String(eyes ?? 'public')}
            onChange={({ currentTarget: { value } }) => {
              open(false);
              onEyes(value === 'all' ? 'all' : value === 'public' ? null : Number(value));
            }}
          >
            <option value="public">{t('replay.public')}</option>
            {Array.from({ length: seats }, (_, seat) => (
              <option key={seat} value={String(seat)}>
                {voice.nameOf(seat)}
              </option>
            ))}
            <option value="all">{t('replay.all')}</option>
          </select>
        </label>
        {children}
      </div>
    </>
  );
};
