import { useEffect, useRef } from 'preact/hooks';

/** How long what is private stays in sight while nobody touches anything, in milliseconds. */
const PATIENCE = 60_000;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back when nobody seems to be in front of the device any more: the tab is hidden, or nothing was touched for a while. */
export const useAway = (watched: boolean, onAway: () => void): void => {
  const call = useRef(onAway);
  call.current = onAway;
  useEffect(() => {
    if (!watched) return;
    const away = (): void => call.current();
    let timer = setTimeout(away, PATIENCE);
    const onLife = (): void => {
      clearTimeout(timer);
      timer = setTimeout(away, PATIENCE);
    };
    const onHide = (): void => {
      if (document.hidden) away();
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onLife, { passive: true });
    addEventListener('pagehide', away);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onLife);
      removeEventListener('pagehide', away);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [watched]);
};
