import type { Failure } from '../../live/message.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { failureText } from '../Failure.tsx';

interface FailedProps {
  readonly failure: Failure;
  readonly onAgain: () => void;
  /** Goes to the table as it is. */
  readonly onLeave: () => void;
}

/** Why a link did not bring its seat here. */
export const ClaimFailed = ({ failure, onAgain, onLeave }: FailedProps) => {
  const { t } = useWords();
  return (
    <main class="page">
      <h1>{t('claim.failed')}</h1>
      <p>{failureText(t, failure)}</p>
      <div class="row">
        {failure.code === 'offline' && (
          <Button kind="primary" onClick={onAgain}>
            {t('claim.again')}
          </Button>
        )}
        <Button onClick={onLeave}>{t('claim.to-table')}</Button>
      </div>
    </main>
  );
};
