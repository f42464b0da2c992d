import type { Language } from '../../core/basics.ts';
import type { About } from './places/index.ts';

/** One line about every sight, by place, loaded a language at a time. */
export const aboutSights: { readonly [L in Language]: () => Promise<About> } = {
  en: async () => (await import('./places/about.en.ts')).en,
  es: async () => (await import('./places/about.es.ts')).es,
  ru: async () => (await import('./places/about.ru.ts')).ru,
};
