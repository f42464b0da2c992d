import { useWords } from '../words/words.ts';

/** No saved game is nearly so long. */
const LONGEST = 20_000_000;

/** Chooses the file of a saved game. */
export const Chooser = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { t } = useWords();
  return (
    <label class="field">
      <span>{t('replay.file')}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file === undefined) return;
          if (file.size > LONGEST) onText('');
          else void file.text().then(onText);
        }}
      />
    </label>
  );
};
