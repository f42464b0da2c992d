import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.ts';

interface CallProps {
  /** There is something to be read. */
  readonly shown: boolean;
  /** It stands in sight elsewhere, and is only read out. */
  readonly read?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What somebody calls across the table: over the seats, so that board and prompt stay in sight, until it is put away. */
export const Call = ({ shown, read = false, onClose, children }: CallProps) => {
  const { t } = useWords();
  const isSeen = shown && !read;
  return (
    <div class={isSeen ? 'call shown' : 'call unseen'}>
      <div class="call-words" aria-live="polite">
        {children}
      </div>
      {isSeen && (
        <button type="button" class="icon-button" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
};
