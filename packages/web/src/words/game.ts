import type { Dictionary, Language, Translate } from '@tabletrotter/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadScreen } from '../games/index.ts';
import { useWords } from './words.ts';

/** The words of the game of that name, and of no other; `undefined` where there is none. */
const wordsOf = async (id: string, language: Language): Promise<Dictionary | undefined> =>
  (await loadScreen(id))?.words[language]();

/**
 * A game's words in the reader's language, loaded when they are first wanted. Until those of another language are here, the ones before
 * go on: nothing that the reader has begun is put away.
 */
export const useGameWords = (id: string): Translate | undefined => {
  const words = useWords();
  const [, render] = useState({});
  const before = useRef<{ readonly id: string; readonly translate: Translate } | null>(null);
  useEffect(() => {
    if (words.game(id) !== undefined) return;
    let wanted = true;
    void wordsOf(id, words.language).then((dictionary) => {
      if (dictionary === undefined) return;
      words.add(id, dictionary);
      if (wanted) render({});
    });
    return () => {
      wanted = false;
    };
  }, [id, words]);
  const translate = words.game(id);
  if (translate !== undefined) before.current = { id, translate };
  return before.current?.id === id ? before.current.translate : undefined;
};
