import { expect, test } from 'vitest';
import { prompt } from './prompt.ts';
import { viewOf } from './table.ts';

const checking = (line: string, gap: number) => ({ turn: { seat: 1, step: 'check', placed: { line, gap }, by: 0 } });

test.each([
  ['at the beginning of a line', checking('north-south', 0), 0, 'prompt.check-one'],
  ['at an end, by the viewer', checking('west-east', 1), 0, 'prompt.check-one'],
  ['at an end, by another', checking('west-east', 1), 2, 'wait.check-one'],
  ['between two, by the viewer', { northSouth: ['own-1', 'own-3', 'own-2'], ...checking('north-south', 1) }, 0, 'prompt.check'],
  ['between two, by another', { northSouth: ['own-1', 'own-3', 'own-2'], ...checking('north-south', 1) }, 1, 'wait.check'],
] as const)('a card to be checked %s', (_, changes, seat, key) => {
  expect(prompt(viewOf(changes, seat)).key).toBe(key);
});

test('the only card beside the new one is named', () => {
  const { params } = prompt(viewOf(checking('west-east', 1)));
  expect(params['other']).toEqual({ names: { en: 'Town 2', es: 'Pueblo 2', ru: 'Город 2' } });
});
