import { type Refusal, type Sentence, say as sayWith, type Translate } from '@tabletrotter/rules';
import type { ClosedScreen } from '../games/screen.ts';

/** Tells sentences of one game at one table in the reader's language. */
export interface TableVoice {
  readonly screen: ClosedScreen;
  nameOf(seat: number): string;
  say(sentence: Sentence): string;
  /** Why not, in a sentence. */
  refuse(refusal: Pick<Refusal, 'reason' | 'params'>): string;
}

export const tableVoice = (screen: ClosedScreen, translate: Translate, nameOf: (seat: number) => string): TableVoice => {
  const say = (sentence: Sentence): string => sayWith(sentence, translate, nameOf);
  return { screen, nameOf, say, refuse: ({ reason, params }) => say({ key: `refusal.${reason}`, params }) };
};
