import type { Shown as Seen, Sentence } from '@tabletrotter/rules';
import type { RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameState } from '../live/state.ts';
import { settings } from '../settings/settings.ts';
import { play } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import type { Cue, Paint } from './cue.ts';
import { pause, readingTime } from './dwell.ts';
import { fly } from './ghosts.ts';
import './motion.css';
import { createPace, type Motion, type Pace, type Shown } from './pace.ts';
import { Stillness } from './stillness.ts';
import { timeline } from './timeline.ts';
import { markTrace, traceOf } from './trace.ts';

/** What a game knows of its motion. */
interface Moving {
  cue(event: Seen, view: Seen): Cue<Paint>;
  say(sentence: Sentence): string;
  /** A story leads up to what an event brings: it is told on its sheet before anything else shows how it ends. */
  leads(event: Seen, view: Seen): boolean;
  /** A sheet that an event brings lies over the table until it is closed. */
  opensSheet(event: Seen, view: Seen): boolean;
  /** What an event turned up is to be read before anything covers it. */
  dwells(event: Seen): boolean;
}

const cuesOf = ({ cue }: Pick<Moving, 'cue'>, { news, log, showing }: GameState): readonly Cue<Paint>[] =>
  ((news ?? log.at(-1))?.events ?? []).map((event) => cue(event, showing.view));

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sets what happened in motion, as the reader likes it; nothing moves in a tab that nobody looks at. */
const perform = (root: HTMLElement | null, cues: readonly Cue<Paint>[], hurry: number, say: Moving['say']): Motion | null => {
  if (root === null || document.hidden) return null;
  const { speed } = settings.get();
  const rate = speed === 'instant' ? Number.POSITIVE_INFINITY : Number(speed) * hurry;
  const { flights, rings } = timeline(cues, rate);
  for (const { sound, after } of rings) play(sound, after);
  if (flights.length === 0 || speed === 'instant') return null;
  return fly({ root, flights, still: isStill(), say });
};

/**
 * A game with all lines up to its moment that the page has, such as older ones that came while something waited. Its own entry
 * is told as it came: what the log has forgotten since is still to be read.
 */
const upTo = (game: GameState, { log, older }: GameState): GameState => ({
  ...game,
  older,
  log: log
    .filter(({ seq }) => seq <= game.showing.version)
    .map((entry) => (game.news !== null && game.news.seq === entry.seq ? game.news : entry)),
});

/** A table's pace: what is shown of it, and the ways to hurry. */
export type Paced = Pick<Pace<GameState>, 'catchUp' | 'told' | 'resume'> & Shown<GameState>;

/** Shows a game as it moves: each entry travels over `root` first, then its view is there, with the trace of what moved. */
export const usePace = (root: RefObject<HTMLElement | null>, latest: GameState, moving: Moving): Paced => {
  const now = useRef(moving);
  now.current = moving;
  const [pace] = useState(() =>
    createPace(latest, {
      play: (next, hurry) => perform(root.current, cuesOf(now.current, next), hurry, now.current.say),
      leads: ({ news, showing: { view } }) => (news?.events ?? []).some((event) => now.current.leads(event, view)),
      stops: ({ news, showing: { view } }) => (news?.events ?? []).some((event) => now.current.opensSheet(event, view)),
      dwell: ({ news }) =>
        (news?.events ?? []).some(now.current.dwells)
          ? pause(readingTime({ speed: settings.get().speed, still: isStill(), away: document.hidden }))
          : null,
    }),
  );
  const shown = useStore(pace.shown);

  const stillness = useContext(Stillness);
  useLayoutEffect(() => {
    const tell = (): void => stillness?.set(pace.still.get());
    const stop = pace.still.subscribe(tell);
    return () => {
      stop();
      stillness?.set(true);
    };
  }, [pace, stillness]);

  useLayoutEffect(() => {
    pace.take(latest);
    if (document.hidden) pace.catchUp();
  }, [latest]);

  useEffect(() => {
    const onHide = (): void => {
      if (document.hidden) pace.catchUp();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      pace.close();
    };
  }, [pace]);

  // with every rendering: what it drew anew bears no mark yet
  useLayoutEffect(() => {
    if (root.current !== null) markTrace(root.current, traceOf(cuesOf(now.current, shown.game)));
  });

  const game = useMemo(() => upTo(shown.game, latest), [shown.game, latest]);
  const telling = useMemo(() => (shown.telling === null ? null : upTo(shown.telling, latest)), [shown.telling, latest]);
  const { catchUp, told, resume } = pace;
  return { game, waiting: shown.waiting, telling, catchUp, told, resume };
};
