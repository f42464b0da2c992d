import type { Dictionary, Language, Translate } from '@tabletrotter/rules';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { en } from './en.ts';

/** A key of the page's own catalogue, plurals without their suffix. */
export type PageKey = { [Key in keyof typeof en]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key }[keyof typeof en];

/** What goes into a sentence. */
export type Params = { readonly [name: string]: string | number };

/** The page's words in the reader's language. */
export interface Words {
  readonly language: Language;
  /** A sentence of the page. */
  t(key: PageKey, params?: Params): string;
  /** The words of a game, once its dictionary is here. */
  game(id: string): Translate | undefined;
  /** Puts a game's dictionary beside the page's. */
  add(id: string, dictionary: Dictionary): void;
}

const nothing: Words = { language: 'en', t: (key) => key, game: () => undefined, add: () => undefined };

export const WordsContext = createContext<Words>(nothing);
export const useWords = (): Words => useContext(WordsContext);
