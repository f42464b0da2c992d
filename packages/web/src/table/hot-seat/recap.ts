import type { RetoldEntry } from '@tabletrotter/rules';
import type { ClosedScreen } from '../../games/screen.ts';
import { type LogLine, logLines } from '../lines.ts';

/** More lines than this are not read before a turn. */
const MOST = 8;

/**
 * What happened since somebody last looked: after entry `since`. `null`: they have not looked yet, and what matters is the turn that
 * is going on. From the log as a spectator reads it.
 */
export const recapOf = (
  log: readonly RetoldEntry[],
  screen: Pick<ClosedScreen, 'isTurn'>,
  since: number | null,
): readonly LogLine[] => {
  const lines = logLines(log, screen);
  // a turn that has just begun tells nothing yet
  const turn = lines.slice(0, -1).findLastIndex((line) => line.kind === 'event' && line.turn);
  const known = since === null ? lines.slice(Math.max(0, turn)) : lines.filter(({ seq }) => seq > since);
  return known.slice(-MOST);
};
