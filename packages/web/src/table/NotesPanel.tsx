import { PrivateMark } from '../ui/Private.tsx';
import { useWords } from '../words/words.ts';
import { KeptLine } from './KeptLine.tsx';
import { LONGEST } from './keeper.ts';
import type { Kept } from './useKept.ts';

/** The player's own notebook at this table. It comes back on any device. */
export const NotesPanel = ({ notes: { text, saved, failure, write, save } }: { readonly notes: Kept }) => {
  const { t } = useWords();
  return (
    <div class="notes">
      <label class="field">
        <span>
          {t('notes.label')} <PrivateMark>{t('notes.private')}</PrivateMark>
        </span>
        <textarea
          maxLength={LONGEST}
          value={text}
          rows={10}
          onInput={(event) => write(event.currentTarget.value)}
          onBlur={save}
        />
      </label>
      <KeptLine saved={saved} failure={failure} />
    </div>
  );
};
