import type { HostedGame, Language, Sentence, Translate } from '@tabletrotter/rules';
import { say } from '@tabletrotter/rules';
import i18next from 'i18next';
import { TEXT } from './text.ts';

/** A game's words in one language, ready to speak. */
export interface Speaker {
  /** A key of the game's dictionary. */
  readonly translate: Translate;
  /** Whether the dictionary has a key, in the form that goes with what is put into it. */
  knows(key: string, count?: number): boolean;
  say(sentence: Sentence): string;
  /** A seat as it is called at this table. */
  nameOf(seat: number): string;
}

/** Loads a game's words. A key that is missing shows as itself, so that it is seen. */
export const speakerFor = async (game: HostedGame, language: Language): Promise<Speaker> => {
  const dictionary = await game.words[language]();
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false, // keys are flat and hold dots
    nsSeparator: false,
    interpolation: { escapeValue: false }, // a terminal is not HTML
    resources: { [language]: { translation: dictionary } },
  });
  const translate: Translate = (key, params) => instance.t(key, { ...params });
  const nameOf = (seat: number): string => TEXT[language].seat(seat);
  const knows = (key: string, count?: number): boolean => instance.exists(key, count === undefined ? {} : { count });
  return { translate, knows, nameOf, say: (sentence) => say(sentence, { language, translate, nameOf }) };
};
