import type { Translate } from '@tabletrotter/rules';
import { useEffect, useState } from 'preact/hooks';
import type { ClosedScreen } from '../games/screen.ts';
import { useWords } from './words.ts';

/** A game's words in the reader's language, loaded when they are first wanted. */
export const useGameWords = (id: string, screen: Pick<ClosedScreen, 'words'> | null): Translate | undefined => {
  const words = useWords();
  const [, render] = useState({});
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
  return words.game(id);
};
