import { useEffect, useState } from 'preact/hooks';
import { live } from '../../live/live.ts';
import type { Failure } from '../../live/message.ts';
import { navigate, showRoute } from '../../router.ts';
import { holdSeat } from '../../seats.ts';

/** Takes the seat that a link is for; why not, if not. */
const claimSeat = async (table: string, token: string): Promise<Failure | null> => {
  const answer = await live().request({ type: 'claim', table, token });
  if (!answer.ok) return answer.error;
  if (answer.value.type !== 'seated') return { code: 'internal', message: '' };
  const { seat, secret, host } = answer.value;
  holdSeat({ table: answer.value.table, seat, secret, host });
  return null;
};

/** How far the taking of a seat has come. */
export type Claiming =
  | { readonly status: 'done' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly token: string };

interface Claimed {
  readonly claiming: Claiming;
  again(): void;
  /** Goes to the table without the seat. */
  leave(): void;
}

/** Takes the seat that the page's address brings along, and takes what proves it out of the address at once. */
export const useClaim = (table: string, claim: string | null): Claimed => {
  const [claiming, setClaiming] = useState<Claiming>({ status: claim === null ? 'done' : 'busy' });
  const take = async (token: string): Promise<void> => {
    setClaiming({ status: 'busy' });
    const failure = await claimSeat(table, token);
    setClaiming(failure === null ? { status: 'done' } : { status: 'failed', failure, token });
  };
  useEffect(() => {
    if (claim === null) return;
    navigate(showRoute({ page: 'table', table }), { replace: true });
    void take(claim);
  }, [claim]);
  return {
    claiming,
    again() {
      if (claiming.status === 'failed') void take(claiming.token);
    },
    leave: () => setClaiming({ status: 'done' }),
  };
};
