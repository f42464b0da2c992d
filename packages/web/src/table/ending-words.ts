import type { Outcome } from '@tabletrotter/rules';
import type { Words } from '../words/words.ts';
import type { TableVoice } from './voice.ts';

const told = (
  key: 'over.won' | 'over.title',
  { t, language }: Pick<Words, 't' | 'language'>,
  { winners }: Outcome,
  voice: TableVoice,
): string => {
  if (winners.length === 0) return t('over.nobody');
  const players = new Intl.ListFormat(language).format(winners.map(voice.nameOf));
  return t(key, { players, count: winners.length });
};

/** Who has won, in a sentence. */
export const wonText = (words: Pick<Words, 't' | 'language'>, outcome: Outcome, voice: TableVoice): string =>
  told('over.won', words, outcome, voice);

/** That the game is over, and who has won it. */
export const overText = (words: Pick<Words, 't' | 'language'>, outcome: Outcome, voice: TableVoice): string =>
  told('over.title', words, outcome, voice);
