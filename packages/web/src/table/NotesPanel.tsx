import { PrivateMark } from '../ui/Private.tsx';
import { useWords } from '../words/words.ts';
import type { Kept } from './useKept.ts';

/** As in the protocol; the server checks it again. */
const LONGEST_NOTE = 20_000;

/** The player's own notebook at this table. It comes back on any device. */
export const NotesPanel = ({ notes: { text, saved, write, save } }: { readonly notes: Kept }) => {
  const { t } = useWords();
  return (
    <div class="notes">
      <label class="field">
        <span>
          {t('notes.label')} <PrivateMark>{t('notes.private')}</PrivateMark>
        </span>
        <textarea
          maxLength={LONGEST_NOTE}
          value={text}
          rows={10}
          onInput={(event) => write(event.currentTarget.value)}
          onBlur={save}
        />
      </label>
      <p class="quiet" role="status">
        {saved ? t('notes.saved') : t('notes.saving')}
      </p>
    </div>
  );
};
