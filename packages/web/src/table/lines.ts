import type { RetoldEntry, Shown } from '@tabletrotter/rules';
import type { ClosedScreen, ScoredRound } from '../games/screen.ts';
import type { GameState } from '../live/state.ts';

/** One line of the log. */
export type LogLine =
  | {
      readonly kind: 'event';
      readonly seq: number;
      readonly event: Shown;
      /** A new turn begins: the lines after it belong together. */
      readonly turn: boolean;
    }
  | {
      readonly kind: 'turnback';
      readonly seq: number;
      readonly turnback: NonNullable<RetoldEntry['turnback']>;
      /** What had happened last where the game goes on from; `null`: nothing that the log still tells. */
      readonly after: Shown | null;
    };

type Turns = Pick<ClosedScreen, 'isTurn'>;

const lastUntil = (log: readonly RetoldEntry[], seq: number): Shown | null =>
  log.findLast((entry) => entry.seq <= seq && entry.events.length > 0)?.events.at(-1) ?? null;

/** The lines of an entry; `log` is where it stands, or stood. */
export const entryLines = (
  { seq, events, turnback }: RetoldEntry,
  log: readonly RetoldEntry[],
  screen: Turns,
): readonly LogLine[] => {
  const lines = events.map((event) => ({ kind: 'event', seq, event, turn: screen.isTurn(event) }) as const);
  if (turnback === undefined) return lines;
  const after = turnback.kind === 'end' ? null : lastUntil(log, turnback.back);
  return [...lines, { kind: 'turnback', seq, turnback, after }];
};

/** The log as lines, oldest first. */
export const logLines = (log: readonly RetoldEntry[], screen: Turns): readonly LogLine[] =>
  log.flatMap((entry) => entryLines(entry, log, screen));

/** The rounds counted so far, as far back as the log goes. */
export const scoredRounds = (
  { log, showing: { view } }: Pick<GameState, 'log' | 'showing'>,
  screen: Pick<ClosedScreen, 'rounds'>,
): readonly ScoredRound[] =>
  screen.rounds(
    log.flatMap(({ events }) => events),
    view,
  );
