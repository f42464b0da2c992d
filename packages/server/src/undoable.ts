import type { Match, Seat } from '@tabletrotter/rules';
import type { Live } from './live.ts';

/** So often a seat may take back what it does in the same place: with no end to it, a log could grow without the game going on. */
const MOST_RETRIES = 10;

/** Whether a seat could take its last action back, had it not done so here often enough already. */
export const isUndoSpent = (match: Match, seat: Seat): boolean =>
  match.undoable(seat) !== null && match.retries(seat) >= MOST_RETRIES;

/** The action that a seat may take back by itself. Where a clock runs none: what is done is done, or nobody would ever run out of time. */
export const undoableBy = ({ record }: Live, match: Match, seat: Seat): number | null =>
  record.customs.clock === null && !isUndoSpent(match, seat) ? match.undoable(seat) : null;
