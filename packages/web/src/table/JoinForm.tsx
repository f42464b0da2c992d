import { useEffect, useRef, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { takeSeat } from '../live/take-seat.ts';
import { giveWord } from '../live/word.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { FailureLine } from './Failure.tsx';
import { NameField } from './NameField.tsx';
import { keepName, myName } from './name.ts';
import { chairName } from './names.ts';

interface JoinProps {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  /** The seat that is to be taken; `null`: any. */
  readonly seat: number | null;
  /** Whoever made the table has taken the seat away that was held here. */
  readonly takenOff: boolean;
  readonly onSeated: () => void;
  /** Takes the form away again; `null` where it stays. */
  readonly onCancel: (() => void) | null;
}

/** A name, and one is seated: no account. */
export const JoinForm = ({ table, code, game, seat: wanted, takenOff, onSeated, onCancel }: JoinProps) => {
  const { t } = useWords();
  const [name, setName] = useState(() => (wanted === null ? myName(t) : chairName(t, wanted)));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // asked for by a choice elsewhere on the page: it may be out of sight
  useEffect(() => {
    if (wanted !== null) form.current?.querySelector('input')?.focus();
  }, [wanted]);
  const join = async (): Promise<void> => {
    setBusy(true);
    const taken = await takeSeat(live(), { type: 'join', table, seat: wanted, name: name.trim() }, { code, game });
    setBusy(false);
    if (!taken.ok) return setFailure(taken.error);
    // somebody else on this device: whoever looks does not do it for them
    if (wanted === null) keepName(name.trim());
    else await giveWord(table, taken.value);
    onSeated();
  };
  return (
    <form
      ref={form}
      class="panel join"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <h2>{t(wanted === null ? 'join.title' : 'join.here')}</h2>
      {takenOff && <p role="alert">{t('join.taken-off')}</p>}
      <NameField name={name} onName={setName} seat={wanted} />
      <div class="row">
        <Button kind="primary" type="submit" disabled={busy || name.trim() === ''}>
          {t('join.sit')}
        </Button>
        {onCancel !== null && (
          <Button kind="quiet" onClick={onCancel}>
            {t('close')}
          </Button>
        )}
      </div>
      <FailureLine failure={failure} />
    </form>
  );
};
