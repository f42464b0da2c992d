import { randomToken } from '../browser/luck.ts';
import type { HeldSeat } from '../seats.ts';
import { live } from './live.ts';

/** Before the start: adds to the table's luck for a seat that is not the one shown, now that its hash is known. */
export const giveWord = async (table: string, held: HeldSeat): Promise<void> => {
  const shown = await live().request({ type: 'show', table, seat: held.seat, secret: held.secret });
  if (shown.ok) await live().request({ type: 'word', word: randomToken() });
};
