import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/index.ts';
import type { ClosedScreen } from '../games/screen.ts';

/**
 * A game's screen; `null` until it is here, also where no game is known yet; `undefined` where there is none of that name. That of the
 * game before is never taken for it.
 */
export const useScreen = (game: string | null): ClosedScreen | null | undefined => {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly screen: ClosedScreen | undefined } | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    void Promise.resolve(loadScreen(game)).then((screen) => {
      if (wanted) setLoaded({ game, screen });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.screen : null;
};
