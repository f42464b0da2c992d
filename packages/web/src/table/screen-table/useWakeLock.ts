import { useEffect } from 'preact/hooks';

/** Keeps the screen lit while this is shown, where the browser can: it lets go whenever the tab is hidden. */
export const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let closed = false;
    const light = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (closed) await got.release();
        else sentinel = got;
      } catch {
        // a low battery, or not allowed: the screen goes dark as it always did
      }
    };
    const onShow = (): void => void light();
    onShow();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      closed = true;
      document.removeEventListener('visibilitychange', onShow);
      void sentinel?.release();
    };
  }, []);
};
