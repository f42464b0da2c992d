import { FileButton } from '../ui/FileButton.tsx';
import { useWords } from '../words/words.ts';

/** No saved game is nearly so long. */
const LONGEST = 20_000_000;

/** Chooses the file of a saved game; `''`: one that can be none. */
export const Chooser = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { t } = useWords();
  return (
    <FileButton
      label={t('replay.file')}
      accept="application/json,.json"
      onFile={(file) => {
        if (file.size > LONGEST) onText('');
        else void file.text().then(onText);
      }}
    />
  );
};
