import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadScreen } from '../games/index.ts';
import type { ClosedScreen } from '../games/screen.ts';
import { isOnShelf } from '../games/shelf.ts';
import { live } from '../live/live.ts';
import { type Watch, watchTable } from '../live/watch.ts';
import { useStore } from '../store.ts';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import { failureText } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Lobby } from './Lobby.tsx';
import { sitterName } from './names.ts';
import { tableVoice } from './voice.ts';

/** The page of one table: the lobby before the start, the game after it. */
export const TablePage = ({ table }: { readonly table: string }) => {
  const [watch, setWatch] = useState<Watch | null>(null);
  useEffect(() => {
    const opened = watchTable(live(), table);
    setWatch(opened);
    return () => opened.close();
  }, [table]);
  return watch === null ? null : <Watched watch={watch} />;
};

/** A game's screen, as soon as it is here; `undefined` where there is none of that name. */
const useScreen = (game: string | null): ClosedScreen | null | undefined => {
  const [screen, setScreen] = useState<ClosedScreen | null | undefined>(null);
  useEffect(() => {
    if (game === null) return;
    const loading = loadScreen(game);
    if (loading === undefined) setScreen(undefined);
    else void loading.then((loaded) => setScreen(() => loaded));
  }, [game]);
  return screen;
};

const Watched = ({ watch }: { readonly watch: Watch }) => {
  const { t, language } = useWords();
  const state = useStore(watch.state);
  const info = state.status === 'shown' ? state.info : null;
  const screen = useScreen(info?.game ?? null);
  const translate = useGameWords(info?.game ?? '', screen ?? null);
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
  if (state.status === 'failed')
    return (
      <main class="page">
        <h1>{t('table.not-here')}</h1>
        <p>{failureText(t, state.error)}</p>
        <a class="button plain" href="/">
          {t('home.back')}
        </a>
      </main>
    );
  const { game, viewer } = state;
  if (screen === undefined) return <p class="page">{t('error.unknown-game')}</p>;
  if (game === null)
    return state.info.status === 'frozen' ? (
      <p class="page">{t('table.frozen')}</p>
    ) : (
      <main class="page">
        {isOnShelf(state.info.game) && <h1>{t(`game.${state.info.game}`)}</h1>}
        <Lobby info={state.info} levels={screen?.levels ?? []} viewer={viewer} onSeated={() => void watch.show()} />
      </main>
    );
  if (voice === undefined) return <p class="page quiet">{t('table.loading')}</p>;
  return <Frame state={state} game={game} watch={watch} voice={voice} />;
};
