import type { Seat } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { lineTo } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { FailureLine } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

/** What it takes to take a seat away. */
export interface Kick {
  readonly code: string;
  readonly secret: string;
  readonly onDone: () => void;
}

interface KickProps {
  readonly kick: Kick;
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
}

/** Takes a pupil's seat away. */
export const KickButton = ({ kick: { code, secret, onDone }, table, seat, name }: KickProps) => {
  const { t } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const press = async (): Promise<void> => {
    const answer = await lineTo('server').request({ type: 'kick', class: code, secret, table, seat });
    setFailure(answer.ok ? null : answer.error);
    onDone();
  };
  return (
    <>
      <Button label={t('lobby.free', { name })} onClick={() => void press()}>
        {t('lobby.kick')}
      </Button>
      <FailureLine failure={failure} />
    </>
  );
};
