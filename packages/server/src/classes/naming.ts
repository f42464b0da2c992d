import type { Language } from '@tabletrotter/rules';
import { chance } from '../chance.ts';
import * as en from './names/en.ts';
import * as es from './names/es.ts';
import * as ru from './names/ru.ts';

/** Every name of two lists, such as “Brave Otter”. */
const pairs = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  name: (one: One, other: Other) => string,
): readonly string[] => ones.flatMap((one) => others.map((other) => name(one, other)));

/** The names that a class gives, by the language that whoever gets one reads. */
export const NAMES: { readonly [L in Language]: readonly string[] } = {
  en: pairs(en.QUALITIES, en.ANIMALS, (quality, animal) => `${quality} ${animal}`),
  es: [
    ...pairs(es.MALE, es.QUALITIES, (animal, [quality]) => `${animal} ${quality}`),
    ...pairs(es.FEMALE, es.QUALITIES, (animal, [, quality]) => `${animal} ${quality}`),
  ],
  ru: [
    ...pairs(ru.QUALITIES, ru.MALE, ([quality], animal) => `${quality} ${animal}`),
    ...pairs(ru.QUALITIES, ru.FEMALE, ([, quality], animal) => `${quality} ${animal}`),
  ],
};

/** A name that nobody else has; there are more of them than a class has chairs. */
export const newName = (language: Language, taken: ReadonlySet<string>): string => {
  const free = NAMES[language].filter((name) => !taken.has(name));
  const name = free[chance.below(free.length)];
  if (name === undefined) throw new Error(`a class has more pupils than there are names in ${language}`);
  return name;
};
