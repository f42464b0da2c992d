import { GAMES } from '@tabletrotter/rules/games';
import { expect, test } from 'vitest';
import { tableOptions } from '../src/table-options.ts';

const game = (id: string) => {
  const found = GAMES.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const junior = game('carmen-junior');

test('options are given one by one, over those given as JSON', () => {
  expect(tableOptions(junior, '{"memory":"printed","rules":"junior"}', { rules: 'older' })).toEqual({
    memory: 'printed',
    rules: 'older',
  });
  expect(tableOptions(game('coordinates-of-wonders'), '{}', { rounds: '1', window: 'null' })).toEqual({
    rounds: 1,
    window: null,
  });
  expect(tableOptions(junior, '{}', { seats: '4', json: true })).toEqual({});
});

test.each([
  ['a value that it has not', { rules: 'oldest' }, '--rules must be one of junior, older, not "oldest"'],
  ['an option of another game', { window: '10' }, 'carmen-junior has no option "window"; it has memory, rules, first'],
])('%s is refused with what there is', (_, values, message) => {
  expect(() => tableOptions(junior, '{}', values)).toThrow(message);
});
