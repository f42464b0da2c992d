import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ClassOver } from '../class/ClassOver.tsx';
import type { ClosedScreen } from '../games/screen.ts';
import type { Failure } from '../live/message.ts';
import type { GameState, ShownTable } from '../live/state.ts';
import type { Watch } from '../live/watch.ts';
import { useStore } from '../store.ts';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import { failureText } from './Failure.tsx';
import { Moved } from './Moved.tsx';
import { sitterName } from './names.ts';
import { useScreen } from './useScreen.ts';
import { type TableVoice, tableVoice } from './voice.ts';

interface WatchedProps {
  readonly watch: Watch;
  /** Before the start. `screen`: `null` while the game is on its way. */
  waiting(state: ShownTable, screen: ClosedScreen | null): VNode;
  /** From the start on. */
  playing(state: ShownTable, game: GameState, voice: TableVoice): VNode;
  /** Where it cannot be shown; `null`: as that is told everywhere. */
  failed?(failure: Failure): VNode | null;
}

/** A table that is followed: what it is as far as it is known, or why it cannot be shown. */
export const Watched = ({ watch, waiting, playing, failed }: WatchedProps) => {
  const { t, language } = useWords();
  const state = useStore(watch.state);
  const info = state.status === 'shown' ? state.info : null;
  /** What was shown last. */
  const before = useRef<ShownTable | null>(null);
  if (state.status === 'shown') before.current = state;
  const screen = useScreen(info?.game ?? null);
  const translate = useGameWords(info?.game ?? '');
  useEffect(() => {
    if (screen) watch.retellWith(screen.retell);
  }, [screen, watch]);
  const sitters = info?.sitters;
  const voice = useMemo(
    () =>
      screen && translate && sitters
        ? tableVoice(screen, { language, translate, nameOf: (seat) => sitterName(t, sitters, seat) })
        : undefined,
    [screen, language, translate, sitters, t],
  );

  if (state.status === 'loading') return <p class="page quiet">{t('table.loading')}</p>;
  if (state.status === 'gone') return <ClassOver />;
  if (state.status === 'failed')
    return (
      failed?.(state.error) ?? (
        <main class="page">
          <h1>{t('table.not-here')}</h1>
          <p>{failureText(t, state.error)}</p>
          <a class="button plain" href="/">
            {t('home.back')}
          </a>
        </main>
      )
    );
  if (state.status === 'moved') return <Moved from={before.current} onBack={() => void watch.show()} />;
  if (screen === undefined) return <p class="page">{t('error.unknown-game')}</p>;
  if (state.game === null)
    return state.info.status === 'frozen' ? <p class="page">{t('table.frozen')}</p> : waiting(state, screen);
  if (voice === undefined) return <p class="page quiet">{t('table.loading')}</p>;
  return playing(state, state.game, voice);
};
