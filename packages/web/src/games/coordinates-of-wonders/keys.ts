import type { Answer } from './model.ts';

/** The letter of each answer; `aria-keyshortcuts` tells it, and finds the button. */
export const LETTERS = { 'call-error': 'E', agree: 'L' } as const satisfies { readonly [A in Answer]: string };

/**
 * Which answer a key stands for: its letter, by the place where it lies on any keyboard, or, for an error, the space bar.
 * `null`: none; a key that is held down answers once.
 */
export const answerByKey = ({
  code,
  repeat,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>): Answer | null => {
  if (repeat || altKey || ctrlKey || metaKey) return null;
  if (code === 'Space' || code === `Key${LETTERS['call-error']}`) return 'call-error';
  return code === `Key${LETTERS.agree}` ? 'agree' : null;
};
