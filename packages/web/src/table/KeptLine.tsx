import { useWords } from '../words/words.ts';
import { failureText } from './Failure.tsx';
import type { Written } from './keeper.ts';

/** Says whether a text of the seat's own is kept, or why not. */
export const KeptLine = ({ saved, failure }: Pick<Written, 'saved' | 'failure'>) => {
  const { t } = useWords();
  const state = t(saved ? 'notes.saved' : 'notes.saving');
  const why = failure === null ? state : failure.code === 'too-long' ? t('notes.too-long') : failureText(t, failure);
  return (
    <p class="quiet" role="status">
      {why}
    </p>
  );
};
