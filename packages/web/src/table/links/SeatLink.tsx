import type { Seat } from '@tabletrotter/rules';
import { useEffect, useState } from 'preact/hooks';
import { live } from '../../live/live.ts';
import type { Failure } from '../../live/message.ts';
import { heldAt } from '../../seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { FailureLine } from '../Failure.tsx';
import { CopyField } from './CopyField.tsx';
import './links.css';
import { Qr } from './Qr.tsx';
import { useTableLink } from './useTableLink.ts';

interface SeatLinkProps {
  /** The table's id. */
  readonly table: string;
  readonly seat: Seat;
  /** Who sits there. */
  readonly name: string;
  /** They are at the table and play: nobody else moves them. */
  readonly playing: boolean;
}

/**
 * Gives out a link that moves a seat to another device: to whoever holds the seat here, and to the host for everybody's. Nothing for
 * others.
 */
export const SeatLink = ({ table, seat, name, playing }: SeatLinkProps) => {
  const { t } = useWords();
  const [token, setToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // that somebody is there says nothing once they have gone
  useEffect(() => setFailure(null), [playing]);
  const held = heldAt(table);
  const secret = held?.seats.find((each) => each.seat === seat)?.secret ?? null;
  const host = held?.host ?? null;
  if (secret === null && host === null) return null;
  const ask = async (): Promise<void> => {
    const answer = await live().request({ type: 'link', table, seat, secret, host });
    setFailure(answer.ok ? null : answer.error);
    if (answer.ok && answer.value.type === 'link') setToken(answer.value.token);
  };
  return (
    <>
      <Button kind="quiet" refused={playing && secret === null} label={t('seat-link.of', { name })} onClick={() => void ask()}>
        {t(secret === null ? 'seat-link.move' : 'seat-link.use')}
      </Button>
      <FailureLine failure={failure} />
      {token !== null && (
        <Dialog title={t('seat-link.of', { name })} onClose={() => setToken(null)}>
          <LinkInside table={table} token={token} />
        </Dialog>
      )}
    </>
  );
};

const LinkInside = ({ table, token }: { readonly table: string; readonly token: string }) => {
  const { t } = useWords();
  const { link, onlyHere } = useTableLink({ page: 'table', table, claim: token });
  return (
    <div class="with-qr">
      <Qr link={link} />
      <div>
        <p>{t('seat-link.how')}</p>
        {onlyHere && <p class="quiet">{t('invite.only-here')}</p>}
        <CopyField link={link} />
      </div>
    </div>
  );
};
