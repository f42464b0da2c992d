import { expect, test } from 'vitest';
import { prompt } from './prompt.ts';
import { viewOf } from './table.ts';

test('what is asked of the viewer, and what the others wait for', () => {
  expect(prompt(viewOf('cj-roll'))).toEqual({ key: 'prompt.roll', params: {} });
  expect(prompt(viewOf('cj-roll', 1))).toEqual({ key: 'wait.roll', params: { player: { seat: 0 } } });
  expect(prompt(viewOf('cj-choice')).key).toBe('prompt.move');
  expect(prompt(viewOf('cj-bonus')).key).toBe('prompt.move-bonus');
  expect(prompt(viewOf('cj-older'))).toEqual({ key: 'prompt.move-older', params: { count: 3 } });
  expect(prompt(viewOf('cj-older', null))).toEqual({ key: 'wait.move-older', params: { player: { seat: 0 }, count: 3 } });
});
