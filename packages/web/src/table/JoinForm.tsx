import { useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { randomToken } from '../luck.ts';
import { holdSeat } from '../seats.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { FailureLine } from './Failure.tsx';
import { NameField } from './NameField.tsx';
import { keepName, myName } from './name.ts';

interface JoinProps {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly onSeated: () => void;
}

/** A name, and one is seated: no account. */
export const JoinForm = ({ table, code, game, onSeated }: JoinProps) => {
  const { t } = useWords();
  const [name, setName] = useState(() => myName(t));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    const answer = await live().request({ type: 'join', table, seat: null, name: name.trim(), word: randomToken() });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.error);
    if (answer.value.type !== 'seated') return;
    const { seat, secret, host } = answer.value;
    keepName(name.trim());
    holdSeat({ table: answer.value.table, code, game, seat, secret, host });
    onSeated();
  };
  return (
    <form
      class="panel join"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <h2>{t('join.title')}</h2>
      <NameField name={name} onName={setName} />
      <Button kind="primary" type="submit" disabled={busy || name.trim() === ''}>
        {t('join.sit')}
      </Button>
      <FailureLine failure={failure} />
    </form>
  );
};
