import type { RetoldEntry, Shown } from '@tabletrotter/rules';
import type { ClosedScreen, ScoredRound } from '../games/screen.ts';
import type { GameState } from '../live/state.ts';

/** One line of the log. */
export interface LogLine {
  readonly seq: number;
  readonly event: Shown;
  /** A new turn begins: the lines after it belong together. */
  readonly turn: boolean;
}

/** The log as lines, oldest first. */
export const logLines = (log: readonly RetoldEntry[], screen: Pick<ClosedScreen, 'isTurn'>): readonly LogLine[] =>
  log.flatMap(({ seq, events }) => events.map((event) => ({ seq, event, turn: screen.isTurn(event) })));

/** The rounds counted so far, as far back as the log goes. */
export const scoredRounds = (
  { log, showing: { view } }: Pick<GameState, 'log' | 'showing'>,
  screen: Pick<ClosedScreen, 'rounds'>,
): readonly ScoredRound[] =>
  screen.rounds(
    log.flatMap(({ events }) => events),
    view,
  );
