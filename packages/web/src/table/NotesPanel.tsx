import { useEffect, useRef, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import { PrivateMark } from '../ui/Private.tsx';
import { useWords } from '../words/words.ts';

/** As in the protocol; the server checks it again. */
const LONGEST_NOTE = 20_000;
/** How long the pen must rest before the notes are kept, in milliseconds. */
const REST = 800;

/** The player's own notebook at this table. It comes back on any device. */
export const NotesPanel = ({ notes }: { readonly notes: string }) => {
  const { t } = useWords();
  const [text, setText] = useState(notes);
  const [saved, setSaved] = useState(true);
  const latest = useRef(text);
  latest.current = text;
  const save = async (): Promise<void> => {
    const sent = latest.current;
    const answer = await live().request({ type: 'note', text: sent });
    if (answer.ok && sent === latest.current) setSaved(true);
  };
  // each change starts the rest anew
  useEffect(() => {
    if (saved) return;
    const timer = setTimeout(() => void save(), REST);
    return () => clearTimeout(timer);
  }, [text, saved]);
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
          onInput={(event) => {
            setText(event.currentTarget.value);
            setSaved(false);
          }}
          onBlur={() => {
            if (!saved) void save();
          }}
        />
      </label>
      <p class="quiet" role="status">
        {saved ? t('notes.saved') : t('notes.saving')}
      </p>
    </div>
  );
};
