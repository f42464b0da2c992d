import type { Language } from '@tabletrotter/rules';
import { useCallback, useState } from 'preact/hooks';
import { recall, remember } from '../../browser/storage.ts';

const KEY = 'carmen-junior.speech';

/** The browser's voice; `null` where it has none. */
const voice = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

/** Says a text aloud instead of what is being said; silence where the browser has no voice. */
const speak = (text: string, language: Language): void => {
  const synthesis = voice();
  if (synthesis === null || text === '') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  synthesis.cancel();
  synthesis.speak(words);
};

/** Whether names and sentences are read aloud. */
export interface Speech {
  /** The browser can speak. */
  readonly able: boolean;
  readonly on: boolean;
  turn(on: boolean): void;
  /** Says it, if that is wished. */
  say(text: string): void;
}

/** The reader's wish, which this browser keeps: off until it is turned on. */
export const useSpeech = (language: Language): Speech => {
  const [on, setOn] = useState(() => recall(KEY) === 'on');
  const say = useCallback((text: string) => (on ? speak(text, language) : undefined), [on, language]);
  return {
    able: voice() !== null,
    on,
    turn(next) {
      setOn(next);
      remember(KEY, next ? 'on' : 'off');
      if (!next) voice()?.cancel();
    },
    say,
  };
};
