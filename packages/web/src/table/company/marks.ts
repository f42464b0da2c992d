import type { Sitter } from '@tabletrotter/protocol';
import type { IconName } from '../../ui/Icon.tsx';
import type { Words } from '../../words/words.ts';

/** Something to know of who sits on a chair: a picture and its words. */
export interface Mark {
  readonly icon: IconName;
  readonly text: string;
}

/** Whether a robot sits there or plays for somebody, and who is away. */
export const sitterMarks = (t: Words['t'], sitter: Sitter): readonly Mark[] => {
  switch (sitter.kind) {
    case 'open':
      return [];
    case 'bot':
      return [{ icon: 'robot', text: t('table.robot') }];
    case 'person':
      return [
        ...(sitter.present ? [] : [{ icon: 'away', text: t('table.away') } as const]),
        ...(sitter.standIn === null ? [] : [{ icon: 'robot', text: t(`stand.now-${sitter.standIn}`) } as const]),
      ];
  }
};
