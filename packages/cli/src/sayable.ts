import { LANGUAGES, type Sentence } from '@tabletrotter/rules';
import type { Speaker } from './words.ts';

const isValue = (param: unknown): boolean => typeof param === 'string' || (typeof param === 'number' && Number.isFinite(param));

const isSeat = (seat: unknown, seats: number): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;

const hasNames = (names: { readonly [language: string]: unknown } | null): boolean =>
  LANGUAGES.every((language) => typeof names?.[language] === 'string');

/** Why a sentence cannot be said; `undefined` where it can. For sentences out of a foreign record, which may hold anything. */
export const unsayable = ({ key, params }: Sentence, speaker: Speaker, seats: number): string | undefined => {
  const count = params['count'];
  if (!speaker.knows(key, typeof count === 'number' ? count : undefined)) return `there are no words for "${key.slice(0, 60)}"`;
  for (const [name, param] of Object.entries(params)) {
    if (typeof param !== 'object' || param === null) {
      if (!isValue(param)) return `its "${name}" is missing`;
    } else if ('seat' in param) {
      if (!isSeat(param.seat, seats)) return `its "${name}" is no seat of this table`;
    } else if ('seats' in param) {
      if (!Array.isArray(param.seats) || !param.seats.every((seat) => isSeat(seat, seats)))
        return `its "${name}" are not seats of this table`;
    } else if ('word' in param || 'words' in param) {
      const strange = ('word' in param ? [param.word] : param.words).find((word) => !speaker.knows(word));
      if (strange !== undefined) return `there is no word "${strange.slice(0, 60)}"`;
    } else if ('names' in param) {
      if (!hasNames(param.names)) return `its "${name}" is not named in every language`;
    } else return `its "${name}" is neither a text nor a number`;
  }
  return undefined;
};
