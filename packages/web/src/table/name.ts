import { randomOf } from '../browser/luck.ts';
import { recall, remember } from '../browser/storage.ts';
import type { Words } from '../words/words.ts';

/** As in the protocol; the server checks it again. */
export const LONGEST_NAME = 24;

/** The player's name: the one used last, or a friendly one. */
export const myName = (t: Words['t']): string => {
  const known = recall('name');
  if (known !== null && known !== '') return known;
  return randomOf(t('names').split(',')) ?? '';
};

export const keepName = (name: string): void => remember('name', name);
