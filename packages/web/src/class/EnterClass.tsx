import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { navigate, showRoute } from '../router.ts';
import { holdSeat } from '../seats.ts';
import { failureText } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

/** Comes in by the code of a class: a name and a seat are given, nothing is asked. */
export const EnterClass = ({ code }: { readonly code: string }) => {
  const { t, language } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const enter = async (): Promise<void> => {
    setFailure(null);
    const answer = await live().request({ type: 'enter', class: code, language });
    if (!answer.ok) return setFailure(answer.error);
    if (answer.value.type !== 'seated') return;
    const { table, seat, secret, host } = answer.value;
    holdSeat({ table, code: code.toUpperCase(), seat, secret, host });
    navigate(showRoute({ page: 'table', table }), { replace: true });
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
