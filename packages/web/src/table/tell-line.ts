import type { RetoldEntry } from '@tabletrotter/rules';
import type { Words } from '../words/words.ts';
import { entryLines, type LogLine } from './lines.ts';
import type { TableVoice } from './voice.ts';

type Teller = Pick<TableVoice, 'nameOf' | 'say'> & { readonly screen: Pick<TableVoice['screen'], 'tell' | 'isTurn'> };

/** A line of the log in the reader's language. What people did together is told by the page, what happened in the game by the game. */
export const tellLine = (t: Words['t'], voice: Teller, line: LogLine): string => {
  if (line.kind === 'event') return voice.say(voice.screen.tell(line.event));
  const { turnback, after } = line;
  switch (turnback.kind) {
    case 'undo':
      return t('log.undo', { name: voice.nameOf(turnback.seat) });
    case 'rewind':
      return after === null ? t('log.rewind-start') : t('log.rewind', { line: voice.say(voice.screen.tell(after)) });
    case 'end':
      return t('log.ended');
  }
};

/** All that an entry of the log tells. */
export const tellEntry = (t: Words['t'], voice: Teller, entry: RetoldEntry, log: readonly RetoldEntry[]): string =>
  entryLines(entry, log, voice.screen)
    .map((line) => tellLine(t, voice, line))
    .join(' ');
