import type { Seat } from '@tabletrotter/rules';
import type { Answer } from './model.ts';

/** The letter of each answer; `aria-keyshortcuts` tells it, and finds the button. */
export const LETTERS = { 'call-error': 'E', agree: 'L' } as const satisfies { readonly [A in Answer]: string };

type Key = Pick<KeyboardEvent, 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The key by which a seat that shares its device calls an error: its number. */
export const digitOf = (seat: Seat): string => `${seat + 1}`;

const isHeld = ({ repeat, altKey, ctrlKey, metaKey }: Key): boolean => repeat || altKey || ctrlKey || metaKey;

/** The digit that is pressed; `null`: none, or one that is held down. */
export const digitByKey = (key: Key): string | null => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1] ?? null;
  return isHeld(key) ? null : digit;
};

/**
 * Which answer a key stands for: its letter, by the place where it lies on any keyboard, or, for an error, the space bar.
 * `null`: none; a key that is held down answers once.
 */
export const answerByKey = (key: Key): Answer | null => {
  const { code } = key;
  if (isHeld(key)) return null;
  if (code === 'Space' || code === `Key${LETTERS['call-error']}`) return 'call-error';
  return code === `Key${LETTERS.agree}` ? 'agree' : null;
};
