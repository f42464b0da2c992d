import type { Match, Seat } from '@tabletrotter/rules';
import type { Live } from './live.ts';

/** The action that a seat may take back by itself. Where a clock runs none: what is done is done, or nobody would ever run out of time. */
export const undoableBy = ({ record }: Live, match: Match, seat: Seat): number | null =>
  record.customs.clock === null ? match.undoable(seat) : null;
