import type { Param, Sentence } from '@tabletrotter/rules';
import type { Line } from './model.ts';
import { word } from './words.ts';

/** Between which cards of a line something lies, in words; `before` and `after`: the names of its neighbours, `null` at an end. */
export const gapText = (on: Line, before: Param | null, after: Param | null): Sentence => {
  if (before !== null && after !== null) return word(`board.gap.${on}.between`, { before, after });
  if (after !== null) return word(`board.gap.${on}.first`, { other: after });
  return word(`board.gap.${on}.last`, { other: before ?? '' });
};
