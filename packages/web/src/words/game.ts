import type { Translate } from '@tabletrotter/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClosedScreen } from '../games/screen.ts';
import { useWords } from './words.ts';

/**
 * A game's words in the reader's language, loaded when they are first wanted. Until those of another language are here, the ones before
 * go on: nothing that the reader has begun is put away.
 */
export const useGameWords = (id: string, screen: Pick<ClosedScreen, 'words'> | null): Translate | undefined => {
  const words = useWords();
  const [, render] = useState({});
  const before = useRef<{ readonly id: string; readonly translate: Translate } | null>(null);
  useEffect(() => {
    if (screen === null || words.game(id) !== undefined) return;
    let wanted = true;
    void screen.words[words.language]().then((dictionary) => {
      words.add(id, dictionary);
      if (wanted) render({});
    });
    return () => {
      wanted = false;
    };
  }, [id, screen, words]);
  const translate = words.game(id);
  if (translate !== undefined) before.current = { id, translate };
  return before.current?.id === id ? before.current.translate : undefined;
};
