import type { Result } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import type { Recorded } from './recorded.ts';

/** Plays the whole game again from its seed, every shuffle and throw, and says whether all came out as it was recorded. */
export const Verdict = ({ recorded: { game, saved } }: { readonly recorded: Recorded }) => {
  const { t } = useWords();
  const [verdict, setVerdict] = useState<Result<number> | 'checking' | null>(null);
  const { commitment } = saved.start;
  const check = (): void => {
    setVerdict('checking');
    setTimeout(() => setVerdict(game.verify(saved))); // after the word that it is being checked
  };
  return (
    <div class="verdict">
      <Button onClick={check} disabled={verdict === 'checking'}>
        {t('verify.check')}
      </Button>
      <p role="status">
        {verdict === 'checking' && t('verify.checking')}
        {verdict !== null && verdict !== 'checking' && !verdict.ok && (
          <>
            {t('verify.differs')} <small>({verdict.error.message})</small>
          </>
        )}
        {verdict !== null && verdict !== 'checking' && verdict.ok && (
          <>
            {t('verify.sound', { count: verdict.value })}{' '}
            {commitment === null ? t('verify.no-hash') : t('verify.hash', { hash: commitment.slice(0, 16) })}
          </>
        )}
      </p>
    </div>
  );
};
