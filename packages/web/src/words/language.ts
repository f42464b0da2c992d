import type { Dictionary, Language } from '@tabletrotter/rules';
import i18next, { type i18n } from 'i18next';
import { recall, remember } from '../browser/storage.ts';
import { createStore } from '../store.ts';
import type { Words } from './words.ts';

/** As in the rules; written here so that the first page loads nothing of the rules. */
export const LANGUAGES = ['en', 'es', 'ru'] as const satisfies readonly Language[];

const PAGE: { readonly [L in Language]: () => Promise<Dictionary> } = {
  en: async () => (await import('./en.ts')).default,
  es: async () => (await import('./es.ts')).default,
  ru: async () => (await import('./ru.ts')).default,
};

/** The first of the wished languages that we speak. */
export const chooseLanguage = (wished: readonly (string | null)[]): Language => {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
};

/** A speaker of one language, from the page's dictionary. There is no fallback: a missing key shows as itself. */
export const createWords = (language: Language, page: Dictionary): Words => {
  const instance: i18n = i18next.createInstance();
  const loaded = new Set<string>();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false, // the words are here already
    keySeparator: false, // keys are flat and hold dots
    nsSeparator: false,
    defaultNS: 'page',
    interpolation: { escapeValue: false }, // Preact escapes
    resources: { [language]: { page } },
  });
  return {
    language,
    t: (key, params) => instance.t(key, { ...params }),
    game: (id) => (loaded.has(id) ? (key, params) => instance.t(key, { ...params, ns: id }) : undefined),
    add(id, dictionary) {
      instance.addResourceBundle(language, id, dictionary);
      loaded.add(id);
    },
  };
};

/** The words in use; `null` until the first dictionary is here. */
export const words = createStore<Words | null>(null);

const spoken = new Map<Language, Words>();

/** Loads a language and speaks it from then on. */
export const speak = async (language: Language): Promise<void> => {
  let found = spoken.get(language);
  if (found === undefined) {
    found = createWords(language, await PAGE[language]());
    spoken.set(language, found);
  }
  document.documentElement.lang = language;
  words.set(found);
};

export const switchLanguage = async (language: Language): Promise<void> => {
  remember('language', language);
  await speak(language);
};

export const startLanguage = (): Promise<void> => speak(chooseLanguage([recall('language'), ...navigator.languages]));
