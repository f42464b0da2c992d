import type { Sentence } from '@tabletrotter/rules';
import type { Search } from './useQuest.ts';
import { line, pieceName } from './words.ts';

/** What is to be done before the game goes on, instead of the prompt. */
export const dueOf = (search: Search | null, looking: 'look' | 'hid' | null): Sentence | null => {
  if (search !== null) {
    const piece = pieceName(search.quest.piece);
    if (search.hint === 'piece') return line('board.quest-piece', { piece });
    if (search.hint === 'part') return line('board.quest-part', { piece });
    return search.tried === null
      ? line('board.quest', { piece })
      : line('board.quest-miss', { piece, tried: pieceName(search.tried) });
  }
  if (looking === null) return null;
  return line(looking === 'hid' ? 'board.due-hid' : 'board.due-say');
};
