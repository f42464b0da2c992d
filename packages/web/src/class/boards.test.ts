import type { ClassBoard, ClassTable } from '@tabletrotter/protocol';
import { type Match, quickLuck } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { expect, test } from 'vitest';
import { knownOf, withKnown } from './boards.ts';

const opened = (): Match => {
  const [game] = GAMES;
  const found = game?.open(2, {}, { luck: quickLuck(1), time: 0, commitment: null, words: [] });
  if (!found?.ok) throw new Error('no game');
  return found.value.match;
};

const match = opened();
const view = match.view(null, { recall: false });
const board = (...tables: readonly ClassTable[]): ClassBoard => ({ class: 'ABCDE', game: 'wide-world', empty: 'away', tables });
const at = (table: string, game?: ClassTable['game']): ClassTable => ({
  table,
  status: 'playing',
  sitters: [],
  ...(game === undefined ? {} : { game }),
});
const shown = (version: number): ClassTable['game'] => ({ version, view, outcome: null, lines: [] });

test('a board keeps what is not told again, and only that', () => {
  const first = board(at('one', shown(3)), at('two', null));
  expect(knownOf(null)).toEqual([]);
  expect(knownOf(first)).toEqual([{ table: 'one', version: 3 }]);
  const second = withKnown(board(at('one'), at('two', shown(0))), first);
  expect(second).toEqual(board(at('one', shown(3)), at('two', shown(0))));
  expect(withKnown(board(at('one', shown(4)), at('two')), second)).toEqual(board(at('one', shown(4)), at('two', shown(0))));
});
