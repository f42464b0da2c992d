import type { Language, Param, Seat, Sentence } from './basics.ts';

type PluralOf<Key> = Key extends `${infer Base}_other` ? Base : never;

/** All the keys of the English dictionary, each plural with the forms that the language has. */
type Translation<English, Forms extends string> = {
  readonly [Key in Exclude<keyof English, `${PluralOf<keyof English>}_${string}`>]: string;
} & { readonly [Base in PluralOf<keyof English> as `${Base}_${Forms}`]: string };

/** A Spanish dictionary for an English one: a missing or a surplus key does not compile. */
export type Spanish<English> = Translation<English, 'one' | 'other'>;

/** A Russian dictionary for an English one: a missing or a surplus key does not compile. */
export type Russian<English> = Translation<English, 'one' | 'few' | 'many' | 'other'>;

/** Looks a key up in the reader's language and puts texts and numbers into it; i18next's `t` is one. */
export type Translate = (key: string, params: { readonly [name: string]: string | number }) => string;

/** Who reads: in which language, by which words, and what the seats are called. */
export interface Reader {
  readonly language: Language;
  readonly translate: Translate;
  readonly nameOf: (seat: Seat) => string;
}

/** A sentence in the reader's language, with the players' names in it. */
export const say = ({ key, params }: Sentence, { language, translate, nameOf }: Reader): string => {
  const fill = (param: Param): string | number => {
    if (typeof param !== 'object') return param;
    if ('seat' in param) return nameOf(param.seat);
    if ('seats' in param) return param.seats.map(nameOf).join(', ');
    if ('names' in param) return param.names[language];
    return ('word' in param ? [param.word] : param.words).map((word) => translate(word, {})).join(', ');
  };
  return translate(key, Object.fromEntries(Object.entries(params).map(([name, param]) => [name, fill(param)])));
};
