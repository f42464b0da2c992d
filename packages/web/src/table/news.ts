import type { RetoldEntry } from '@tabletrotter/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { GameState } from '../live/state.ts';
import { type AwayNotice, notifyAway } from '../notices/away.ts';
import { play } from '../sound/sound.ts';

interface Seen {
  readonly version: number;
  readonly news: readonly RetoldEntry[];
}

/** The entries that the last change brought: one as a rule, several where the page has caught up, none where all came anew. */
export const useNews = ({ news, log, showing: { version } }: GameState): readonly RetoldEntry[] => {
  const seen = useRef<Seen>({ version, news: [] });
  const before = seen.current.version;
  if (version !== before) seen.current = { version, news: news === null ? [] : log.filter(({ seq }) => seq > before) };
  return seen.current.news;
};

/** Rings when the reader's turn comes, but not for each step of it, nor on opening the page; whoever looks elsewhere is told. */
export const useTurnBell = (turn: boolean, told: AwayNotice): void => {
  const before = useRef(turn);
  useEffect(() => {
    if (turn && !before.current) {
      play('turn');
      notifyAway(told);
    }
    before.current = turn;
  }, [turn]);
};
