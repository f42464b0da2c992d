import { ends } from '../../../testing/haste.ts';
import { LATE_JUNIOR, LATE_OLDER } from './late.ts';

/** From where the suites play, and how much. */
export const trials = {
  configs: [{}, { rules: 'older', memory: 'printed' }],
  starts: [LATE_JUNIOR, LATE_OLDER],
  seats: ends([2, 3, 4]),
  games: 1,
  mostActions: 8_000,
};
