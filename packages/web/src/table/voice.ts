import { type Reader, type Refusal, type Sentence, say as sayWith } from '@tabletrotter/rules';
import type { ClosedScreen } from '../games/screen.ts';

/** Tells sentences of one game at one table in the reader's language. */
export interface TableVoice {
  readonly screen: ClosedScreen;
  nameOf(seat: number): string;
  say(sentence: Sentence): string;
  /** Why not, in a sentence. */
  refuse(refusal: Pick<Refusal, 'reason' | 'params'>): string;
}

export const tableVoice = (screen: ClosedScreen, reader: Reader): TableVoice => {
  const say = (sentence: Sentence): string => sayWith(sentence, reader);
  return { screen, nameOf: reader.nameOf, say, refuse: ({ reason, params }) => say({ key: `refusal.${reason}`, params }) };
};
