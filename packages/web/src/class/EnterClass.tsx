import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { takeSeat } from '../live/take-seat.ts';
import { navigate, showRoute } from '../router.ts';
import { failureText } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

/** Comes in by the code of a class: a name and a seat are given, nothing is asked. */
export const EnterClass = ({ code }: { readonly code: string }) => {
  const { t, language } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const enter = async (): Promise<void> => {
    setFailure(null);
    const taken = await takeSeat(live(), { type: 'enter', class: code, language }, { code: code.toUpperCase() });
    if (!taken.ok) return setFailure(taken.error);
    navigate(showRoute({ page: 'table', table: taken.value.table }), { replace: true });
  };
  useEffect(() => void enter(), []);
  if (failure === null) return <p class="page quiet">{t('class.entering')}</p>;
  return (
    <main class="page">
      <h1>{t('class.title')}</h1>
      <p role="alert">{failureText(t, failure)}</p>
      <div class="row">
        <Button kind="primary" onClick={() => void enter()}>
          {t('claim.again')}
        </Button>
      </div>
    </main>
  );
};
