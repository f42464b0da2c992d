import { useEffect, useState } from 'preact/hooks';
import { live } from '../../live/live.ts';
import { type Failure, isPassing } from '../../live/message.ts';
import { takeSeat } from '../../live/take-seat.ts';
import { navigate, showRoute } from '../../router.ts';

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

/**
 * Takes the seat that the page's address brings along. What proves it is taken out of the address once there is an answer: a page that is
 * loaded anew before asks again.
 */
export const useClaim = (table: string, claim: string | null): Claimed => {
  const [claiming, setClaiming] = useState<Claiming>({ status: claim === null ? 'done' : 'busy' });
  const forgetToken = (): void => navigate(showRoute({ page: 'table', table }), { replace: true });
  const take = async (token: string): Promise<void> => {
    setClaiming({ status: 'busy' });
    const taken = await takeSeat(live(), { type: 'claim', table, token });
    if (taken.ok || !isPassing(taken.error)) forgetToken();
    setClaiming(taken.ok ? { status: 'done' } : { status: 'failed', failure: taken.error, token });
  };
  useEffect(() => {
    if (claim !== null) void take(claim);
  }, [claim]);
  return {
    claiming,
    again() {
      if (claiming.status === 'failed') void take(claiming.token);
    },
    leave() {
      forgetToken();
      setClaiming({ status: 'done' });
    },
  };
};
